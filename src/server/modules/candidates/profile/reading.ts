import type { HistoryEntry, PublicProfile } from '#contract/candidate-responses.ts';
import { isShared, type ProfileAudience } from '#domain/candidates/visibility.ts';
import { isId } from '#domain/ids.ts';
import { calendarDate } from '#domain/time.ts';
import { hidesFrom, tieOfCompany } from '#server/modules/candidates/policy.ts';
import { findPerson, findPersonByShareId, type Person } from '#server/modules/candidates/queries.ts';
import { recordView } from '#server/modules/candidates/views/service.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { employerOf, isMember, scopeOf } from '#server/platform/scope.ts';
import { presentDetails } from './details.ts';
import { projectProfile } from './projection.ts';

const ownNames = new Set(['1', 'me']);

/**
 * A profile by its share id, as its owner, a company with a tie, or a visitor sees it; anything else answers like a
 * profile that does not exist. `as` lets the owner look through the eyes of others.
 */
export async function readProfile(
  context: Context,
  { id, as }: { id: string; as?: ProfileAudience },
): Promise<PublicProfile> {
  const person = await findNamed(context, id);
  if (!person) throw new Refusal('NOT_FOUND');
  if (isOwner(context, person)) return show(context, person, as ?? 'owner');
  const audience = await audienceOf(context, person);
  if (!audience) throw new Refusal('NOT_FOUND');
  await recordView(context, person, 'profile');
  return show(context, person, audience);
}

/** How the caller may look at somebody else's profile; undefined where not at all. */
export async function audienceOf(
  context: Context,
  person: Person,
): Promise<'visitor' | 'company' | undefined> {
  const { actor } = context;
  if (actor.role === 'admin' || actor.role === 'superadmin') return 'company';
  if (person.account.status !== 'active') return undefined;
  if (await tieOfCompany(context, person)) return 'company';
  const employer = employerOf(actor);
  if (employer && hidesFrom(person, employer)) return undefined;
  return isShared(person.candidate, calendarDate(context.clock.now())) ? 'visitor' : undefined;
}

function isOwner({ actor }: Context, person: Person): boolean {
  return actor.role === 'candidate' && actor.accountId === person.account.id;
}

/** `1` is the caller; everybody else is found by the share id, and by administrators and companies by the account's. */
async function findNamed(context: Context, id: string): Promise<Person | undefined> {
  const { actor, db } = context;
  if (ownNames.has(id)) return actor.role === 'candidate' ? findPerson(db, actor.accountId) : undefined;
  if (!isId(id)) return undefined;
  const shared = await findPersonByShareId(db, id);
  if (shared) return shared;
  const byAccount = actor.role === 'visitor' ? undefined : await findPerson(db, id);
  if (!byAccount || isOwner(context, byAccount) || actor.role !== 'candidate') return byAccount;
  return undefined;
}

async function show(context: Context, person: Person, audience: ProfileAudience): Promise<PublicProfile> {
  const isOwn = isOwner(context, person);
  const details = await presentDetails(
    context,
    person,
    audience === 'visitor' ? person.candidate.shareId : undefined,
  );
  const history = await readHistory(context, person, audience);
  return projectProfile(details, { audience, isOwn, history, locale: context.locale });
}

/** A member sees the applications for the openings that are seen; the owner, and whom the owner lets, see all of them. */
async function readHistory(
  context: Context,
  person: Person,
  audience: ProfileAudience,
): Promise<HistoryEntry[]> {
  const { actor } = context;
  if (audience === 'visitor' && !person.candidate.publicSections.includes('applications')) return [];
  const question = {
    candidateId: person.account.id,
    scope: audience === 'company' && isMember(actor) ? scopeOf(actor) : undefined,
  };
  const parts = await Promise.all(
    context.contributors.profile.map((contributor) => contributor.readHistory(context, question)),
  );
  return parts.flat();
}
