import { type Capture, captureWays } from './media/capture.ts';
import { createTake, type Take } from './takes/takes.ts';

/** A take that has ended and can be watched. */
export interface FinishedTake {
  take: Take;
  seconds: number;
  /** Address of the playable copy in this page. */
  url: string;
  blob: Blob;
}

interface CaptureOptions {
  folder: string;
  slot: string;
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  bitrate: number;
}

/** Begins in the best way that works here; undefined where none does. `onEnd` when a device goes or it breaks off. */
export async function startCapture(
  options: CaptureOptions,
  onEnd: () => void,
): Promise<{ take: Take; capture: Capture } | undefined> {
  const { camera, microphone, bitrate } = options;
  if (!camera || !microphone) return undefined;
  for (const way of await captureWays()) {
    const take = await createTake(options.folder, options.slot, way.type);
    try {
      const capture = await way.start({
        camera,
        microphone,
        bitrate,
        onBytes: (bytes) => take.file.append(bytes),
        onFailure: onEnd,
      });
      camera.addEventListener('ended', onEnd, { once: true });
      microphone.addEventListener('ended', onEnd, { once: true });
      return { take, capture };
    } catch {
      await take.file.close().catch(() => undefined);
      await take.remove(); // The next way begins anew.
    }
  }
  return undefined;
}

/** Ends a take: the rest is written, and a copy made that plays and seeks. */
export async function finishTake(take: Take, capture: Capture, seconds: number): Promise<FinishedTake> {
  // A device that was unplugged can break the ending; what was flushed before is whole.
  await capture.stop().catch(() => undefined);
  await take.file.close();
  await take.note({ seconds });
  return playable(take).catch(async () => {
    // The take itself is whole; only its seekable copy could not be made.
    const blob = await take.file.blob();
    return { take, seconds, blob, url: URL.createObjectURL(blob) };
  });
}

/** A take of an earlier visit; cut at its last whole fragment if the page was lost in the middle. */
export async function resumeTake(take: Take): Promise<FinishedTake> {
  if (take.facts.seconds === null && take.facts.type === 'video/mp4') {
    const { wholeLength } = await import('./media/whole-fragments.ts');
    const size = await wholeLength(take.file);
    const { file } = take;
    take.file = { ...file, size, blob: async () => (await file.blob()).slice(0, size) };
  }
  const finished = await playable(take);
  await take.note({ seconds: finished.seconds });
  return finished;
}

/** Asks the device not to sleep; answers how to let it. */
export async function keepScreenOn(): Promise<() => void> {
  try {
    const lock = await navigator.wakeLock.request('screen');
    return () => void lock.release();
  } catch {
    return () => undefined; // Older browsers, or a nearly empty battery.
  }
}

/** Fetches what recording and watching need while there is a network, which may be gone when it is needed. */
export async function prepareRecording(): Promise<void> {
  await Promise.all([captureWays(), import('./media/playable.ts'), import('./media/speech.ts')]);
}

async function playable(take: Take): Promise<FinishedTake> {
  const { makePlayable } = await import('./media/playable.ts');
  const { blob, seconds } = await makePlayable(await take.file.blob());
  return { take, seconds, blob, url: URL.createObjectURL(blob) };
}
