import { presentOwn } from '#server/modules/interviews/present.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { selectPast, selectUpcoming } from './queries.ts';

/** The candidate's interviews: what is to come, soonest first, and what has been, latest first. */
export async function listOwnInterviews(context: Context<CandidateActor>) {
  const { accountId } = context.actor;
  const now = context.clock.now();
  const upcoming = await selectUpcoming(context.db, accountId, now);
  const past = await selectPast(context.db, accountId, now);
  return { upcoming: await presentOwn(context, upcoming), past: await presentOwn(context, past) };
}
