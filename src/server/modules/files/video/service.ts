import { claimFile } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';

/** A recorded video as a client sends it to the record that keeps it. */
export interface SentVideo {
  /** The path that the upload answered, as it is or as it was read again. */
  path: string;
  poster?: string | null;
  ownerId: string;
  /** `answer` for the answer to an opening's question, which is no longer part of the candidate's own quota. */
  as?: 'video' | 'answer';
  /** The field that a refusal names. */
  field: string;
}

/** Gives a stored video and its still to the record that keeps them. */
export async function claimVideo(
  context: Context,
  video: SentVideo,
): Promise<{ fileId: string; posterFileId: string | null; seconds: number }> {
  const { ownerId, field } = video;
  const file = await claimFile(context, {
    path: withoutShare(video.path),
    kind: 'video',
    as: video.as,
    ownerId,
    field,
  });
  const poster = video.poster
    ? await claimFile(context, { path: withoutShare(video.poster), kind: 'poster', ownerId, field })
    : undefined;
  return { fileId: file.id, posterFileId: poster?.id ?? null, seconds: Number(file.facts.seconds ?? 0) };
}

function withoutShare(path: string): string {
  return path.replace(/\?share=.*$/, '');
}
