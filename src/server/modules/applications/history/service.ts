import { insertEvent } from '#server/modules/applications/queries.ts';
import { setReplied } from '#server/modules/applications/reply/queries.ts';
import type { Context } from '#server/platform/context.ts';

/** Steps of an application that a higher module takes; their texts are `applications_history_…`. */
export type OutsideStep =
  | 'interview_scheduled'
  | 'interview_rescheduled'
  | 'interview_cancelled'
  | 'interview_completed'
  | 'interview_confirmed'
  | 'interview_declined'
  | 'interview_proposed';

/** Writes such a step to the history, within the caller's transaction. */
export async function recordStep(
  context: Context,
  step: { applicationId: string; kind: OutsideStep; actorId: string | null },
): Promise<void> {
  const now = context.clock.now();
  await insertEvent(context.db, { ...step, createdAt: now });
  // An invitation is an answer.
  if (step.kind === 'interview_scheduled') await setReplied(context.db, [step.applicationId], now);
}
