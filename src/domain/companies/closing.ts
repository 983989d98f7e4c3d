import { z } from 'zod';
import { longText } from '#domain/text/text.ts';
import { declineReasonMaximum } from './approval.ts';

/** How long the data of a closed company is kept apart before it is erased, as the privacy policy says. */
export const closedCompanyKeptDays = 365;

/** Why an administrator closes a company at its wish: mailed to its people. */
export const closing = z.object({
  reason: longText(declineReasonMaximum, { required: 'validation_closing_reason_required' }),
});
