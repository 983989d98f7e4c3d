import { z } from 'zod';
import { closing } from '#domain/companies/closing.ts';
import { teamNote } from '#domain/companies/decline-templates.ts';
import { companyFeatures } from '#domain/companies/features.ts';
import { reviewChecks } from '#domain/companies/review.ts';
import { suspension } from '#domain/companies/suspension.ts';
import { companyProfile } from './company-profile.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Administration';

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  status: z.string(),
  email_verified_at: z.string().nullable(),
  since: z.string(),
});

const deed = z.object({
  id: z.string(),
  /** `company.approved`, `opening.published`: the text is the screen's. */
  kind: z.string(),
  actor_kind: z.enum(['member', 'team', 'system', 'candidate']),
  /** Of administrators, too; empty once the account is gone. */
  actor_name: z.string(),
  subject: z.string(),
  /** Checks that a decision left open. */
  open_checks: z.array(z.enum(reviewChecks)),
  created_at: z.string(),
});
export type CompanyDeed = z.infer<typeof deed>;

const administered = z.object({
  company: companyProfile,
  settings: z.record(z.enum(companyFeatures), z.boolean()),
  members: z.array(person),
  /** Registration, decisions, plan and features, latest first: at most 50. */
  history: z.array(deed),
  /** What administrators tell each other of it; the company never reads it. */
  team_note: z
    .object({ note: z.string(), updated_at: z.string(), updated_by: z.string().nullable() })
    .nullable(),
  /** What the company asked for, until it has that plan. */
  plan_request: z.object({ plan: z.string(), plan_name: z.string(), created_at: z.string() }).nullable(),
  /** Its openings, whatever their status. */
  openings: z.number(),
  /** Where it stands among the companies that wait, the longest first; null unless it waits. */
  waiting: z.object({ place: z.number(), total: z.number() }).nullable(),
  /** Until when the approval can be taken back; null where there is none to take back. */
  undo_until: z.string().nullable(),
  /** The companies that wait before and after it. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
});
export type AdministeredCompany = z.infer<typeof administered>;

const id = z.string().max(100);

/** A company as administrators see it (`/manage-employer/{id}`). */
export const companyAdministration = {
  read: call({
    method: 'GET',
    path: '/company_administration/{id}',
    policy: 'admin',
    summary: 'Everything a company sent, its people, plan and features, and how it was decided about.',
    tag,
  })
    .input(z.object({ id }))
    .output(z.object({ status: z.literal(200), data: administered })),
  undo: call({
    method: 'POST',
    path: '/company_administration/{id}/undo',
    policy: 'admin',
    summary: 'Takes an approval back within 60 seconds; what was saved since refuses it with 409.',
    tag,
  })
    .input(z.object({ id, version: z.int() }))
    .output(done),
  suspend: call({
    method: 'POST',
    path: '/company_administration/{id}/suspension',
    policy: 'admin',
    summary:
      'Stops an approved company with a reason that its owners read; what was saved since refuses it with 409.',
    tag,
  })
    .input(suspension.extend({ id, version: z.int() }))
    .output(done),
  liftSuspension: call({
    method: 'DELETE',
    path: '/company_administration/{id}/suspension',
    policy: 'admin',
    summary: 'Lifts a suspension: everything is as before.',
    tag,
  })
    .input(z.object({ id, version: z.coerce.number().int() }))
    .output(done),
  close: call({
    method: 'POST',
    path: '/company_administration/{id}/closing',
    policy: 'admin',
    summary:
      'Closes a company for good at its wish, with a reason that its people read; what was saved since refuses it with 409.',
    tag,
  })
    .input(closing.extend({ id, version: z.int() }))
    .output(done),
  saveNote: call({
    method: 'PUT',
    path: '/company_administration/{id}/note',
    policy: 'admin',
    summary: 'Writes the note that administrators keep of a company; an empty one is removed.',
    tag,
  })
    .input(teamNote.extend({ id }))
    .output(done),
  activity: call({
    method: 'GET',
    path: '/company_administration/{id}/activity',
    policy: 'admin',
    summary: 'Who did what in a company, latest first, 20 a page.',
    tag,
  })
    .input(z.object({ id, page: z.coerce.number().int().min(1).max(10_000).catch(1).optional() }))
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({ total: z.number(), per_page: z.number(), data: z.array(deed) }),
      }),
    ),
};
