import {
  type ApplicationStatus,
  mailsCandidate,
  type StoredApplicationStatus,
} from '#domain/applications/applications.ts';
import { mayFollow, statusUndoSeconds } from '#domain/applications/status-changes.ts';
import type { Rejection } from '#domain/applications/submission.ts';
import { applicationRemoved, applicationStatusChanged } from '#server/modules/applications/events.ts';
import { mayChange } from '#server/modules/applications/policy.ts';
import {
  type ApplicationRecord,
  findApplication,
  insertEvent,
  lockApplication,
  updateApplication,
} from '#server/modules/applications/queries.ts';
import { sendStatusLetterTask } from '#server/modules/applications/task-names.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import type { CompanyActor, MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { selectMailSwitches } from './queries.ts';
import { requireReason } from './reasons.ts';

/** Sets the status, writes it to the history, and mails the candidate where the company switched that mail on. */
export async function changeStatus(
  context: Context<MemberActor>,
  input: { id: string; status: ApplicationStatus; from?: StoredApplicationStatus } & Rejection,
): Promise<ApplicationRecord> {
  const { actor } = context;
  const application = authorize(await lockApplication(context.db, input.id), (row) => mayChange(actor, row));
  const { status: from } = application;
  if (from !== input.status && !mayFollow(from, input.status)) throw new Refusal('APPLICATION_WITHDRAWN');
  if (input.from !== undefined && input.from !== from) throw new Refusal('CONFLICT');
  const { companyId } = application;
  await requireReason(context.db, { companyId, reason: input.reason, field: 'reason' });
  if (from === input.status) return application;
  const now = context.clock.now();
  await updateApplication(context.db, application, { status: input.status, updatedAt: now });
  const eventId = await insertEvent(context.db, {
    applicationId: application.id,
    kind: 'status-changed',
    actorId: actor.accountId,
    facts: { from, to: input.status, ...(input.status === 'Rejected' && whyOf(input)) },
    createdAt: now,
  });
  if (mailsCandidate(input.status, await selectMailSwitches(context.db, application.companyId)))
    await context.tasks.enqueue(
      context.db,
      sendStatusLetterTask,
      { eventId },
      { startAfter: new Date(now.getTime() + statusUndoSeconds * 1000) },
    );
  await context.events.publish(context, applicationStatusChanged, {
    ...factsOf(application),
    from,
    to: input.status,
    actorId: actor.accountId,
  });
  return { ...application, status: input.status, updatedAt: now };
}

/** Takes an application off the company's list; the password is asked first, outside the transaction. */
export async function removeApplication(
  context: Context<CompanyActor>,
  input: { id: string; password?: string },
): Promise<void> {
  const { actor } = context;
  authorize(await findApplication(context.db, input.id), (row) => mayChange(actor, row));
  await verifyOwnPassword(context, input.password);
  await context.inTransaction(async (inner) => {
    const application = authorize(await lockApplication(inner.db, input.id), (row) => mayChange(actor, row));
    const now = inner.clock.now();
    await updateApplication(inner.db, application, { removedAt: now, updatedAt: now });
    await insertEvent(inner.db, {
      applicationId: application.id,
      kind: 'removed',
      actorId: actor.accountId,
      createdAt: now,
    });
    await inner.events.publish(inner, applicationRemoved, {
      ...factsOf(application),
      actorId: actor.accountId,
    });
  });
}

/** What the company writes down of a rejection; the candidate reads none of it but the words of the email. */
function whyOf({ reason, note, words }: Rejection) {
  return { ...(reason && { reason }), ...(note && { note }), ...(words && { words }) };
}

export function factsOf(application: ApplicationRecord) {
  return {
    applicationId: application.id,
    openingId: application.openingId,
    companyId: application.companyId,
    candidateId: application.candidateId,
  };
}
