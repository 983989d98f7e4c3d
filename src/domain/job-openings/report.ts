import { z } from 'zod';
import { longText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { reportReasons, reportTextMaximum } from './report-reasons.ts';

/** POST api/job/{id}/report: a reason, and in one's own words what is wrong (needed for "other"). */
export const openingReport = z
  .object({
    reason: z.enum(reportReasons, { error: 'validation_option' }),
    text: longText(reportTextMaximum, {}, 0).default(''),
  })
  .superRefine(
    ({ reason, text }, context) => {
      if (reason === 'other' && text === '') {
        context.addIssue({ code: 'custom', path: ['text'], message: 'validation_required' });
      }
    },
    whenRight('reason', 'text'),
  );
export type OpeningReport = z.infer<typeof openingReport>;

/** Why an opening is taken down: mailed to the company's people, read on the opening's page. */
export const openingHold = z.object({
  reason: longText(reportTextMaximum, { required: 'validation_hold_reason_required' }),
});
