import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Answers what brings the form's first wrong field into view and focus, once the screen has rendered the errors. */
export function useFocusOnError(form: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(firstError)?.focus();
  }, [refusals, form]);
  return useCallback(() => setRefusals((count) => count + 1), []);
}

const firstError = '[aria-invalid="true"]:not([disabled])';
