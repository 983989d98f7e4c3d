import { isMovable, moveTargetProblem } from '#domain/applications/applications.ts';
import { isUnconfirmed } from '#server/modules/applications/by-hand/state-service.ts';
import { applicationMoved } from '#server/modules/applications/events.ts';
import { unmarked } from '#server/modules/applications/marks/queries.ts';
import { mayChange } from '#server/modules/applications/policy.ts';
import {
  type ApplicationRecord,
  findOwn,
  insertEvent,
  lockApplication,
  updateApplication,
} from '#server/modules/applications/queries.ts';
import { factsOf } from '#server/modules/applications/review/service.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { findOwnOpening } from '#server/modules/job-openings/editing/service.ts';
import type { OpeningRecord } from '#server/modules/job-openings/table.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { keepQuestions, wasInterviewed } from './queries.ts';

/**
 * Moves an application to another opening of the company, with all that belongs to it: only once an interview is
 * completed, never to where the candidate has an application already, and never to where applications are reviewed
 * blind. It refuses before it writes anything.
 */
export async function moveApplication(
  context: Context<CompanyActor>,
  input: { id: string; job_id: string; batchId?: string },
): Promise<ApplicationRecord> {
  const { actor, db } = context;
  const application = authorize(await lockApplication(db, input.id), (row) => mayChange(actor, row));
  if (application.status === 'Withdrawn') throw new Refusal('APPLICATION_WITHDRAWN');
  // Asked was for one opening.
  if (await isUnconfirmed(db, application.id)) throw new Refusal('NOT_CONFIRMED');
  if (!isMovable(application.status, await wasInterviewed(db, application.id)))
    throw new Refusal('INTERVIEW_NOT_COMPLETED');
  const { from, to } = await lockOpenings(context, application, input.job_id);
  requireTarget(to, 'job_id');
  const there = application.candidateId && (await findOwn(db, to.id, application.candidateId));
  if (there && there.id !== application.id) throw refuseField('job_id', 'validation_move_twice');
  const now = context.clock.now();
  const moved = {
    openingId: to.id,
    movedFromId: from.id,
    movedFromTitle: from.title,
    isFitStale: true,
    ...unmarked,
    updatedAt: now,
  };
  await keepQuestions(db, application.id);
  await updateApplication(db, application, moved);
  await insertEvent(db, {
    applicationId: application.id,
    kind: 'moved',
    actorId: actor.accountId,
    batchId: input.batchId,
    facts: {
      from_title: from.title,
      to_title: to.title,
      from_id: from.id,
      before_id: application.movedFromId,
      before_title: application.movedFromTitle,
    },
    createdAt: now,
  });
  await recordActivity(context, {
    companyId: application.companyId,
    kind: 'application.moved',
    subject: `${from.title} → ${to.title}`,
    subjectId: application.id,
  });
  const after = { ...application, ...moved };
  await context.events.publish(context, applicationMoved, {
    ...factsOf(after),
    fromOpeningId: from.id,
    actorId: actor.accountId,
  });
  return after;
}

/**
 * A draft or a paused opening is no place for candidates: nobody outside of the company knows it. Nor is one that is
 * reviewed blind: that a candidate has applied there already would tell of somebody whom the company may not know yet.
 */
export function requireTarget(
  { status, blindReview }: Pick<OpeningRecord, 'status' | 'blindReview'>,
  field: string,
): void {
  const problem = moveTargetProblem(status) ?? (blindReview ? 'validation_move_blind' : undefined);
  if (problem) throw refuseField(field, problem);
}

/** Both openings, kept from changing until the transaction ends; always in one order, so that nobody waits in a ring. */
async function lockOpenings(context: Context<CompanyActor>, { openingId }: ApplicationRecord, toId: string) {
  if (toId === openingId) throw refuseField('job_id', 'validation_move_same');
  const locked: OpeningRecord[] = [];
  for (const id of [openingId, toId].toSorted())
    locked.push(await findOwnOpening(context, context.actor, id, 'read', true));
  const [from, to] = [openingId, toId].map((id) => locked.find((opening) => opening.id === id));
  if (!from || !to) throw new Refusal('NOT_FOUND');
  return { from, to };
}
