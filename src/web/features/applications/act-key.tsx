import { Kbd } from '#web/design/kbd.tsx';

/** The key of what follows; its control says it by `aria-keyshortcuts`. */
export function ActKey() {
  return (
    <span aria-hidden="true">
      <Kbd>a</Kbd>
    </span>
  );
}
