import type { ApplicationRecord } from '#server/modules/applications/queries.ts';
import { releaseFile } from '#server/modules/files/service.ts';
import { countApplication } from '#server/modules/job-openings/editing/service.ts';
import type { Context } from '#server/platform/context.ts';
import { deleteApplication, deleteLetters } from './queries.ts';

/** Erases an applicant who was added by hand, with notes, ratings, CV and letters: nothing of the person stays. */
export async function eraseAdded(
  context: Context,
  { id, openingId }: Pick<ApplicationRecord, 'id' | 'openingId'>,
): Promise<void> {
  const gone = await deleteApplication(context.db, id);
  if (!gone) return;
  await deleteLetters(context.db, id);
  await releaseFile(context, gone.cvFileId);
  // What the company took off its list was counted no more already.
  if (!gone.removedAt) await countApplication(context, openingId, -1);
}
