import { useEffect, useRef } from 'react';

const unsaved = new Set<object>();

/** Whether a form on this page holds something that a reload would lose. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/**
 * Says that a form holds what is not saved yet: leaving asks first, and an update waits. Answers a function that ends
 * the guard at once, for a form that leads on right after its save.
 */
export function useUnsavedGuard(isDirty: boolean): () => void {
  const form = useRef<object>({});
  useEffect(() => {
    const key = form.current;
    if (isDirty) unsaved.add(key);
    else unsaved.delete(key);
    return () => void unsaved.delete(key);
  }, [isDirty]);
  return () => void unsaved.delete(form.current);
}
