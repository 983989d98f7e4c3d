import type { FoundPerson, LookedAtPerson } from '#contract/admin-people.ts';
import type { Look, PeopleSearch } from '#domain/identity/look.ts';
import { isId } from '#domain/ids.ts';
import { readSignIn } from '#server/modules/identity/help-service.ts';
import { type Account, findAccount } from '#server/modules/identity/service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import { recordAudit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { actsFor, obstaclesOf, presentFound, presentLetter } from './present.ts';
import {
  type PersonRow,
  selectCandidateFigures,
  selectLetters,
  selectPeople,
  selectPerson,
} from './queries.ts';

const perPage = 20;
const shownLetters = 20;

export interface FoundAccount {
  account: Account;
  row: PersonRow;
}

/** Finds people by words; the look is written down with its reason and what was looked for. */
export async function searchPeople(
  context: Context<AdminActor>,
  input: PeopleSearch,
): Promise<{ data: FoundPerson[]; per_page: number; has_more: boolean }> {
  const { q, role, status, page = 1, look_reason, look_note } = input;
  await recordAudit(context, {
    kind: 'adminPeople.search',
    facts: { look_reason, look_note, looked_for: q.slice(0, 100) },
  });
  const range = { offset: (page - 1) * perPage, limit: perPage + 1 };
  const rows = await selectPeople(context.db, { words: q, role, status, ...range });
  return {
    data: rows.slice(0, perPage).map((row) => presentFound(row, context.locale)),
    per_page: perPage,
    has_more: rows.length > perPage,
  };
}

/** How an account stands; the look is written down with its reason. */
export async function lookAtPerson(
  context: Context<AdminActor>,
  { id, look_reason, look_note }: Look & { id: string },
): Promise<LookedAtPerson> {
  const { account, row } = await requirePerson(context, id);
  await recordAudit(context, {
    kind: 'adminPeople.read',
    subject: account.id,
    facts: { look_reason, look_note },
  });
  const { hasSecondStep, hasTooManyTries, sessions } = await readSignIn(context, account);
  const letters = await selectLetters(context.db, account.id, shownLetters);
  return {
    ...presentFound(row, context.locale),
    pending_email: account.pendingEmail,
    last_sign_in_at: account.lastSignInAt?.toISOString() ?? null,
    last_active_at: account.lastActiveAt.toISOString(),
    language: account.locale,
    has_second_step: hasSecondStep,
    obstacles: obstaclesOf(account, row, { hasTooManyTries, letters }),
    sessions: sessions.map(({ id, device, lastSeenAt }) => ({
      ...{ id, device },
      last_seen_at: lastSeenAt.toISOString(),
    })),
    letters: letters.map(presentLetter),
    candidate: await readCandidate(context, account.id),
    may: actsFor(account, row, { hasTooManyTries, sessions }),
  };
}

/** The person whom an administrator may help; administrators are none of them (404). */
export async function requirePerson({ db }: Context<AdminActor>, id: string): Promise<FoundAccount> {
  const row = isId(id) ? await selectPerson(db, id) : undefined;
  const account = row && (await findAccount(db, id));
  if (!account) throw new Refusal('NOT_FOUND');
  return { account, row };
}

async function readCandidate({ db }: Context, id: string): Promise<LookedAtPerson['candidate']> {
  const figures = await selectCandidateFigures(db, id);
  if (!figures) return null;
  return {
    profile_strength: figures.profileStrength,
    is_published: figures.isPublished,
    is_in_pool: figures.poolConsent,
    applications: figures.applications,
  };
}
