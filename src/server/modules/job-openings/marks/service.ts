import type { RefusalCode } from '#contract/errors.ts';
import { isId } from '#domain/ids.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countMarks, deleteMark, insertMark, isPublic, selectMarked, selectMarkedIds } from './queries.ts';
import type { MarkedOpenings } from './table.ts';

/** One way to mark openings. */
interface Marking {
  table: MarkedOpenings;
  /** So many a candidate may mark, and how one more is refused. */
  maximum: number;
  refusal: RefusalCode;
  /** So many stand on a page of the list. */
  shown: number;
}

/** Marks an opening that visitors see; any other answers like one that does not exist. */
export async function markOpening(
  { db, actor, clock }: Context<CandidateActor>,
  { table, maximum, refusal }: Marking,
  id: string,
): Promise<void> {
  const now = clock.now();
  if (!isId(id) || !(await isPublic(db, id, now))) throw new Refusal('NOT_FOUND');
  if ((await countMarks(db, table, actor.accountId)) >= maximum)
    throw new Refusal(refusal, { params: { limit: maximum } });
  await insertMark(db, table, { accountId: actor.accountId, openingId: id, createdAt: now });
}

export async function unmarkOpening(
  { db, actor }: Context<CandidateActor>,
  { table }: Marking,
  id: string,
): Promise<void> {
  if (isId(id)) await deleteMark(db, table, { accountId: actor.accountId, openingId: id });
}

export function listMarkedIds(
  { db, actor }: Context<CandidateActor>,
  { table, maximum }: Marking,
): Promise<string[]> {
  return selectMarkedIds(db, table, { accountId: actor.accountId, limit: maximum });
}

/** A page of what the caller marked, the last one first; the card is null once nobody sees the opening. */
export async function listMarked(
  { db, actor, clock }: Context<CandidateActor>,
  { table, shown }: Marking,
  page: number,
) {
  const { accountId } = actor;
  const rows = await selectMarked(db, table, { accountId, now: clock.now(), page, show: shown });
  return { total: await countMarks(db, table, accountId), rows };
}
