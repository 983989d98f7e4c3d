import { findPerson, recordView } from '#server/modules/candidates/service.ts';
import type { Context } from '#server/platform/context.ts';
import { hasEvent } from './details-queries.ts';
import { type ApplicationRecord, insertEvent } from './queries.ts';

/** The first reading by the company enters the history; the candidate sees who opened the profile. */
export async function recordReview(context: Context, application: ApplicationRecord): Promise<void> {
  const { actor, db } = context;
  if (actor.role !== 'company') return;
  if (!(await hasEvent(db, application.id, 'viewed')))
    await insertEvent(db, {
      applicationId: application.id,
      kind: 'viewed',
      actorId: actor.accountId,
      createdAt: context.clock.now(),
    });
  await recordApplicantView(context, application, 'profile');
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
