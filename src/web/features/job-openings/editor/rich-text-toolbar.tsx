import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { arrowAsRead } from '#web/design/arrow-keys.ts';
import { IconButton } from '#web/design/button.tsx';
import type { IconProps } from '#web/design/icons/icon.tsx';
import {
  BoldIcon,
  BulletListIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  NumberedListIcon,
  RedoIcon,
  UndoIcon,
  UnlinkIcon,
} from '#web/design/icons/icons.tsx';

/** The acts in the order of the bar. */
export const actNames = [
  'bold',
  'italic',
  'heading',
  'bullets',
  'numbers',
  'link',
  'unlink',
  'undo',
  'redo',
] as const;
export type ActName = (typeof actNames)[number];

export interface ToolbarAct {
  name: ActName;
  isPressed?: boolean;
  isOff?: boolean;
  act(): unknown;
}

const looks: Record<ActName, { label: () => string; Icon: ComponentType<IconProps> }> = {
  bold: { label: m.job_openings_editor_format_bold, Icon: BoldIcon },
  italic: { label: m.job_openings_editor_format_italic, Icon: ItalicIcon },
  heading: { label: m.job_openings_editor_format_heading, Icon: HeadingIcon },
  bullets: { label: m.job_openings_editor_format_bullets, Icon: BulletListIcon },
  numbers: { label: m.job_openings_editor_format_numbers, Icon: NumberedListIcon },
  link: { label: m.job_openings_editor_format_link, Icon: LinkIcon },
  unlink: { label: m.job_openings_editor_format_unlink, Icon: UnlinkIcon },
  undo: { label: m.job_openings_editor_format_undo, Icon: UndoIcon },
  redo: { label: m.job_openings_editor_format_redo, Icon: RedoIcon },
};

/**
 * The acts on a rich text. One stop of the Tab key: the arrows walk along the bar. Whoever was at an act of the bar that
 * stood here before (`reached`) is at the same one of this.
 */
export function RichTextToolbar({ acts, reached }: { acts: readonly ToolbarAct[]; reached?: ActName }) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(() => (reached ? actNames.indexOf(reached) : 0));
  useEffect(() => {
    if (!reached || document.activeElement !== document.body) return;
    bar.current?.querySelectorAll('button')[actNames.indexOf(reached)]?.focus();
  }, [reached]);
  return (
    <div
      ref={bar}
      className="rich-bar"
      role="toolbar"
      aria-label={m.job_openings_editor_format()}
      onKeyDown={(event) => walk(event, setStop)}
    >
      {acts.map(({ name, isPressed, isOff, act }, at) => {
        const { label, Icon } = looks[name];
        return (
          <IconButton
            key={name}
            data-act={name}
            label={label()}
            icon={<Icon size="sm" />}
            variant="quiet"
            size="sm"
            tabIndex={at === stop ? 0 : -1}
            aria-pressed={isPressed}
            aria-disabled={isOff || undefined}
            onFocus={() => setStop(at)}
            onClick={() => !isOff && act()}
          />
        );
      })}
    </div>
  );
}
function walk(event: KeyboardEvent<HTMLDivElement>, setStop: (at: number) => void) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const step = { ArrowRight: 1, ArrowLeft: -1 }[arrowAsRead(event.key, event.currentTarget)];
  const ends: Record<string, number> = { Home: 0, End: buttons.length - 1 };
  const to = ends[event.key] ?? (step && (at + step + buttons.length) % buttons.length);
  if (to === undefined) return;
  event.preventDefault();
  setStop(to);
  buttons[to]?.focus();
}
