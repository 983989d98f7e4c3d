import { z } from 'zod';
import { addressCorrection, erasureAtWish, look, peopleSearch } from '#domain/identity/look.ts';
import { foundRoles } from '#domain/identity/look-reasons.ts';
import { accountStatuses } from '#domain/identity/people.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Administration';
const id = z.string().max(100);

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(foundRoles),
  status: z.enum(accountStatuses),
  is_verified: z.boolean(),
  /** Of a company's member. */
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  created_at: z.string(),
});
export type FoundPerson = z.infer<typeof person>;

/** What stands between a person and signing in; an empty list where nothing does. */
const signInObstacles = [
  'suspended',
  'unverified',
  'email_pending',
  'too_many_tries',
  'letters_fail',
  'company_closed',
  'company_suspended',
] as const;
export type SignInObstacle = (typeof signInObstacles)[number];

const letter = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  status: z.enum(['queued', 'sent', 'failed', 'kept']),
  /** What the mail server said last; empty where it took the letter. */
  error: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});

const account = person.extend({
  pending_email: z.string().nullable(),
  last_sign_in_at: z.string().nullable(),
  last_active_at: z.string(),
  language: z.string(),
  has_second_step: z.boolean(),
  obstacles: z.array(z.enum(signInObstacles)),
  /** Open sessions, the latest used first: at most 20, without addresses. */
  sessions: z.array(z.object({ id: z.string(), device: z.string(), last_seen_at: z.string() })),
  /** The latest 20 letters to the person, without their texts. */
  letters: z.array(letter),
  /** Of a candidate: figures and switches, never what was written. */
  candidate: z
    .object({
      profile_strength: z.number(),
      is_published: z.boolean(),
      is_in_pool: z.boolean(),
      applications: z.number(),
    })
    .nullable(),
  /** What the caller may do for the person. */
  may: z.object({
    verify: z.boolean(),
    correct_email: z.boolean(),
    end_sessions: z.boolean(),
    unlock: z.boolean(),
    let_in: z.boolean(),
    erase: z.boolean(),
  }),
});
export type LookedAtPerson = z.infer<typeof account>;

/** People as administrators find and help them; each look is written down with its reason. */
export const adminPeople = {
  search: call({
    method: 'POST',
    path: '/admin_people/search',
    policy: 'admin',
    summary: 'Finds people by name, email or id, 20 a page; the look is written down with its reason.',
    tag,
    toast: 'none',
    isReading: true,
    limit: 'people_look',
  })
    .input(peopleSearch)
    .output(
      z.object({ status: z.literal(200), data: z.array(person), per_page: z.int(), has_more: z.boolean() }),
    ),
  read: call({
    method: 'POST',
    path: '/admin_people/{id}/look',
    policy: 'admin',
    summary:
      'How an account stands and why its owner may not be able to sign in; written down with its reason.',
    tag,
    toast: 'none',
    isReading: true,
    limit: 'people_look',
  })
    .input(look.extend({ id }))
    .output(z.object({ status: z.literal(200), data: account })),
  sendVerification: call({
    method: 'POST',
    path: '/admin_people/{id}/verification',
    policy: 'admin',
    summary: 'Sends the letter that confirms an address again; the link before it ends.',
    tag,
    toast: 'none',
  })
    .input(look.extend({ id }))
    .output(done),
  correctEmail: call({
    method: 'PUT',
    path: '/admin_people/{id}/email',
    policy: 'admin',
    summary:
      'Gives an account another address for a proof that is written down: it has to be confirmed, the old one is told, and every session ends.',
    tag,
    toast: 'none',
  })
    .input(addressCorrection.extend({ id }))
    .output(done),
  endSessions: call({
    method: 'POST',
    path: '/admin_people/{id}/sessions_end',
    policy: 'admin',
    summary: 'Ends every session of a person.',
    tag,
    toast: 'none',
  })
    .input(look.extend({ id }))
    .output(done),
  unlock: call({
    method: 'POST',
    path: '/admin_people/{id}/unlocking',
    policy: 'admin',
    summary: 'Forgets the wrong passwords of an account, so that its owner may try again at once.',
    tag,
    toast: 'none',
  })
    .input(look.extend({ id }))
    .output(done),
  letIn: call({
    method: 'POST',
    path: '/admin_people/{id}/restoration',
    policy: 'admin',
    summary: 'Lets a candidate in again who was shut out; a letter says so.',
    tag,
    toast: 'none',
  })
    .input(look.extend({ id }))
    .output(done),
  erase: call({
    method: 'POST',
    path: '/admin_people/{id}/erasure',
    policy: 'admin',
    summary:
      "Erases a person at their wish, after the administrator's own password and the person's email typed again. A company's last owner closes the company instead.",
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(erasureAtWish.extend({ id }))
    .output(done),
};
