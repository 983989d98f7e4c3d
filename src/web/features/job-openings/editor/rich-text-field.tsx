import { type ComponentType, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { visibleLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { FieldError } from '#web/design/form/field.tsx';
import { pressedKey } from '#web/design/pressed-key.ts';
import { numberText } from '#web/number-text.ts';
import '#web/design/prose.css';
import { RichTextAtRest } from './rich-text-at-rest.tsx';
import type { Handover, RichTextEditorProps } from './rich-text-editor.tsx';
import './rich-text-field.css';

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

/**
 * A text with headings, lists and links, and how much of it is left. At rest it is the stored text; the editor comes with
 * the first focus, and takes over what was written or pressed until then.
 */
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
  const [isLinking, setIsLinking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [editor, setEditor] = useState<{
    Editor: ComponentType<RichTextEditorProps>;
    handover: Handover;
  }>();
  const used = visibleLength(value);
  const isEmpty = used === 0;
  const attributes = useMemo(
    () => ({
      class: 'prose',
      // An empty one begins where the page does.
      ...(!isEmpty && { dir: 'auto' }),
      ...(controlId && { id: controlId }),
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': error ? `${id}-count ${id}-error` : `${id}-count`,
      ...(error && { 'aria-invalid': 'true' }),
    }),
    [id, controlId, error, isEmpty],
  );
  const openLink = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setIsLinking(true);
  };
  return (
    <div className="field rich-field" data-invalid={error ? true : undefined}>
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      {description && <p className="field-help">{description}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut of the text inside it */}
      <div className="rich-editor" onKeyDown={openLink}>
        {editor ? (
          <editor.Editor
            {...{ attributes, value, isLinking, onChange }}
            handover={editor.handover}
            onLinking={setIsLinking}
          />
        ) : (
          <RichTextAtRest
            {...{ attributes, value, onChange }}
            onReady={(Editor, handover) => setEditor({ Editor, handover })}
            onMissing={setMissing}
          />
        )}
      </div>
      <div className="field-foot">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {isMissing && <FieldError>{m.job_openings_editor_format_missing()}</FieldError>}
        <span className="field-count num" id={`${id}-count`}>
          {m.design_count({ used: numberText(used), most: numberText(most) })}
        </span>
      </div>
    </div>
  );
}
