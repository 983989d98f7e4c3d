import { useEffect, useEffectEvent } from 'react';
import { arrowAsRead } from '#web/design/arrow-keys.ts';
import { pressedKey } from '#web/design/pressed-key.ts';

/** The arrows go by what they mean. */
const names: Readonly<Record<string, string>> = { ArrowLeft: 'before', ArrowRight: 'after' };

/** Single keys of the calendar; not while something is typed, a dialog is open or a modifier is held. */
export function useCalendarKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
    const key = arrowAsRead(pressedKey(event), document.documentElement);
    const act = keys[names[key] ?? key];
    if (!act || isTyping || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
}
