import { useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { WholeAddresses } from '#web/features/admin/whole-addresses.tsx';
import '#web/design/prose.css';
import { FileField } from '#web/forms/file-field.tsx';
import { articlePicture } from '#web/forms/file-kinds.ts';
import { useCall } from '#web/forms/use-call.ts';
import { SanitisedHtml } from '#web/trusted-html.tsx';

interface Props {
  name: string;
  value: string;
  label: string;
  error?: string;
  locale: Locale;
  rows?: number;
  withPictures?: boolean;
  onChange(event: { target: { value: string } }): void;
}

/** Markdown, written or read as it will stand on the page; a picture is put where the cursor is. */
export function MarkdownField({ locale, rows = 20, withPictures, ...field }: Props) {
  const [html, setHtml] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const { run, isRunning, sentence } = useCall();
  const preview = async () => {
    const rendered = await run(() => api.articles.render({ markdown: field.value, locale }));
    if (rendered) setHtml(rendered.data);
  };
  const insert = (path: string) => {
    const at = area.current?.selectionStart ?? field.value.length;
    const picture = `\n\n![](/${path})\n\n`;
    field.onChange({ target: { value: field.value.slice(0, at) + picture + field.value.slice(at) } });
  };
  return (
    <div className="stack markdown-field">
      {html === undefined ? (
        <TextArea
          {...field}
          ref={area}
          rows={rows}
          description={<WholeAddresses>{m.admin_markdown_help()}</WholeAddresses>}
        />
      ) : (
        <div>
          <p className="field-label">{field.label}</p>
          <SanitisedHtml html={html} className="prose markdown-preview" />
        </div>
      )}
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <div className="row">
        {html === undefined ? (
          <Button size="sm" loading={isRunning} onClick={() => void preview()}>
            {m.admin_markdown_preview()}
          </Button>
        ) : (
          <Button size="sm" onClick={() => setHtml(undefined)}>
            {m.admin_markdown_write()}
          </Button>
        )}
      </div>
      {withPictures && html === undefined && (
        <FileField
          kind={articlePicture}
          label={m.admin_markdown_picture()}
          optional
          help={m.admin_markdown_picture_help()}
          onStored={({ path }) => insert(path)}
        />
      )}
    </div>
  );
}
