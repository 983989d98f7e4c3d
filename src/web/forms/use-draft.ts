import { useEffect, useRef, useState } from 'react';

export type DraftState = 'untouched' | 'waiting' | 'saved' | 'failed';

const retrySeconds = [2, 5, 15, 30, 60];

/**
 * Keeps what is written, a second after the last key; `end` stops it when the form is sent. One save waits for the one
 * before, so that an older text never lands last; what failed is tried again by itself. A draft in this browser is kept
 * at once (`pause` 0).
 */
export function useDraft<Values>(
  values: Values,
  keep: (values: Values) => unknown,
  { isOn = true, pause = 1000 }: { isOn?: boolean; pause?: number } = {},
) {
  const [state, setState] = useState<DraftState>('untouched');
  const [failures, setFailures] = useState(0);
  const content = JSON.stringify(values);
  const kept = useRef(content);
  const isOver = useRef(false);
  const running = useRef<Promise<void>>(Promise.resolve());
  const newest = useRef({ values, keep });
  useEffect(() => {
    newest.current = { values, keep };
  });

  const work = useRef(async () => {
    const { values, keep } = newest.current;
    const text = JSON.stringify(values);
    if (isOver.current || text === kept.current) return;
    try {
      await keep(values);
      kept.current = text;
      setFailures(0);
      if (!isOver.current) setState('saved');
    } catch {
      // The state says it; it is tried again by itself.
      setFailures((count) => count + 1);
      if (!isOver.current) setState('failed');
    }
  });
  const save = useRef(() => {
    running.current = running.current.then(work.current);
    return running.current;
  });

  useEffect(() => {
    if (!isOn || content === kept.current || isOver.current) return;
    if (pause === 0) {
      void work.current();
      return;
    }
    setState('waiting');
    const timer = setTimeout(() => void save.current(), pause);
    return () => clearTimeout(timer);
  }, [content, isOn, pause]);

  useEffect(() => {
    if (state !== 'failed' || failures === 0 || pause === 0) return;
    const again = () => void save.current();
    const seconds = retrySeconds[Math.min(failures, retrySeconds.length) - 1] ?? 60;
    const timer = setTimeout(again, seconds * 1000);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [state, failures, pause]);

  return {
    state,
    /** Nothing is kept from now on; answers once what was on its way has landed. */
    end: () => {
      isOver.current = true;
      setState('untouched');
      return running.current;
    },
    /** The sending failed: what is written is kept again. */
    goOn: () => {
      isOver.current = false;
      void save.current();
    },
  };
}
