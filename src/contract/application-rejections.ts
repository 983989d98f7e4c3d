import { z } from 'zod';
import { applicationSelection } from '#domain/applications/selection.ts';
import { rejectionReason } from '#domain/applications/submission.ts';
import { locales } from '#domain/locale.ts';
import { call } from './route.ts';

const rejectionLetter = z.object({
  locale: z.enum(locales),
  /** To how many candidates it goes. */
  count: z.number(),
  subject: z.string(),
  /** Words in braces are filled in for each; of one candidate they are filled in already. */
  text: z.string(),
  /** False where the opening hides its company: its own words might name it. */
  is_editable: z.boolean(),
});
export type RejectionLetter = z.infer<typeof rejectionLetter>;

/** What a rejection tells its candidates, before it is done. */
export const applicationRejections = {
  rejectionLetters: call({
    method: 'POST',
    path: '/job_application_rejection_letters',
    policy: 'opening-decider',
    summary:
      'The emails that rejecting these applications would send, one for each language that their candidates read. ' +
      'None where the company switched them off, and none to people who were added and have not confirmed.',
    tag: 'Applications',
    toast: 'none',
  })
    .input(
      z.object({
        selection: applicationSelection,
        reason: rejectionReason.optional(),
        /** One of them that is left out. */ except: z.uuid().optional(),
      }),
    )
    .output(
      z.object({
        status: z.literal(200),
        data: z.array(rejectionLetter),
        /** Whether the company's settings let them go at all. */
        is_switched_on: z.boolean(),
        /** How many of them were added by hand and have not confirmed: no email goes to them. */
        unconfirmed: z.number(),
      }),
    ),
};
