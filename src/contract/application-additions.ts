import { z } from 'zod';
import {
  additionAnswer,
  additionOutcomes,
  applicantAddition,
  confirmationNeeds,
} from '#domain/applications/by-hand.ts';
import { askedSources } from '#domain/applications/sources.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Applications';

/** What the link of the email shows of what was added, and what a yes would take. */
const askedApplicant = z.object({
  company: z.string(),
  job: z.string(),
  /** The member who added them; null for one who left. */
  by: z.string().nullable(),
  source: z.enum(askedSources),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  referred_by: z.string(),
  /** The name of the CV's file. */
  cv: z.string().nullable(),
  /** Without an answer by then, what was added is erased. */
  until: z.string(),
  needs: z.enum(confirmationNeeds),
});
export type AskedApplicant = z.infer<typeof askedApplicant>;

/** Applicants whom a company adds by hand, and what they say to it. */
export const applicationAdditions = {
  add: call({
    method: 'POST',
    path: '/job_application_added',
    policy: 'approved-recruiter',
    summary:
      'Adds an applicant by hand to a published opening of the company: the person is told at once and asked, ' +
      'and is no candidate of it before saying yes.',
    tag,
    limit: 'applicant_added',
    toast: 'refusals',
  })
    .input(applicantAddition)
    .output(done.extend({ data: z.object({ id: z.string(), until: z.string() }) })),
  asked: call({
    method: 'GET',
    path: '/added_application',
    policy: 'public',
    summary: 'What the link of that email shows: 410 once it was answered, taken back or is over.',
    tag,
    limit: 'applicant_added_link',
  })
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ status: z.literal(200), data: askedApplicant })),
  answer: call({
    method: 'POST',
    path: '/added_application',
    policy: 'public',
    summary:
      'The yes or no of the person. A yes joins the account of that address, which has to be signed in, or opens ' +
      'one; a no erases what was added.',
    tag,
    limit: 'applicant_added_link',
    transaction: 'own',
    // The page says it itself.
    toast: 'none',
  })
    .input(additionAnswer)
    .output(done.extend({ data: z.object({ outcome: z.enum(additionOutcomes) }) })),
};
