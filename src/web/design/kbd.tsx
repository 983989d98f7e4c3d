import { m } from '#texts/messages.js';

/** A key of the keyboard, drawn; name it for screen readers with `aria-keyshortcuts` on the control itself. */
export function Kbd({ children }: { children: string }) {
  return <kbd className="kbd">{names[children]?.() ?? children}</kbd>;
}

/** What stands on the keys that carry a word. */
const names: Record<string, () => string> = {
  Enter: m.design_key_enter,
  Shift: m.design_key_shift,
  Space: m.design_key_space,
};
