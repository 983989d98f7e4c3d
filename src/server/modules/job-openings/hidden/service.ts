import type { HiddenOpening } from '#contract/hidden-openings.ts';
import { hiddenOpeningsMaximum, hiddenOpeningsShown } from '#domain/job-openings/hidden.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import {
  listMarked,
  listMarkedIds,
  markOpening,
  unmarkOpening,
} from '#server/modules/job-openings/marks/service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { selectHiddenRanks } from './queries.ts';
import { hiddenOpenings } from './table.ts';

const hidden = {
  table: hiddenOpenings,
  maximum: hiddenOpeningsMaximum,
  refusal: 'TOO_MANY_HIDDEN',
  shown: hiddenOpeningsShown,
} as const;

/** Hides an opening that visitors see; any other answers like one that does not exist. */
export function hideOpening(context: Context<CandidateActor>, id: string): Promise<void> {
  return markOpening(context, hidden, id);
}

export function showOpening(context: Context<CandidateActor>, id: string): Promise<void> {
  return unmarkOpening(context, hidden, id);
}

export function listHiddenIds(context: Context<CandidateActor>): Promise<string[]> {
  return listMarkedIds(context, hidden);
}

/** What the caller's search leaves out; nothing for who is no candidate. */
export async function hiddenFrom({ outsideDb, actor }: Context): Promise<number[]> {
  return actor.role === 'candidate' ? selectHiddenRanks(outsideDb, actor.accountId) : [];
}

/** A page of what the caller hid, the last one first. */
export async function listHidden(context: Context<CandidateActor>, page = 1) {
  const { total, rows } = await listMarked(context, hidden, page);
  return {
    total,
    data: rows.map(
      ({ id, title, markedAt, card }): HiddenOpening => ({
        id,
        title: openingTitleIn(context.locale, title),
        hidden_at: markedAt.toISOString(),
        is_public: card !== null,
      }),
    ),
  };
}
