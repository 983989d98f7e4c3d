import type { SavedOpening } from '#contract/saved-openings.ts';
import { savedOpeningsMaximum, savedOpeningsShown } from '#domain/job-openings/saved.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import {
  listMarked,
  listMarkedIds,
  markOpening,
  unmarkOpening,
} from '#server/modules/job-openings/marks/service.ts';
import { readCard } from '#server/modules/job-openings/public/cards-service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { savedOpenings } from './table.ts';

const saved = {
  table: savedOpenings,
  maximum: savedOpeningsMaximum,
  refusal: 'TOO_MANY_SAVED',
  shown: savedOpeningsShown,
} as const;

/** Keeps an opening that visitors see; any other answers like one that does not exist. */
export function saveOpening(context: Context<CandidateActor>, id: string): Promise<void> {
  return markOpening(context, saved, id);
}

export function forgetOpening(context: Context<CandidateActor>, id: string): Promise<void> {
  return unmarkOpening(context, saved, id);
}

export function listSavedIds(context: Context<CandidateActor>): Promise<string[]> {
  return listMarkedIds(context, saved);
}

/** A page of what the caller keeps, the last one first; of an opening that is gone its title alone. */
export async function listSaved(context: Context<CandidateActor>, page = 1) {
  const { total, rows } = await listMarked(context, saved, page);
  return {
    total,
    data: rows.map(
      ({ id, title, markedAt, card }): SavedOpening => ({
        id,
        title: openingTitleIn(context.locale, title),
        saved_at: markedAt.toISOString(),
        card: card === null ? null : readCard(card, context.locale),
      }),
    ),
  };
}
