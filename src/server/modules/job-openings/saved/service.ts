import type { SavedOpening } from '#contract/saved-openings.ts';
import { isId } from '#domain/ids.ts';
import { savedOpeningsMaximum, savedOpeningsShown } from '#domain/job-openings/saved.ts';
import { readCard } from '#server/modules/job-openings/public/cards-service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countSaved, deleteSaved, insertSaved, isPublic, selectSaved, selectSavedIds } from './queries.ts';

/** Keeps an opening that visitors see; any other answers like one that does not exist. */
export async function saveOpening(context: Context<CandidateActor>, id: string): Promise<void> {
  const { db, actor, clock } = context;
  const now = clock.now();
  if (!isId(id) || !(await isPublic(db, id, now))) throw new Refusal('NOT_FOUND');
  if ((await countSaved(db, actor.accountId)) >= savedOpeningsMaximum)
    throw new Refusal('TOO_MANY_SAVED', { params: { limit: savedOpeningsMaximum } });
  await insertSaved(db, { accountId: actor.accountId, openingId: id, createdAt: now });
}

export async function forgetOpening({ db, actor }: Context<CandidateActor>, id: string): Promise<void> {
  if (isId(id)) await deleteSaved(db, actor.accountId, id);
}

export function listSavedIds({ db, actor }: Context<CandidateActor>): Promise<string[]> {
  return selectSavedIds(db, actor.accountId, savedOpeningsMaximum);
}

/** A page of what the caller keeps, the last one first; of an opening that is gone its title alone. */
export async function listSaved({ db, actor, clock }: Context<CandidateActor>, page = 1) {
  const { accountId } = actor;
  const rows = await selectSaved(db, { accountId, now: clock.now(), page, show: savedOpeningsShown });
  return {
    total: await countSaved(db, accountId),
    data: rows.map(
      ({ id, title, savedAt, card }): SavedOpening => ({
        id,
        title,
        saved_at: savedAt.toISOString(),
        card: card === null ? null : readCard(card),
      }),
    ),
  };
}
