import { type KeyboardEvent, useState } from 'react';
import { awayMinutes, type ConversationSide, messageMaximum } from '#domain/messages/limits.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { useTellWriting } from './use-writing.ts';

/** Where a message is written: Enter sends, Shift and Enter begin a line. */
export function Composer({
  id,
  name,
  side,
  drafts,
  onSend,
}: {
  id: string;
  name: string;
  side: ConversationSide;
  /** What was begun, by conversation. */
  drafts: Map<string, string>;
  onSend: (text: string) => void;
}) {
  const [text, setText] = useState(drafts.get(id) ?? '');
  const tellWriting = useTellWriting(id);
  const used = codePointLength(text);
  const canSend = text.trim() !== '' && used <= messageMaximum;
  const put = (next: string) => {
    setText(next);
    drafts.set(id, next);
  };
  const send = () => {
    if (!canSend) return;
    onSend(text.trim());
    put('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While letters are composed, Enter takes them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="messages-composer">
      <TextArea
        label={m.messages_write({ name })}
        hideLabel
        placeholder={m.messages_write({ name })}
        rows={2}
        value={text}
        onChange={(event) => {
          put(event.target.value);
          if (event.target.value.trim() !== '') tellWriting();
        }}
        onKeyDown={onKeyDown}
        error={used > messageMaximum ? m.messages_too_long({ most: messageMaximum }) : undefined}
      />
      <div className="messages-composer-foot">
        <p className="muted small">
          {side === 'company'
            ? m.messages_hint_company({ minutes: awayMinutes })
            : m.messages_hint_candidate({ minutes: awayMinutes })}
        </p>
        <Button variant="primary" icon={<SendIcon size="sm" />} disabled={!canSend} onClick={send}>
          {m.messages_send()}
        </Button>
      </div>
    </div>
  );
}
