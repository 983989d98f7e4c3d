import { useRef, useState } from 'react';

const stepsMaximum = 200;
/** What is typed into one field within this time of the last key is undone at once. */
const togetherMs = 1500;

interface Steps<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
}

/** A value with the steps before and after it. */
export function useHistory<Value>(initial: Value) {
  const [steps, setSteps] = useState<Steps<Value>>({ past: [], present: initial, future: [] });
  const last = useRef({ field: '', at: 0 });

  /** A further step; typing on in the same field belongs to the last one. */
  function change(next: (value: Value) => Value, field = ''): void {
    const now = performance.now();
    const goesOn = field !== '' && field === last.current.field && now - last.current.at < togetherMs;
    last.current = { field, at: now };
    setSteps(({ past, present }) => ({
      past: goesOn && past.length > 0 ? past : [...past, present].slice(-stepsMaximum),
      present: next(present),
      future: [],
    }));
  }

  function undo(): void {
    last.current = { field: '', at: 0 };
    setSteps(({ past, present, future }) => {
      const before = past.at(-1);
      if (before === undefined) return { past, present, future };
      return { past: past.slice(0, -1), present: before, future: [present, ...future] };
    });
  }

  function redo(): void {
    last.current = { field: '', at: 0 };
    setSteps(({ past, present, future }) => {
      const [after, ...rest] = future;
      if (after === undefined) return { past, present, future };
      return { past: [...past, present], present: after, future: rest };
    });
  }

  return {
    value: steps.present,
    change,
    undo,
    redo,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  };
}
