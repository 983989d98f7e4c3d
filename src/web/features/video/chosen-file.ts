import {
  recordingMinimumSeconds,
  recordingToleranceSeconds,
  videoLongestSide,
  videoMaximumBytes,
} from '#domain/uploads.ts';
import { m } from '#texts/messages.js';
import type { Take } from '#web/features/video/takes/takes.ts';
import type { FinishedTake } from './recording.ts';

/** A video that was made elsewhere as a take of this page, or the message that the server would refuse it with. */
export async function takeFile(
  slot: string,
  longest: number,
  file: File,
): Promise<FinishedTake | { refused: string }> {
  if (file.size > videoMaximumBytes) return { refused: m.validation_video_size() };
  const { inspectVideo } = await import('#web/features/video/media/playable.ts');
  const facts = await inspectVideo(file);
  if (!facts) return { refused: m.validation_video_format() };
  const { seconds, side, isWebm } = facts;
  if (seconds > longest + recordingToleranceSeconds) return { refused: m.validation_video_length() };
  if (seconds < recordingMinimumSeconds) return { refused: m.validation_video_short() };
  if (side > videoLongestSide) return { refused: m.validation_video_picture() };
  const take = takeOf(slot, file, { seconds, type: isWebm ? 'video/webm' : 'video/mp4' });
  return { take, seconds, blob: file, url: URL.createObjectURL(file), wasCut: false, wasSlow: false };
}

/** The person has the file; nothing of it is kept for a later visit. */
function takeOf(slot: string, file: File, facts: Pick<Take['facts'], 'seconds' | 'type'>): Take {
  const take: Take = {
    facts: {
      ...facts,
      id: crypto.randomUUID(),
      slot,
      startedAt: Date.now(),
      recording: null,
      saved: null,
    },
    file: {
      size: file.size,
      append: () => Promise.reject(new Error('The file is whole')),
      read: async (at, length) => new Uint8Array(await file.slice(at, at + length).arrayBuffer()),
      close: async () => undefined,
      blob: async () => file,
    },
    note: async (change) => void Object.assign(take.facts, change),
    remove: async () => undefined,
  };
  return take;
}
