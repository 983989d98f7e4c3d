import { Link, RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId } from 'react';
import { visibleLength } from '#domain/characters.ts';
import { m } from '#texts/messages.js';
import { FieldError } from '../../design/field.tsx';
import './rich-text-field.css';

export interface RichTextFieldProps {
  label: string;
  description?: string;
  value: string;
  /** Visible characters at most. */
  most: number;
  error?: string;
  optional?: boolean;
  onChange(html: string): void;
}

/** A text with headings, lists and links, and how much of it is left. */
export function RichTextField({
  label,
  description,
  value,
  most,
  error,
  optional,
  onChange,
}: RichTextFieldProps) {
  const id = useId();
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, heading: { levels: [3, 4] }, code: false, codeBlock: false }),
      Link,
    ],
    content: value,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-foot`,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  const used = visibleLength(value);
  return (
    <div className="field rich-field" data-invalid={error ? true : undefined}>
      <span className="field-label" id={`${id}-label`}>
        {label}
        {optional && <span className="field-mark"> {m.design_optional()}</span>}
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
      <div className="field-foot" id={`${id}-foot`}>
        {error && <FieldError>{error}</FieldError>}
        <span className="field-count num">{m.design_count({ used, most })}</span>
      </div>
    </div>
  );
}
