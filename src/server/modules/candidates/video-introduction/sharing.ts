import { isId } from '#domain/ids.ts';
import { calendarDate } from '#domain/time.ts';
import { findPersonByFile } from '#server/modules/candidates/queries.ts';
import { recordView } from '#server/modules/candidates/views/service.ts';
import type { FileReader } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import { findPublished } from './queries.ts';

/** The section of the public profile that shows the video introduction. */
export const videoSection = 'video_cv';

/** The published candidate behind a share id who shows the video introduction; also in the form `{id}_candidate`. */
export async function findSharedVideos(context: Context, share: string) {
  const shareId = share.replace(/_candidate$/, '');
  const today = calendarDate(context.clock.now());
  const found = isId(shareId) ? await findPublished(context.db, shareId, today) : undefined;
  return found?.publicSections.includes(videoSection) ? { ...found, shareId } : undefined;
}

/** Visitors read the videos of a published profile through its share id. */
export const sharedVideoReader: FileReader = {
  kinds: ['video', 'poster'],
  async mayRead(context, file, { share, isBeginning }) {
    if (!share || !file.claimedAt) return false;
    const shared = await findSharedVideos(context, share);
    if (shared?.candidateId !== file.ownerId) return false;
    const person =
      isBeginning && file.kind === 'video' ? await findPersonByFile(context.db, file.id) : undefined;
    if (person) await recordView(context, person, 'video');
    return true;
  },
};
