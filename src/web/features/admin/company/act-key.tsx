import { Kbd } from '#web/design/kbd.tsx';

/** The key of an act, for the eye: its button says it by `aria-keyshortcuts`. */
export function ActKey({ name }: { name: string }) {
  return (
    <span aria-hidden="true">
      <Kbd>{name}</Kbd>
    </span>
  );
}
