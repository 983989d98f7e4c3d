import { Link, RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { visibleLength } from '#domain/characters.ts';
import { m } from '#texts/messages.js';
import { FieldError } from '../../design/field.tsx';
import './rich-text-field.css';

const extensions = [
  StarterKit.configure({ link: false, heading: { levels: [3, 4] }, code: false, codeBlock: false }),
  Link,
];

export interface RichTextFieldProps {
  label: string;
  description?: string;
  value: string;
  /** Visible characters at most. */
  most: number;
  error?: string;
  onChange(html: string): void;
}

/** A text with headings, lists and links, and how much of it is left. */
export function RichTextField({ label, description, value, most, error, onChange }: RichTextFieldProps) {
  const id = useId();
  const [content] = useState(value);
  /** What the editor holds, as it told or was told. */
  const held = useRef(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': error ? `${id}-count ${id}-error` : `${id}-count`,
        ...(error && { 'aria-invalid': 'true' }),
      },
    }),
    [id, error],
  );
  const editor = useEditor({
    extensions,
    content,
    immediatelyRender: false,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      held.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(held.current);
    },
  });
  useEffect(() => {
    // A draft that is taken up again comes from outside.
    if (!editor || value === held.current) return;
    held.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const used = visibleLength(value);
  return (
    <div className="field rich-field" data-invalid={error ? true : undefined}>
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      {description && <p className="field-help">{description}</p>}
      <RichTextEditor editor={editor}>
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      <div className="field-foot">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <span className="field-count num" id={`${id}-count`}>
          {m.design_count({ used, most })}
        </span>
      </div>
    </div>
  );
}
