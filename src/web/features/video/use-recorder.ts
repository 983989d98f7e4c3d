import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Capture } from './media/capture.ts';
import { type RecorderState, recorderReducer, stateAtFirst } from './recorder-state.ts';
import {
  type FinishedTake,
  finishTake,
  keepScreenOn,
  prepareRecording,
  resumeTake,
  startCapture,
} from './recording.ts';
import { listTakes, type SavedTake, type Take } from './takes/takes.ts';
import { createUploads, type Uploads } from './uploads.ts';

/** The server takes nothing shorter than half a second; a Stop pressed sooner than this waits. */
const leastSeconds = 1;

/** How long this device keeps takes that are not meant to be sent. */
export const practiceKept = 30 * 86_400_000;

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
  countDown(): void;
  cancelCountdown(): void;
  stop(): void;
  retake(): void;
  choose(id: string): void;
  discard(id: string): Promise<void>;
  /** Sends the rest, has it checked, and answers what the server stored. */
  save(captions: string): Promise<(SavedTake & { seconds: number }) | null>;
  /** Goes on with a take of an earlier visit. */
  resume(take: Take): Promise<void>;
}

/** Everything about recording the answer to one question: countdown, time, takes, sending, going on after a crash. */
export function useRecorder(options: RecorderOptions): Recorder {
  const [state, dispatch] = useReducer(recorderReducer, stateAtFirst);
  const latest = useRef({ options, state });
  latest.current = { options, state };
  const running = useRef<{ take: Take; capture: Capture; startedAt: number; end(): void } | null>(null);
  const uploads = useRef<Uploads | null>(null);
  uploads.current ??= createUploads((id, progress) => dispatch({ type: 'sent', id, progress }));

  const stop = useCallback(async () => {
    const current = running.current;
    if (!current) return;
    running.current = null;
    current.end();
    dispatch({ type: 'stopping' });
    const seconds = (performance.now() - current.startedAt) / 1000;
    const finished = await finishTake(current.take, current.capture, seconds).catch(() => null);
    dispatch(finished ? { type: 'finished', take: finished } : { type: 'failed', reason: 'broken' });
  }, []);

  const stopInTime = useCallback(() => {
    const current = running.current;
    if (!current) return;
    const passed = (performance.now() - current.startedAt) / 1000;
    if (passed >= leastSeconds) void stop();
    else setTimeout(() => running.current === current && void stop(), (leastSeconds - passed) * 1000);
  }, [stop]);

  const begin = useCallback(async () => {
    const { options } = latest.current;
    if (!options.camera || !options.microphone) return dispatch({ type: 'failed', reason: 'devices' });
    dispatch({ type: 'starting' });
    const started = await startCapture(options, () => void stop());
    if (!started) return dispatch({ type: 'failed', reason: 'unsupported' });
    if (options.sends && options.sendsEarly) uploads.current?.begin(started.take);
    const release = await keepScreenOn();
    const startedAt = performance.now();
    const tick = setInterval(() => {
      const passed = (performance.now() - startedAt) / 1000;
      dispatch({ type: 'tick', left: Math.max(0, latest.current.options.seconds - passed) });
      // A timer comes late rather than early, and the server counts to the frame.
      if (passed >= latest.current.options.seconds - 0.1) void stop();
    }, 100);
    const onHidden = () => document.hidden && void stop();
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
  }, [stop]);

  useCountdown(state, dispatch, begin);

  useEffect(() => {
    // Tried again when it is needed.
    prepareRecording().catch(() => undefined);
  }, []);

  useEffect(() => {
    let isGone = false;
    dispatch({ type: 'reset' });
    void listTakes(options.folder, options.sends ? undefined : practiceKept).then((takes) => {
      const mine = takes.filter((take) => take.facts.slot === options.slot && !take.facts.saved);
      if (!isGone && mine.length > 0) dispatch({ type: 'found', takes: mine });
    });
    return () => {
      isGone = true;
    };
  }, [options.folder, options.slot, options.sends]);

  useEffect(
    () => () => {
      void stop();
      uploads.current?.pauseAll();
      for (const take of latest.current.state.takes) URL.revokeObjectURL(take.url);
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
    countDown: () => dispatch({ type: 'countdown' }),
    cancelCountdown: () => dispatch({ type: 'cancel' }),
    stop: stopInTime,
    retake: () => {
      uploads.current?.pauseAll();
      dispatch({ type: 'countdown' });
    },
    choose: (id) => dispatch({ type: 'chosen', id }),
    discard,
    resume: async (take) => {
      const finished = await resumeTake(take).catch(() => null);
      if (finished) dispatch({ type: 'finished', take: finished });
      else await discard(take.facts.id);
    },
    save: async (captions) => saveTake(state, dispatch, uploads.current, captions),
  };
}

async function saveTake(
  state: RecorderState,
  dispatch: React.Dispatch<Parameters<typeof recorderReducer>[1]>,
  uploads: Uploads | null,
  captions: string,
) {
  const chosen: FinishedTake | undefined = state.takes.find((take) => take.take.facts.id === state.chosen);
  if (!chosen || !uploads) return null;
  dispatch({ type: 'saving' });
  try {
    const saved = await uploads.save(chosen, captions);
    for (const other of state.takes) if (other !== chosen) await uploads.discard(other.take);
    dispatch({ type: 'saved' });
    return { ...saved, seconds: chosen.seconds };
  } catch (error) {
    dispatch({ type: 'refused', message: error instanceof Error ? error.message : '' });
    return null;
  }
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
