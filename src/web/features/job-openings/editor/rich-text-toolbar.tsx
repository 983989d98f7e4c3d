import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
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

/** The acts on a rich text. One stop of the Tab key: the arrows walk along the bar. */
export function RichTextToolbar({ editor, onLink }: { editor: Editor; onLink(): void }) {
  const [stop, setStop] = useState(0);
  const acts = useActs(editor, onLink);
  return (
    <div
      className="rich-bar"
      role="toolbar"
      aria-label={m.job_openings_editor_format()}
      onKeyDown={(event) => walk(event, setStop)}
    >
      {acts.map(({ label, Icon, isPressed, isOff, act }, at) => (
        <IconButton
          key={label}
          label={label}
          icon={<Icon size="sm" />}
          variant="quiet"
          size="sm"
          tabIndex={at === stop ? 0 : -1}
          aria-pressed={isPressed}
          aria-disabled={isOff || undefined}
          onFocus={() => setStop(at)}
          onClick={() => !isOff && act()}
        />
      ))}
    </div>
  );
}

function useActs(editor: Editor, onLink: () => void) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isBold: now.isActive('bold'),
      isItalic: now.isActive('italic'),
      isHeading: now.isActive('heading', { level: 3 }),
      isBulleted: now.isActive('bulletList'),
      isNumbered: now.isActive('orderedList'),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return [
    {
      label: m.job_openings_editor_format_bold(),
      Icon: BoldIcon,
      isPressed: state.isBold,
      act: () => chain().toggleBold().run(),
    },
    {
      label: m.job_openings_editor_format_italic(),
      Icon: ItalicIcon,
      isPressed: state.isItalic,
      act: () => chain().toggleItalic().run(),
    },
    {
      label: m.job_openings_editor_format_heading(),
      Icon: HeadingIcon,
      isPressed: state.isHeading,
      act: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      label: m.job_openings_editor_format_bullets(),
      Icon: BulletListIcon,
      isPressed: state.isBulleted,
      act: () => chain().toggleBulletList().run(),
    },
    {
      label: m.job_openings_editor_format_numbers(),
      Icon: NumberedListIcon,
      isPressed: state.isNumbered,
      act: () => chain().toggleOrderedList().run(),
    },
    { label: m.job_openings_editor_format_link(), Icon: LinkIcon, isPressed: state.isLink, act: onLink },
    {
      label: m.job_openings_editor_format_unlink(),
      Icon: UnlinkIcon,
      isOff: !state.isLink,
      act: () => chain().extendMarkRange('link').unsetLink().run(),
    },
    {
      label: m.job_openings_editor_format_undo(),
      Icon: UndoIcon,
      isOff: !state.canUndo,
      act: () => chain().undo().run(),
    },
    {
      label: m.job_openings_editor_format_redo(),
      Icon: RedoIcon,
      isOff: !state.canRedo,
      act: () => chain().redo().run(),
    },
  ];
}

function walk(event: KeyboardEvent<HTMLDivElement>, setStop: (at: number) => void) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key];
  const ends: Record<string, number> = { Home: 0, End: buttons.length - 1 };
  const to = ends[event.key] ?? (step && (at + step + buttons.length) % buttons.length);
  if (to === undefined) return;
  event.preventDefault();
  setStop(to);
  buttons[to]?.focus();
}
