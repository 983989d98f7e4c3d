import { m } from '#texts/messages.js';

/** A key of the keyboard, drawn; name it for screen readers with `aria-keyshortcuts` on the control itself. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="kbd" dir="ltr">
      {names[children]?.() ?? children}
    </kbd>
  );
}

/** Keys that are pressed together or stand in a row, as on the keyboard: from the left on every page. */
export function Keys({ names }: { names: readonly string[] }) {
  return (
    <span className="keys" dir="ltr">
      {names.map((name) => (
        <Kbd key={name}>{name}</Kbd>
      ))}
    </span>
  );
}

/** What stands on the keys that carry a word. */
const names: Record<string, () => string> = {
  Enter: m.design_key_enter,
  Shift: m.design_key_shift,
  Space: m.design_key_space,
};
