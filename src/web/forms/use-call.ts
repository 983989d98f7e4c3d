import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { type Failure, readFailure } from '#web/refusal.ts';

/** A button's call: whether it runs, what it failed with, and how long to wait after too many attempts. */
export function useCall() {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [wait, setWait] = useCountdown();
  const isBusy = useRef(false);

  /** Answers what the work answers, or undefined where it failed. A second click while it runs does nothing. */
  const run = useCallback(
    async <T>(work: () => Promise<T>, onFailure?: (failure: Failure) => void): Promise<T | undefined> => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setRunning(true);
      setFailure(undefined);
      try {
        return await work();
      } catch (error) {
        const failed = readFailure(error);
        setFailure(failed);
        setWait(failed.retryAfter);
        onFailure?.(failed);
        return undefined;
      } finally {
        isBusy.current = false;
        setRunning(false);
      }
    },
    [setWait],
  );

  const fields = failure?.fields ?? {};
  const isAtFields = Object.keys(fields).length > 0;
  const sentence =
    wait > 0 ? waitText(wait) : isAtFields || failure?.retryAfter ? undefined : failure?.message;
  return { run, isRunning, failure, fields, wait, sentence, setFailure };
}

/** How long to wait, in the unit that a person would say. */
function waitText(seconds: number): string {
  return seconds < 90
    ? m.common_wait_seconds({ seconds })
    : m.common_wait_minutes({ minutes: Math.ceil(seconds / 60) });
}

/** Seconds that go down to 0 by themselves. */
function useCountdown(): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
