import { z } from 'zod';
import { memberOpenings, openingMembers } from '#domain/companies/team.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Company members';

const named = z.object({ id: z.string(), title: z.string() });

const nameable = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  openings: z.array(named),
});
export type NameableMember = z.infer<typeof nameable>;

const choice = named.extend({ status: z.string(), city: z.string(), created_at: z.string() });
export type OpeningChoice = z.infer<typeof choice>;

const colleague = z.object({ id: z.string(), name: z.string(), role: z.string(), is_you: z.boolean() });

/** Who works on which opening: hiring managers and interviewers see those alone that they were named for. */
export const openingTeam = {
  list: call({
    method: 'GET',
    path: '/opening_team',
    policy: 'approved-company',
    summary: 'The members who see named openings alone, each with them, and the openings to name them for.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({
        members: z.array(nameable),
        openings: z.array(choice),
        abilities: z.object({ name_team: z.boolean() }),
      }),
    }),
  ),
  people: call({
    method: 'GET',
    path: '/job_opening/{id}/people',
    policy: 'opening-team',
    summary: 'Who of the company sees an opening: whom a note about its applications may name.',
    tag,
  })
    .input(z.object({ id: z.string() }))
    .output(z.object({ status: z.literal(200), data: z.array(colleague) })),
  setOpening: call({
    method: 'PUT',
    path: '/job_opening/{id}/team',
    policy: 'approved-recruiter',
    summary: 'Sets the hiring managers and interviewers of an opening; who is not named sees it no more.',
    tag,
    toast: 'refusals',
  })
    .input(openingMembers.extend({ id: z.string() }))
    .output(done),
  setMember: call({
    method: 'PUT',
    path: '/company_members/{id}/openings',
    policy: 'approved-recruiter',
    summary: 'Sets the openings of a hiring manager or an interviewer.',
    tag,
    toast: 'refusals',
  })
    .input(memberOpenings.extend({ id: z.string() }))
    .output(done),
};
