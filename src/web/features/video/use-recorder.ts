import { useCallback, useEffect, useReducer, useRef } from 'react';
import { dayMs } from '#domain/time.ts';
import type { Capture } from '#web/features/video/media/capture.ts';
import { letTakeGo } from '#web/features/video/takes/take-locks.ts';
import { listTakes, type SavedTake, savedOf, type Take } from '#web/features/video/takes/takes.ts';
import { UploadRefused } from '#web/features/video/takes/upload-take.ts';
import { failureMessage } from '#web/refusal.ts';
import { type RecorderState, recorderReducer, stateAtFirst } from './recorder-state.ts';
import {
  type FinishedTake,
  finishTake,
  keepScreenOn,
  prepareRecording,
  resumeTake,
  startCapture,
} from './recording.ts';
import { createUploads, type Uploads } from './uploads.ts';

/** The server takes nothing shorter than half a second; a Stop pressed sooner than this waits. */
const leastSeconds = 1;

/** How long this device keeps takes that are not meant to be sent. */
const practiceKept = 30 * dayMs;

export interface RecorderOptions {
  /** Where takes are kept on this device: one folder a person and purpose. */
  folder: string;
  slot: string;
  /** Longest answer. */
  seconds: number;
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  bitrate: number;
  /** Whether takes go to the server while they are recorded; a practice take never does. */
  sends: boolean;
  /** With a metered connection nothing is sent before it is saved. */
  sendsEarly: boolean;
}

export interface Recorder extends RecorderState {
  /** Counts down and records; the take before it is no longer sent. */
  countDown(): void;
  cancelCountdown(): void;
  stop(): void;
  choose(id: string): void;
  discard(id: string): Promise<void>;
  /** A video that was made elsewhere, in place of a recording. */
  take(file: File): Promise<void>;
  /** Sends the rest, has it checked and stored, and hands that on; until `keep` resolves no take is given up. */
  save(captions: string, keep: (saved: StoredTake) => Promise<void>): Promise<void>;
  /** Ends the sending; the take stays. */
  cancelSaving(): void;
  /** Goes on with a take of an earlier visit. */
  resume(take: Take): Promise<void>;
}

export interface StoredTake extends SavedTake {
  seconds: number;
  take: Take;
}

/** Everything about recording the answer to one question, for as long as its screen is shown: countdown, time, takes, sending, going on after a crash. */
export function useRecorder(options: RecorderOptions): Recorder {
  const [state, dispatch] = useReducer(recorderReducer, stateAtFirst);
  const latest = useRef({ options, state });
  useEffect(() => {
    latest.current = { options, state };
  });
  const running = useRef<{ take: Take; capture: Capture; startedAt: number; end(): void } | null>(null);
  const isGone = useRef(false);
  const isSlow = useRef(false);
  const uploads = useRef<Uploads | null>(null);
  uploads.current ??= createUploads((id, progress) => dispatch({ type: 'sent', id, progress }));

  const find = useCallback(async () => {
    const { folder, slot, sends } = latest.current.options;
    const takes = await listTakes(folder, sends ? undefined : practiceKept);
    const mine = takes.filter((take) => take.facts.slot === slot && !savedOf(take));
    if (!isGone.current && mine.length > 0) dispatch({ type: 'found', takes: mine });
  }, []);

  const stop = useCallback(
    async (wasCut: boolean) => {
      const current = running.current;
      if (!current) return;
      running.current = null;
      current.end();
      dispatch({ type: 'stopping' });
      const seconds = (performance.now() - current.startedAt) / 1000;
      const finished = await finishTake(current.take, current.capture, { seconds, wasCut }).catch(() => null);
      isSlow.current ||= !finished || finished.wasSlow;
      if (finished) return dispatch({ type: 'finished', take: finished });
      dispatch({ type: 'failed', reason: 'broken' });
      await find(); // What was written before is on the disk.
    },
    [find],
  );

  const stopInTime = useCallback(() => {
    const current = running.current;
    if (!current) return;
    const passed = (performance.now() - current.startedAt) / 1000;
    if (passed >= leastSeconds) void stop(false);
    else setTimeout(() => running.current === current && void stop(false), (leastSeconds - passed) * 1000);
  }, [stop]);

  const begin = useCallback(async () => {
    const { options } = latest.current;
    if (!options.camera || !options.microphone) return dispatch({ type: 'failed', reason: 'devices' });
    const { camera, microphone } = options;
    dispatch({ type: 'starting' });
    const started = await startCapture(
      { ...options, camera, microphone, isSlow: isSlow.current },
      () => void stop(true),
    );
    if (!started) return dispatch({ type: 'failed', reason: 'unsupported' });
    if (options.sends && options.sendsEarly) uploads.current?.begin(started.take);
    const release = await keepScreenOn();
    const startedAt = started.capture.beganAt;
    const tick = setInterval(() => {
      const passed = (performance.now() - startedAt) / 1000;
      dispatch({ type: 'tick', left: Math.max(0, latest.current.options.seconds - passed) });
      // A timer comes late rather than early, and the server counts to the frame.
      if (passed >= latest.current.options.seconds - 0.1) void stop(false);
    }, 100);
    const onHidden = () => document.hidden && void stop(true);
    document.addEventListener('visibilitychange', onHidden);
    running.current = {
      ...started,
      startedAt,
      end: () => {
        clearInterval(tick);
        document.removeEventListener('visibilitychange', onHidden);
        release();
      },
    };
    dispatch({ type: 'started', left: options.seconds });
    // What ended it while it was starting could not end it yet.
    const hasEnded = [camera, microphone].some((track) => track.readyState === 'ended');
    if (isGone.current || document.hidden || hasEnded) void stop(true);
  }, [stop]);

  useCountdown(state, dispatch, begin);

  useEffect(() => {
    // Tried again when it is needed.
    prepareRecording().catch(() => undefined);
  }, []);

  useEffect(() => {
    isGone.current = false;
    void find();
    return () => {
      isGone.current = true;
    };
  }, [find]);

  useEffect(
    () => () => {
      uploads.current?.pauseAll();
      const { takes } = latest.current.state;
      for (const take of takes) URL.revokeObjectURL(take.url);
      const last = running.current?.take;
      void stop(true).finally(() => {
        for (const { facts } of [...takes.map(({ take }) => take), ...(last ? [last] : [])])
          letTakeGo(facts.id);
      });
    },
    [stop],
  );

  const discard = async (id: string) => {
    const found =
      state.takes.find((take) => take.take.facts.id === id)?.take ??
      state.found.find((take) => take.facts.id === id);
    dispatch({ type: 'removed', id });
    if (found) await uploads.current?.discard(found);
  };

  return {
    ...state,
    countDown: () => {
      uploads.current?.pauseAll();
      dispatch({ type: 'countdown' });
    },
    cancelCountdown: () => dispatch({ type: 'cancel' }),
    stop: stopInTime,
    choose: (id) => dispatch({ type: 'chosen', id }),
    discard,
    resume: async (take) => {
      try {
        const finished = await resumeTake(take);
        if (finished) dispatch({ type: 'finished', take: finished });
        else dispatch({ type: 'removed', id: take.facts.id });
      } catch {
        dispatch({ type: 'failed', reason: 'unreadable' });
      }
    },
    take: async (file) => {
      const { takeFile } = await import('./chosen-file.ts');
      const taken = await takeFile(options.slot, options.seconds, file);
      if ('refused' in taken) dispatch({ type: 'refused', message: taken.refused });
      else dispatch({ type: 'finished', take: taken });
    },
    save: async (captions, keep) => saveTake(state, dispatch, uploads.current, captions, keep),
    cancelSaving: () => uploads.current?.pauseAll(),
  };
}

async function saveTake(
  state: RecorderState,
  dispatch: React.Dispatch<Parameters<typeof recorderReducer>[1]>,
  uploads: Uploads | null,
  captions: string,
  keep: (saved: StoredTake) => Promise<void>,
): Promise<void> {
  const chosen: FinishedTake | undefined = state.takes.find((take) => take.take.facts.id === state.chosen);
  if (!chosen || !uploads) return;
  const { take, seconds } = chosen;
  dispatch({ type: 'saving' });
  try {
    const saved = await uploads.save(chosen, captions);
    dispatch({ type: 'saved' });
    await keep({ ...saved, seconds, take });
    for (const other of state.takes) if (other !== chosen) await uploads.discard(other.take);
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    dispatch(isCancelled ? { type: 'cancel' } : { type: 'refused', message: refusalText(error) });
  }
}

/** The server's own sentence, where it gave one. */
function refusalText(error: unknown): string {
  return error instanceof UploadRefused && error.message ? error.message : failureMessage(error);
}

function useCountdown(
  { phase, count }: RecorderState,
  dispatch: React.Dispatch<Parameters<typeof recorderReducer>[1]>,
  begin: () => Promise<void>,
): void {
  useEffect(() => {
    if (phase !== 'countdown') return;
    const timer = setTimeout(() => (count > 1 ? dispatch({ type: 'counted' }) : void begin()), 1000);
    return () => clearTimeout(timer);
  }, [phase, count, dispatch, begin]);
}
