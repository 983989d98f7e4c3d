import { type Effort, leastEffort, leastPicture, usualFrames } from '#web/features/video/media/bitrate.ts';
import { type Capture, type CaptureWay, captureWays, TooSlow } from '#web/features/video/media/capture.ts';
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
  /** The device did not keep up: another take is recorded with less effort. */
  wasSlow: boolean;
}

/**
 * Ending a recording takes milliseconds, on a busy device seconds; an encoder that lost its device may never answer.
 * Where no fragment is on the disk yet, all of the take is in what it still has to answer.
 */
const secondsToEnd = { something: 10, nothing: 60 };
/** An ending that takes longer than this was made on a device that does not keep up. */
const slowEnding = 3;

interface CaptureOptions {
  folder: string;
  slot: string;
  camera: MediaStreamTrack;
  microphone: MediaStreamTrack;
  bitrate: number;
  /** An earlier take showed that the device does not keep up. */
  isSlow: boolean;
}

/** Whether this browser has any way of recording; one whose programs could not be fetched is asked again later. */
export async function canRecord(): Promise<boolean> {
  if (!navigator.mediaDevices) return false;
  return captureWays().then(
    (ways) => ways.length > 0,
    () => true,
  );
}

/**
 * Begins in the best way that works here, with a smaller picture where the device does not keep up; undefined where
 * nothing works. `onEnd` when a device goes or it breaks off.
 */
export async function startCapture(options: CaptureOptions, onEnd: () => void): Promise<Started | undefined> {
  const usual: Effort = { bitrate: options.bitrate, frameRate: usualFrames };
  for (const way of await captureWays()) {
    for (const effort of options.isSlow ? [leastEffort] : [usual, leastEffort]) {
      const started = await startInWay(way, effort, options, onEnd);
      if (started === 'fails') break; // The next way begins anew.
      if (started !== 'too slow') return started;
    }
  }
  return undefined;
}

interface Started {
  take: Take;
  capture: Capture;
}

async function startInWay(
  way: CaptureWay,
  effort: Effort,
  { camera, microphone, folder, slot }: CaptureOptions,
  onEnd: () => void,
): Promise<Started | 'fails' | 'too slow'> {
  // A camera that knows no smaller picture brings the one that it has.
  if (effort === leastEffort) await camera.applyConstraints(leastPicture).catch(() => undefined);
  const take = await createTake(folder, slot, way.type);
  try {
    const capture = await way.start({
      camera,
      microphone,
      ...effort,
      onBytes: (bytes) => take.file.append(bytes),
      onFailure: onEnd,
    });
    camera.addEventListener('ended', onEnd, { once: true });
    microphone.addEventListener('ended', onEnd, { once: true });
    return { take, capture };
  } catch (error) {
    await take.file.close().catch(() => undefined);
    await take.remove();
    return error instanceof TooSlow ? 'too slow' : 'fails';
  }
}

/** Ends a take: the rest is written, and a copy made that plays and seeks. */
export async function finishTake(
  take: Take,
  capture: Capture,
  ending: { seconds: number; wasCut: boolean },
): Promise<FinishedTake> {
  const stoppedAt = performance.now();
  const isWhole = await endsInTime(capture.stop(), take);
  const wasSlow = performance.now() - stoppedAt > slowEnding * 1000;
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
  return { ...finished, wasSlow, wasCut: ending.wasCut };
}

/** A take of an earlier visit, cut at its last whole fragment; undefined where another tab has it or nothing is whole. */
export async function resumeTake(take: Take): Promise<FinishedTake | undefined> {
  if (!(await holdTake(take.facts.id))) return undefined;
  await cutAtLastFragment(take);
  if (take.file.size === 0) return void (await take.remove());
  const finished = await playable(take);
  await take.note({ seconds: finished.seconds });
  return { ...finished, wasSlow: false, wasCut: false };
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
  const { file } = take;
  const size = await playableLength(take);
  take.file = { ...file, size, blob: async () => (await file.blob()).slice(0, size) };
}

/** So many of its bytes play, whatever becomes of the rest. */
async function playableLength({ facts, file }: Take): Promise<number> {
  if (facts.type !== 'video/mp4') return file.size;
  const { wholeLength } = await import('#web/features/video/media/whole-fragments.ts');
  return wholeLength(file);
}

/** Whether it ended as it should. As long as bytes arrive it is at work. */
async function endsInTime(ending: Promise<void>, take: Take): Promise<boolean> {
  const ended = ending.then(
    () => true,
    () => false,
  );
  for (let written = -1; written !== take.file.size; ) {
    written = take.file.size;
    const plays = await playableLength(take).catch(() => 0);
    const seconds = plays === 0 ? secondsToEnd.nothing : secondsToEnd.something;
    const isWhole = await Promise.race([ended, afterSeconds(seconds)]);
    if (isWhole !== undefined) return isWhole;
  }
  return false;
}

function afterSeconds(seconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), seconds * 1000));
}

async function playable(take: Take): Promise<Omit<FinishedTake, 'wasCut' | 'wasSlow'>> {
  const { makePlayable } = await import('#web/features/video/media/playable.ts');
  const { blob, seconds } = await makePlayable(await take.file.blob());
  return { take, seconds, blob, url: URL.createObjectURL(blob) };
}
