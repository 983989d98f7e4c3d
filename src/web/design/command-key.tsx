import { useEffect, useEffectEvent } from 'react';
import { Keys } from './kbd.tsx';
import { pressedKey } from './pressed-key.ts';

/** A key with Ctrl, or with ⌘ where that is what a keyboard has for it, drawn; its control says it by `aria-keyshortcuts`. */
export function CommandKeys({ name }: { name: string }) {
  const isApple = /^(Mac|iP)/.test(navigator.platform);
  return (
    <span aria-hidden="true">
      <Keys names={[isApple ? '⌘' : 'Ctrl', name]} />
    </span>
  );
}

/** A key with Ctrl or ⌘, wherever the focus is, unless a dialog is open. */
export function useCommandKey(name: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.defaultPrevented || event.repeat || !isHeld || pressedKey(event) !== name) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
}
