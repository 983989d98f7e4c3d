import { type Capture, captureWays } from '#web/features/video/media/capture.ts';
import { holdTake } from '#web/features/video/takes/take-locks.ts';
import { createTake, type Take } from '#web/features/video/takes/takes.ts';

/** A take that has ended and can be watched. */
export interface FinishedTake {
  take: Take;
  seconds: number;
  /** Address of the playable copy in this page. */
  url: string;
  blob: Blob;
  /** It ended by itself, before the person or the clock ended it. */
  wasCut: boolean;
}

/** Ending a recording takes milliseconds; an encoder that lost its device may never answer. */
const secondsToEnd = 10;

interface CaptureOptions {
  folder: string;
  slot: string;
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  bitrate: number;
}

/** Whether this browser has any way of recording; one whose programs could not be fetched is asked again later. */
export async function canRecord(): Promise<boolean> {
  if (!navigator.mediaDevices) return false;
  return captureWays().then(
    (ways) => ways.length > 0,
    () => true,
  );
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
export async function finishTake(
  take: Take,
  capture: Capture,
  ending: { seconds: number; wasCut: boolean },
): Promise<FinishedTake> {
  const isWhole = await endsInTime(capture.stop());
  await take.file.close();
  // A device that was unplugged can break the ending in the middle of a fragment.
  if (!isWhole) await cutAtLastFragment(take);
  if (take.file.size === 0) throw new Error('Nothing was recorded');
  const finished = await playable(take).catch(async () => {
    // The take itself is whole; only its seekable copy could not be made.
    const blob = await take.file.blob();
    return { take, seconds: ending.seconds, blob, url: URL.createObjectURL(blob) };
  });
  await take.note({ seconds: finished.seconds });
  return { ...finished, wasCut: ending.wasCut };
}

/** A take of an earlier visit, cut at its last whole fragment; undefined where another tab has it or nothing is whole. */
export async function resumeTake(take: Take): Promise<FinishedTake | undefined> {
  if (!(await holdTake(take.facts.id))) return undefined;
  await cutAtLastFragment(take);
  if (take.file.size === 0) return void (await take.remove());
  const finished = await playable(take);
  await take.note({ seconds: finished.seconds });
  return { ...finished, wasCut: false };
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
  await Promise.all([
    captureWays(),
    import('#web/features/video/media/playable.ts'),
    import('#web/features/video/media/speech.ts'),
  ]);
}

/** The server takes the shorter length, too, where what follows it was sent already. */
async function cutAtLastFragment(take: Take): Promise<void> {
  if (take.facts.type !== 'video/mp4') return;
  const { wholeLength } = await import('#web/features/video/media/whole-fragments.ts');
  const size = await wholeLength(take.file);
  const { file } = take;
  take.file = { ...file, size, blob: async () => (await file.blob()).slice(0, size) };
}

/** Whether it ended as it should. */
function endsInTime(ending: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout>;
  const clock = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), secondsToEnd * 1000);
  });
  const ended = ending.then(
    () => true,
    () => false,
  );
  return Promise.race([ended, clock]).finally(() => clearTimeout(timer));
}

async function playable(take: Take): Promise<Omit<FinishedTake, 'wasCut'>> {
  const { makePlayable } = await import('#web/features/video/media/playable.ts');
  const { blob, seconds } = await makePlayable(await take.file.blob());
  return { take, seconds, blob, url: URL.createObjectURL(blob) };
}
