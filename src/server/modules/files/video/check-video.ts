import { Worker } from 'node:worker_threads';
import { workerFile } from '#server/platform/worker-file.ts';
import type { VideoFinding } from './video-program.ts';

const secondsAllowed = 30;

/** Checks and rewrites a video in a thread of its own, which is ended when it takes too long or too much. */
export function checkVideo(path: string, target: string): Promise<VideoFinding> {
  const worker = new Worker(workerFile(import.meta.url, 'check-video.worker'), {
    workerData: { path, target },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    env: {},
    stderr: true,
  });
  const clock = setTimeout(() => void worker.terminate(), secondsAllowed * 1000);
  return new Promise<VideoFinding>((resolve) => {
    worker.once('message', resolve);
    // A thread that ended before it answered could make nothing of the file.
    worker.once('error', () => resolve({ refused: 'format' }));
    worker.once('exit', () => resolve({ refused: 'format' }));
  }).finally(() => {
    clearTimeout(clock);
    void worker.terminate();
  });
}
