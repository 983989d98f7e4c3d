import type { HiddenOpening } from '#contract/hidden-openings.ts';
import { isId } from '#domain/ids.ts';
import { hiddenOpeningsMaximum, hiddenOpeningsShown } from '#domain/job-openings/hidden.ts';
import { isPublic } from '#server/modules/job-openings/saved/queries.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  countHidden,
  deleteHidden,
  insertHidden,
  selectHidden,
  selectHiddenIds,
  selectHiddenRanks,
} from './queries.ts';

/** Hides an opening that visitors see; any other answers like one that does not exist. */
export async function hideOpening(context: Context<CandidateActor>, id: string): Promise<void> {
  const { db, actor, clock } = context;
  const now = clock.now();
  if (!isId(id) || !(await isPublic(db, id, now))) throw new Refusal('NOT_FOUND');
  if ((await countHidden(db, actor.accountId)) >= hiddenOpeningsMaximum)
    throw new Refusal('TOO_MANY_HIDDEN', { params: { limit: hiddenOpeningsMaximum } });
  await insertHidden(db, { accountId: actor.accountId, openingId: id, createdAt: now });
}

export async function showOpening({ db, actor }: Context<CandidateActor>, id: string): Promise<void> {
  if (isId(id)) await deleteHidden(db, actor.accountId, id);
}

export function listHiddenIds({ db, actor }: Context<CandidateActor>): Promise<string[]> {
  return selectHiddenIds(db, actor.accountId, hiddenOpeningsMaximum);
}

/** What the caller's search leaves out; nothing for who is no candidate. */
export async function hiddenFrom({ outsideDb, actor }: Context): Promise<number[]> {
  return actor.role === 'candidate' ? selectHiddenRanks(outsideDb, actor.accountId) : [];
}

/** A page of what the caller hid, the last one first. */
export async function listHidden({ db, actor, clock }: Context<CandidateActor>, page = 1) {
  const { accountId } = actor;
  const rows = await selectHidden(db, { accountId, now: clock.now(), page, show: hiddenOpeningsShown });
  return {
    total: await countHidden(db, accountId),
    data: rows.map(
      ({ id, title, hiddenAt, isPublic: is_public }): HiddenOpening => ({
        id,
        title,
        hidden_at: hiddenAt.toISOString(),
        is_public,
      }),
    ),
  };
}
