import { z } from 'zod';
import { longText } from '#domain/text/text.ts';
import { declineReasonMaximum } from './approval.ts';

/** Why an administrator stops an approved company: mailed to its owners, read on its screen. */
export const suspension = z.object({
  reason: longText(declineReasonMaximum, { required: 'validation_suspension_reason_required' }),
});
