import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallFailure, callFailure, waitText } from './call-failure.ts';

/** A form's call: whether it runs, what it failed with, and how long to wait after too many attempts. */
export function useCall() {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [wait, setWait] = useCountdown();
  const isBusy = useRef(false);

  /** Answers what the work answers, or undefined where it failed. A second click while it runs does nothing. */
  const run = useCallback(
    async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setRunning(true);
      setFailure(undefined);
      try {
        return await work();
      } catch (error) {
        const failed = callFailure(error);
        setFailure(failed);
        setWait(failed.retryAfter);
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
