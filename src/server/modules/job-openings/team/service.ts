import { isId } from '#domain/ids.ts';
import { namingOf, recordActivity } from '#server/modules/companies/activity/service.ts';
import { findOwnOpening } from '#server/modules/job-openings/editing/service.ts';
import { forgetNews } from '#server/modules/notifications/service.ts';
import type { CompanyActor, MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  deleteFromOpening,
  deleteOfMember,
  deleteOfMembers,
  insertNamings,
  seesOpening,
  selectChoices,
  selectNameable,
  selectNamedOpenings,
  selectNamings,
  selectPeople,
  selectTitles,
  worksForAll,
} from './queries.ts';

/** Conditions on `company_members`, for whoever writes to members: `seesOpening(column)` and `worksForAll()`. */
export { seesOpening, worksForAll };

/** The openings that a member who sees no others was named for. */
export function findNamedOpenings(
  db: Database,
  member: { accountId: string; companyId: string },
): Promise<string[]> {
  return selectNamedOpenings(db, member);
}

/** The members who see named openings alone, each with them, and what they may be named for. */
export async function listTeams({ db, actor, locale }: Context<CompanyActor>) {
  const members = factsIn(locale, await selectNameable(db, actor.companyId));
  const namings = await selectNamings(db, actor.companyId);
  const choices = await selectChoices(db, actor.companyId);
  return {
    members: members.map((member) => ({
      ...member,
      openings: namings
        .filter(({ accountId }) => accountId === member.id)
        .map(({ openingId, title }) => ({ id: openingId, title })),
    })),
    openings: choices.map(({ createdAt, ...choice }) => ({ ...choice, created_at: createdAt.toISOString() })),
    abilities: { name_team: actor.memberRole !== 'viewer' },
  };
}

/** Who sees an opening that the caller sees. */
export async function listPeople(context: Context<MemberActor>, id: string) {
  const { actor, db, locale } = context;
  const opening = await findOwnOpening(context, actor, id);
  const people = await selectPeople(db, { companyId: opening.companyId, openingId: opening.id });
  return factsIn(locale, people).map((person) => ({ ...person, is_you: person.id === actor.accountId }));
}

/** Sets who of the nameable members works on an opening; the others stop seeing it at once. */
export async function setOpeningTeam(
  context: Context<CompanyActor>,
  { id, members }: { id: string; members: readonly string[] },
): Promise<void> {
  const { actor, db } = context;
  const opening = await findOwnOpening(context, actor, id, 'read', true);
  const nameable = await selectNameable(db, actor.companyId, { isLocked: true });
  const named = nameable.filter((member) => members.includes(member.id));
  if (named.length !== new Set(members).size) throw refuseField('members', 'validation_option');
  const ids = named.map((member) => member.id);
  const left = await deleteFromOpening(db, opening.id, ids);
  const createdAt = context.clock.now();
  const came = await insertNamings(
    db,
    ids.map((accountId) => ({ openingId: opening.id, accountId, createdAt })),
  );
  await forgetNews(
    context,
    left.map(({ accountId }) => accountId),
  );
  if (left.length === 0 && came.length === 0) return;
  await recordActivity(context, {
    companyId: actor.companyId,
    kind: 'opening.team_changed',
    subject: opening.title,
    subjectId: opening.id,
  });
}

/** Sets the openings of one nameable member; a member who sees every opening is none. */
export async function setMemberOpenings(
  context: Context<CompanyActor>,
  { id, openings }: { id: string; openings: readonly string[] },
): Promise<void> {
  const { actor, db } = context;
  const nameable = await selectNameable(db, actor.companyId, { isLocked: true });
  const member = nameable.find((each) => each.id === id);
  if (!member) throw new Refusal('NOT_FOUND');
  const named = await requireOwnOpenings(context, { companyId: actor.companyId, ids: openings });
  const ids = named.map((opening) => opening.id);
  const left = await deleteOfMember(db, id, ids);
  const createdAt = context.clock.now();
  const came = await insertNamings(
    db,
    ids.map((openingId) => ({ openingId, accountId: id, createdAt })),
  );
  if (left.length > 0) await forgetNews(context, [id]);
  if (left.length === 0 && came.length === 0) return;
  await recordActivity(context, {
    companyId: actor.companyId,
    kind: 'member.openings_changed',
    ...namingOf([member]),
    subjectId: id,
  });
}

/** The openings of a company that somebody names; one that is not its own is refused at the field. */
export async function requireOwnOpenings(
  { db }: Pick<Context, 'db'>,
  { companyId, ids }: { companyId: string; ids: readonly string[] },
): Promise<{ id: string; title: string }[]> {
  const unlike = new Set(ids);
  const found = unlike.size > 0 ? await selectTitles(db, companyId, [...unlike].filter(isId)) : [];
  if (found.length !== unlike.size) throw refuseField('openings', 'validation_option');
  return found;
}

/** Somebody joined by an invitation: those of its openings that are still there. */
export async function nameJoined(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { accountId, companyId, ids }: { accountId: string; companyId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const found = await selectTitles(db, companyId, ids);
  const createdAt = clock.now();
  await insertNamings(
    db,
    found.map(({ id: openingId }) => ({ openingId, accountId, createdAt })),
  );
}

/** Whoever works for the whole company is named for nothing. */
export async function leaveTeams({ db }: Pick<Context, 'db'>, accountIds: readonly string[]): Promise<void> {
  await deleteOfMembers(db, accountIds);
}
