import type { z } from 'zod';
import { scorecardReminderHours } from '#domain/interviews/recommendations.ts';
import { factsOf } from '#server/modules/interviews/facts.ts';
import { sendToTeam } from '#server/modules/interviews/mail.ts';
import { findInterview } from '#server/modules/interviews/queries.ts';
import { askScorecardsTask } from '#server/modules/interviews/task-names.ts';
import type { Context } from '#server/platform/context.ts';
import { selectCards } from './queries.ts';

/** Whoever still owes a scorecard the day after is asked for it, once. */
export async function orderScorecardReminder(context: Context, interviewId: string): Promise<void> {
  const startAfter = new Date(context.clock.now().getTime() + scorecardReminderHours * 3_600_000);
  await context.tasks.enqueue(context.db, askScorecardsTask, { interviewId }, { startAfter });
}

/** Writes to interviewers without a scorecard; of an application that was taken off the list, nobody is asked. */
export async function askForScorecards(
  context: Context,
  { interviewId }: z.output<typeof askScorecardsTask.payload>,
): Promise<void> {
  const interview = await findInterview(context.db, interviewId);
  if (interview?.status !== 'Completed' || interview.isRemoved || interview.candidateId === null) return;
  const facts = await factsOf(context, interview);
  const cards = await selectCards(context.db, [interviewId]);
  const owing = facts.interviewers.filter(({ id }) => !cards.some(({ accountId }) => accountId === id));
  await sendToTeam(context, { ...facts, interviewers: owing }, 'scorecard');
}
