import { useEffect, useRef, useState } from 'react';

export type DraftState = 'untouched' | 'waiting' | 'saved' | 'failed';

/**
 * Keeps what is written, a second after the last key; `end` stops it when the form is sent. A draft in this browser
 * is kept at once (`pause` 0).
 */
export function useDraft<Values>(
  values: Values,
  keep: (values: Values) => unknown,
  { isOn = true, pause = 1000 }: { isOn?: boolean; pause?: number } = {},
) {
  const [state, setState] = useState<DraftState>('untouched');
  const content = JSON.stringify(values);
  const kept = useRef(content);
  const isOver = useRef(false);
  const newest = useRef({ values, keep });
  newest.current = { values, keep };

  useEffect(() => {
    if (!isOn || content === kept.current || isOver.current) return;
    const work = async () => {
      const { values, keep } = newest.current;
      try {
        await keep(values);
        kept.current = content;
        if (!isOver.current) setState('saved');
      } catch {
        // The state says it; the next key tries again.
        if (!isOver.current) setState('failed');
      }
    };
    if (pause === 0) {
      void work();
      return;
    }
    setState('waiting');
    const timer = setTimeout(() => void work(), pause);
    return () => clearTimeout(timer);
  }, [content, isOn, pause]);

  return {
    state,
    end: () => {
      isOver.current = true;
      setState('untouched');
    },
  };
}
