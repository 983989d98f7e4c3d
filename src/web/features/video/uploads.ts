import { holdTake } from '#web/features/video/takes/take-locks.ts';
import type { SavedTake, Take } from '#web/features/video/takes/takes.ts';
import {
  discardUpload,
  type TakeUpload,
  type UploadProgress,
  uploadPoster,
  uploadTake,
} from '#web/features/video/takes/upload-take.ts';
import type { FinishedTake } from './recording.ts';

/** The uploads of a recorder's takes: one runs while recording, a retake stops it, saving finishes it. */
export interface Uploads {
  begin(take: Take): void;
  pauseAll(): void;
  /** Rejects with an `AbortError` when it is paused meanwhile. */
  save(finished: FinishedTake, captions: string): Promise<SavedTake>;
  /** Nothing happens to a take that another tab has. */
  discard(take: Take): Promise<void>;
}

export function createUploads(onProgress: (id: string, progress: UploadProgress) => void): Uploads {
  const running = new Map<string, TakeUpload>();

  const begin = (take: Take): TakeUpload => {
    const { id } = take.facts;
    const upload = running.get(id) ?? uploadTake(take, (progress) => onProgress(id, progress));
    running.set(id, upload);
    return upload;
  };
  const pause = (id: string) => {
    running.get(id)?.pause();
    running.delete(id);
  };

  return {
    begin: (take) => void begin(take),
    pauseAll: () => [...running.keys()].forEach(pause),
    async save(finished, captions) {
      const { take, blob } = finished;
      try {
        const { drawPoster } = await import('#web/features/video/media/playable.ts');
        const [stored, picture] = await Promise.all([begin(take).finish(), drawPoster(blob)]);
        const poster = picture ? await uploadPoster(picture) : null;
        return { path: stored.path, poster, captions };
      } finally {
        running.delete(take.facts.id);
      }
    },
    async discard(take) {
      if (!(await holdTake(take.facts.id))) return;
      pause(take.facts.id);
      await discardUpload(take);
      await take.remove();
    },
  };
}
