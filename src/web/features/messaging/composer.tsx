import { useQueryClient } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Attachment, Conversation } from '#contract/message-responses.ts';
import { awayMinutes, messageMaximum } from '#domain/messages/limits.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { begunMessage, dropBegunMessage } from '#web/begun-message.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { useKeys } from '#web/design/use-keys.ts';
import { AttachButton, AttachingList } from './attachments.tsx';
import { type Drafts, emptyDraft } from './drafts.ts';
import { TemplateButton } from './templates.tsx';
import { useAttachments } from './use-attachments.ts';
import { useTellWriting } from './use-writing.ts';
import './composer.css';

/** Where a message is written: Enter sends, Shift and Enter begin a line. Files are chosen, pasted or dropped; `r` leads here. */
export function Composer({
  conversation,
  drafts,
  onSend,
}: {
  conversation: Conversation;
  /** What was begun, by conversation. */
  drafts: Drafts;
  onSend: (text: string, files: readonly Attachment[]) => void;
}) {
  const { id, side } = conversation;
  const { name } = conversation.with;
  const draft = drafts.get(id) ?? emptyDraft;
  const queries = useQueryClient();
  const [begun] = useState(() => begunMessage(queries, id));
  const [text, setText] = useState(begun ?? draft.text);
  const files = useAttachments(draft.files, (stored) =>
    drafts.set(id, { text: drafts.get(id)?.text ?? '', files: stored }),
  );
  const box = useRef<HTMLTextAreaElement>(null);
  // What another screen began is read here before it is sent.
  useEffect(() => {
    if (begun === undefined) return;
    dropBegunMessage(queries, id);
    drafts.set(id, { text: begun, files: [] });
    const { current } = box;
    current?.focus();
    current?.setSelectionRange(begun.length, begun.length);
  }, [begun, drafts, id, queries]);
  useKeys({ r: () => box.current?.focus() });
  const tellWriting = useTellWriting(id);
  const used = codePointLength(text);
  const isSaid = text.trim() !== '' || files.stored.length > 0;
  const canSend = isSaid && used <= messageMaximum && !files.isBusy && !files.hasFailed;
  const put = (next: string) => {
    setText(next);
    drafts.set(id, { text: next, files: files.stored });
    if (next.trim() !== '') tellWriting();
  };
  const send = () => {
    if (!canSend) return;
    onSend(text.trim(), files.stored);
    setText('');
    drafts.delete(id);
    files.clear();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While letters are composed, Enter takes them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      className="messages-composer"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        files.add([...event.dataTransfer.files]);
      }}
    >
      <AttachingList files={files.all} onRemove={files.remove} onRetry={files.retry} />
      <TextArea
        label={m.messages_write({ name })}
        hideLabel
        placeholder={m.messages_write({ name })}
        ref={box}
        aria-keyshortcuts="r"
        rows={begun !== undefined && text !== '' ? 8 : 2}
        value={text}
        onChange={(event) => put(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        error={used > messageMaximum ? m.messages_too_long({ most: messageMaximum }) : undefined}
      />
      <div className="messages-composer-foot">
        <AttachButton disabled={files.isFull} onChoose={files.add} />
        {side === 'company' && <TemplateButton conversation={conversation} written={text} onTake={put} />}
        <Button
          variant="primary"
          className="messages-send"
          icon={<SendIcon size="sm" />}
          disabled={!canSend}
          onClick={send}
        >
          {m.messages_send()}
        </Button>
      </div>
      <p className="muted small">
        {side === 'company'
          ? m.messages_hint_company({ minutes: awayMinutes })
          : m.messages_hint_candidate({ minutes: awayMinutes })}
      </p>
    </div>
  );
}
