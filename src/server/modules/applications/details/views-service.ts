import type { ApplicationRecord } from '#server/modules/applications/queries.ts';
import { findPerson, recordView } from '#server/modules/candidates/service.ts';
import type { Context } from '#server/platform/context.ts';
import { isMember } from '#server/platform/scope.ts';
import { insertFirstView, insertRead } from './queries.ts';

/**
 * The first reading by the company enters the history; the candidate sees who opened the profile. Whom the company
 * reviews blind, it has not seen, and a count that grows with each reading would tell which profile it is.
 */
export async function recordReview(
  context: Context,
  application: ApplicationRecord,
  isReviewedBlind: boolean,
): Promise<void> {
  const { actor, db } = context;
  if (!isMember(actor)) return;
  const { id: applicationId } = application;
  const now = context.clock.now();
  await insertFirstView(db, { applicationId, actorId: actor.accountId, createdAt: now });
  await insertRead(db, { applicationId, accountId: actor.accountId, readAt: now });
  if (!isReviewedBlind) await recordApplicantView(context, application, 'profile');
}

/** Writes down for the candidate that a company opened the profile, the CV or a video of an application. */
export async function recordApplicantView(
  context: Context,
  { candidateId }: Pick<ApplicationRecord, 'candidateId'>,
  what: 'profile' | 'cv' | 'video',
): Promise<void> {
  const person = candidateId ? await findPerson(context.db, candidateId) : undefined;
  if (person) await recordView(context, person, what);
}
