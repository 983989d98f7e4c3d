import { applicationStatuses } from '#domain/applications/applications.ts';
import { withdrawalSecondsLeft, withdrawalUndoSeconds } from '#domain/applications/withdrawal.ts';
import { deleteEvents } from '#server/modules/applications/batches/queries.ts';
import { applicationWithdrawn } from '#server/modules/applications/events.ts';
import { isOwn, mayWithdraw } from '#server/modules/applications/policy.ts';
import { insertEvent, lockApplication, updateApplication } from '#server/modules/applications/queries.ts';
import { factsOf } from '#server/modules/applications/review/service.ts';
import { settleWithdrawalTask } from '#server/modules/applications/task-names.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { selectWithdrawal } from './queries.ts';

/** Takes the own application back; once Hired or Rejected it is decided. What follows from it waits a minute. */
export async function withdrawApplication(
  context: Context,
  { id, reason }: { id: string; reason?: string | null },
): Promise<void> {
  const { actor, db } = context;
  const application = authorize(await lockApplication(db, id), (row) => isOwn(actor, row));
  if (!mayWithdraw(actor, application)) throw new Refusal('APPLICATION_DECIDED');
  const now = context.clock.now();
  await updateApplication(db, application, { status: 'Withdrawn', updatedAt: now });
  const eventId = await insertEvent(db, {
    applicationId: application.id,
    kind: 'withdrawn',
    actorId: application.candidateId,
    facts: {
      ...{ from: application.status, to: 'Withdrawn', from_updated_at: application.updatedAt.toISOString() },
      ...(reason && { note: reason }),
    },
    createdAt: now,
  });
  await context.tasks.enqueue(
    db,
    settleWithdrawalTask,
    { applicationId: application.id, eventId },
    { startAfter: new Date(now.getTime() + withdrawalUndoSeconds * 1000) },
  );
}

/** Within a minute: the application stands as it stood, and the history knows nothing of it. */
export async function takeWithdrawalBack(context: Context, id: string): Promise<void> {
  const { actor, db, clock } = context;
  const application = authorize(await lockApplication(db, id), (row) => isOwn(actor, row));
  const withdrawal = application.status === 'Withdrawn' ? await selectWithdrawal(db, id) : undefined;
  const status = applicationStatuses.find((known) => known === withdrawal?.facts.from);
  if (!withdrawal || !status || withdrawalSecondsLeft(withdrawal.createdAt, clock.now()) === 0)
    throw new Refusal('WITHDRAWAL_STANDS');
  const { from_updated_at: before } = withdrawal.facts;
  const updatedAt = typeof before === 'string' ? new Date(before) : clock.now();
  await updateApplication(db, application, { status, updatedAt });
  await deleteEvents(db, [withdrawal.id]);
}

/** After the minute: what hangs on the application follows, where nobody took the withdrawal back. */
export async function settleWithdrawal(
  context: Context,
  { applicationId, eventId }: { applicationId: string; eventId: string },
): Promise<void> {
  const application = await lockApplication(context.db, applicationId);
  if (application?.status !== 'Withdrawn') return;
  // Taken back and withdrawn again: the later one has a minute of its own.
  if ((await selectWithdrawal(context.db, applicationId))?.id !== eventId) return;
  await context.events.publish(context, applicationWithdrawn, factsOf(application));
}
