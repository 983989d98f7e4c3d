import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalOptions {
  locked: boolean;
  /** The first field takes the focus; a sheet on a phone would be covered by the keys. */
  startsAtField: boolean;
}

/**
 * Props for a native `<dialog>` that follows `open`. The platform traps the focus; whoever opened it has the focus
 * again once it is closed or has left the page.
 */
export function useModal(open: boolean, onClose: () => void, { locked, startsAtField }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    firstFocus(dialog, startsAtField)?.focus();
    // Before it leaves the page: afterwards the platform gives nothing back.
    return () => {
      dialog.close();
      queueMicrotask(() => giveBack(opener));
    };
  }, [open, startsAtField]);

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!locked) onClose();
    },
    // The browser may close without asking (a second Escape); the state has to follow.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && open) onClose();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !locked && isOutside(event)) onClose();
    },
  };
}

/** What a dialog names, else its first field; nothing leaves it to the platform. */
function firstFocus(dialog: HTMLDialogElement, startsAtField: boolean): HTMLElement | null {
  const named = dialog.querySelector<HTMLElement>('[data-first-focus]');
  if (named || !startsAtField) return named;
  const first = dialog.querySelector<HTMLElement>(firstField);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || first.checked) return first;
  return dialog.querySelector<HTMLElement>('input[type="radio"]:checked') ?? first;
}

const firstField = ['input:not([type="hidden"])', 'select', 'textarea', '[contenteditable="true"]']
  .map((field) => `.dialog-body ${field}:not(:disabled)`)
  .join();

/** To who opened it, where nothing else took the focus; to the page when that one has gone. */
export function giveBack(opener: Element | null): void {
  if (isFocused()) return;
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
  if (!isFocused()) document.getElementById('main')?.focus({ preventScroll: true });
}

function isFocused(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

function isOutside(event: MouseEvent<HTMLDialogElement>) {
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
