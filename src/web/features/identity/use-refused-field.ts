import { type RefObject, useEffect, useRef } from 'react';
import type { CallFailure } from './call-failure.ts';

/** Of a form whose call failed: the first field that is wrong has the focus as soon as its message stands there. */
export function useRefusedField<Form extends HTMLElement>(
  failure: CallFailure | undefined,
): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')?.focus();
  }, [failure]);
  return form;
}
