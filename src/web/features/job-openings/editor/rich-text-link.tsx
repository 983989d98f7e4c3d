import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';

/** Where the marked words lead to. It stands inside the form of the opening, so Enter must not send that one. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  const save = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    const href = addressOf(address);
    if (href) chain.setLink({ href }).run();
    else chain.unsetLink().run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return save();
    editor.commands.focus();
    onDone();
  };
  return (
    <div className="rich-link">
      <TextInput
        ref={input}
        type="url"
        label={m.job_openings_editor_format_address()}
        hideLabel
        placeholder="https://"
        controlSize="sm"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={save}>
        {m.job_openings_editor_format_save()}
      </Button>
    </div>
  );
}

/** An address without a scheme would lead to a page of our own. */
function addressOf(typed: string) {
  const address = typed.trim();
  return !address || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}
