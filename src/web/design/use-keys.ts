import { useEffectEvent, useLayoutEffect } from 'react';
import { pressedKey } from './pressed-key.ts';

/**
 * Single keys of a screen; not while something is typed, a dialog is open or a modifier is held. An act that answers
 * `false` leaves its key to others.
 */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => unknown>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const act = keys[pressedKey(event)];
    if (act && act(event) !== false) event.preventDefault();
  });
  // With what is shown: who sees a screen may press its keys, and an effect would come later on a busy machine.
  useLayoutEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]')
  );
}
