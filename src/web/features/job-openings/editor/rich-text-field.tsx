import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { visibleLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { FieldError } from '#web/design/form/field.tsx';
import '#web/design/prose.css';
import { RichTextLink } from './rich-text-link.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import './rich-text-field.css';

const extensions = [
  StarterKit.configure({
    link: { openOnClick: false },
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
  }),
];

export interface RichTextFieldProps {
  label: string;
  controlId?: string;
  description?: string;
  value: string;
  /** Visible characters at most. */
  most: number;
  error?: string;
  onChange(html: string): void;
}

/** A text with headings, lists and links, and how much of it is left. */
export function RichTextField({
  label,
  controlId,
  description,
  value,
  most,
  error,
  onChange,
}: RichTextFieldProps) {
  const id = useId();
  const [content] = useState(value);
  const [isLinking, setIsLinking] = useState(false);
  /** What the editor holds, as it told or was told. */
  const held = useRef(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        class: 'prose',
        ...(controlId && { id: controlId }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': error ? `${id}-count ${id}-error` : `${id}-count`,
        ...(error && { 'aria-invalid': 'true' }),
      },
    }),
    [id, controlId, error],
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
  const openLink = (event: KeyboardEvent) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setIsLinking(true);
  };
  const used = visibleLength(value);
  return (
    <div className="field rich-field" data-invalid={error ? true : undefined}>
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      {description && <p className="field-help">{description}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut of the text inside it */}
      <div className="rich-editor" onKeyDown={openLink}>
        {editor && <RichTextToolbar editor={editor} onLink={() => setIsLinking(true)} />}
        {editor && isLinking && <RichTextLink editor={editor} onDone={() => setIsLinking(false)} />}
        <EditorContent editor={editor} />
      </div>
      <div className="field-foot">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <span className="field-count num" id={`${id}-count`}>
          {m.design_count({ used, most })}
        </span>
      </div>
    </div>
  );
}
