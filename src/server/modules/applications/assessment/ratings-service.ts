import type { Ratings } from '#contract/assessments.ts';
import { averageRating } from '#domain/applications/applications.ts';
import { type ApplicationRating, ratingOf } from '#domain/applications/assessment.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { mayReview } from '#server/modules/applications/policy.ts';
import { lockApplication, updateApplication } from '#server/modules/applications/queries.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { deleteRating, putRating, type RatingRow, selectCriteria, selectRatings } from './queries.ts';

/** Keeps the caller's rating in place of an earlier one, and the application's average with it. */
export async function rateApplication(
  context: Context<MemberActor>,
  { id, ...given }: ApplicationRating & { id: string },
): Promise<Ratings> {
  const { actor, db } = context;
  const application = authorize(await lockApplication(db, id), (row) => mayReview(actor, row));
  if (!memberMay(actor.memberRole, 'rate')) throw new Refusal('NOT_ALLOWED');
  const criteria = await selectCriteria(db, application.openingId);
  const kept = { ...given, scores: pickScores(given.scores, criteria) };
  const rating = ratingOf(kept);
  if (rating === null) await deleteRating(db, id, actor.accountId);
  else
    await putRating(db, {
      applicationId: id,
      accountId: actor.accountId,
      overall: kept.rating,
      scores: kept.scores,
      rating,
      updatedAt: context.clock.now(),
    });
  const rows = await selectRatings(db, id);
  await updateApplication(db, application, { averageRating: averageOf(rows) });
  return presentRatings(factsIn(context.locale, rows), criteria, actor.accountId);
}

/** The ratings of an application as the caller may see them: those of others only after the own one. */
export async function readRatings(
  { db, locale }: Context,
  actor: MemberActor,
  { id, criteria }: { id: string; criteria: string[] },
): Promise<Ratings> {
  // An interviewer's word is the scorecard.
  if (!memberMay(actor.memberRole, 'rate')) return presentRatings([], criteria, actor.accountId);
  return presentRatings(factsIn(locale, await selectRatings(db, id)), criteria, actor.accountId);
}

function presentRatings(rows: readonly RatingRow[], criteria: string[], accountId: string): Ratings {
  const own = rows.find((row) => row.accountId === accountId);
  const others = rows.filter((row) => row !== own);
  return {
    criteria,
    own: own ? { rating: own.overall, scores: own.scores } : null,
    count: rows.length,
    average: own ? averageOf(rows) : null,
    others: own
      ? others.map(({ by, overall, scores, rating }) => ({ by, rating: overall, scores, value: rating }))
      : [],
  };
}

function averageOf(rows: readonly RatingRow[]): number | null {
  return averageRating(rows.map(({ rating }) => rating));
}

function pickScores(scores: Record<string, number>, criteria: readonly string[]) {
  return Object.fromEntries(Object.entries(scores).filter(([name]) => criteria.includes(name)));
}
