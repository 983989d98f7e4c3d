import { m } from '#texts/messages.js';
import { GripIcon } from '#web/design/icons/subject-icons.tsx';
import type { useReorder } from './use-reorder.ts';
import './grip.css';

/** What a row is dragged by, or moved with Alt and the arrows. */
export function Grip({
  name,
  at,
  reorder,
}: {
  name: string;
  at: number;
  reorder: ReturnType<typeof useReorder>;
}) {
  return (
    <button
      type="button"
      className="cv-grip"
      data-grip=""
      title={m.cvs_move_help()}
      aria-label={m.cvs_move({ name })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onPointerDown={(event) => reorder.begin(event, at)}
      onKeyDown={(event) => reorder.press(event, at, name)}
    >
      <GripIcon size="sm" />
    </button>
  );
}
