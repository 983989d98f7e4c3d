import { useRef, useState } from 'react';

/**
 * A value that is set again while it is still being saved: at once on the screen, on the server one after the other, of
 * those that wait the last alone. Shown until all is saved and read again.
 */
export function useLatestWrite<Value>(
  save: (value: Value) => Promise<void>,
  readAgain: () => Promise<unknown>,
) {
  const [shown, setShown] = useState<Value>();
  const latest = useRef<{ value: Value } | undefined>(undefined);
  const isSaving = useRef(false);

  async function saveAll() {
    isSaving.current = true;
    for (let saved: typeof latest.current; latest.current && latest.current !== saved; ) {
      saved = latest.current;
      await save(saved.value);
      if (latest.current === saved) await readAgain();
    }
    isSaving.current = false;
    latest.current = undefined;
    setShown(undefined);
  }

  return {
    /** Undefined once what was set is saved. */
    shown,
    /** What was set last, also by a hand that was faster than the screen. */
    latest: () => latest.current?.value,
    set: (value: Value) => {
      latest.current = { value };
      setShown(() => value);
      if (!isSaving.current) void saveAll();
    },
  };
}
