import type { InterviewScorecards } from '#contract/scorecards.ts';
import { averageRating } from '#domain/applications/applications.ts';
import { canScore, type Scorecard } from '#domain/interviews/scorecards.ts';
import { type InterviewerRow, selectInterviewers } from '#server/modules/interviews/interviewer-queries.ts';
import { interviewersIn } from '#server/modules/interviews/names.ts';
import { mayRead } from '#server/modules/interviews/policy.ts';
import { type InterviewRecord, lockInterview } from '#server/modules/interviews/queries.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type CardRow, putCard, selectCards, selectCriteria, selectHeld } from './queries.ts';

/** The scorecards of an application's interviews; of one without any, and of another company's, none. */
export async function listScorecards(
  context: Context<MemberActor>,
  applicationId: string,
): Promise<InterviewScorecards[]> {
  const { actor, db, clock } = context;
  const held = (await selectHeld(db, applicationId, clock.now())).filter((row) => mayRead(actor, row));
  const [first] = held;
  if (!first) return [];
  const ids = held.map(({ id }) => id);
  const cards = await selectCards(db, ids);
  const interviewers = await selectInterviewers(db, ids);
  const criteria = await selectCriteria(db, first.openingId);
  return held.map((interview) => present(context, { interview, cards, interviewers, criteria }));
}

/** Keeps the scorecard of who held the interview. */
export async function submitScorecard(
  context: Context<MemberActor>,
  { id, recommendation, scores, text }: Scorecard & { id: string },
): Promise<InterviewScorecards> {
  const { actor, db, clock } = context;
  const interview = authorize(await lockInterview(db, id), (row) => mayRead(actor, row));
  const interviewers = await selectInterviewers(db, [id]);
  if (!interviewers.some((person) => person.id === actor.accountId)) throw new Refusal('NOT_ALLOWED');
  const now = clock.now();
  if (!canScore(interview, now)) throw new Refusal('INTERVIEW_CLOSED');
  const criteria = await selectCriteria(db, interview.openingId);
  const kept = Object.fromEntries(Object.entries(scores).filter(([name]) => criteria.includes(name)));
  await putCard(db, {
    interviewId: id,
    accountId: actor.accountId,
    recommendation,
    scores: kept,
    rating: averageRating(Object.values(kept)),
    text: text ?? '',
    createdAt: now,
    updatedAt: now,
  });
  return present(context, { interview, cards: await selectCards(db, [id]), interviewers, criteria });
}

interface Parts {
  interview: InterviewRecord;
  cards: readonly CardRow[];
  interviewers: readonly InterviewerRow[];
  criteria: string[];
}

/** An interviewer reads the others' only after the own one is there: nobody writes what somebody else wrote before. */
function present(
  { actor, locale }: Context<MemberActor>,
  { interview, criteria, ...all }: Parts,
): InterviewScorecards {
  const cards = factsIn(locale, all.cards).filter(({ interviewId }) => interviewId === interview.id);
  const interviewers = all.interviewers.filter(({ interviewId }) => interviewId === interview.id);
  const own = cards.find(({ accountId }) => accountId === actor.accountId);
  const isInterviewer = interviewers.some(({ id }) => id === actor.accountId);
  const isHidden = isInterviewer && !own;
  return {
    interview_id: interview.id,
    starts_at: (interview.startsAt ?? interview.fromAt).toISOString(),
    timezone: interview.timezone,
    criteria,
    can_write: isInterviewer,
    own: own ? presentCard(own) : null,
    count: cards.length,
    average: isHidden
      ? null
      : averageRating(cards.map(({ rating }) => rating).filter((value) => value !== null)),
    others: isHidden
      ? []
      : cards.filter((card) => card !== own).map((card) => ({ ...presentCard(card), by: card.by })),
    owed: interviewersIn(
      interviewers.filter(({ id }) => !cards.some(({ accountId }) => accountId === id)),
      locale,
    ),
  };
}

function presentCard({ recommendation, scores, rating, text, updatedAt }: CardRow) {
  return { recommendation, scores, rating, text, updated_at: updatedAt.toISOString() };
}
