import { z } from 'zod';
import { longText } from '#domain/text/text.ts';
import { reportMaximum } from './limits.ts';

/** What an administrator makes of a reported conversation: nothing in it, seen to, or the candidate shut out. */
export const conversationVerdicts = ['dismissed', 'settled', 'suspended'] as const;

/** So many of the last messages are kept with a report, as they stood. */
export const reportedMessages = 20;

/** Why a candidate is shut out: mailed to them. */
export const candidateSuspension = z.object({
  reason: longText(reportMaximum, { required: 'validation_suspension_reason_required' }),
});
