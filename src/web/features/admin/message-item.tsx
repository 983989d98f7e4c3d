import { useState } from 'react';
import type { StoredContactMessage } from '#contract/contact-messages.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { momentText } from '#web/moments.ts';
import { AnswerDialog } from './answer-dialog.tsx';

export const contactStateLooks = {
  open: { tone: 'wait', label: m.admin_message_open },
  answered: { tone: 'ok', label: m.admin_message_answered },
  done: { tone: 'neutral', label: m.admin_message_done },
  spam: { tone: 'neutral', label: m.admin_message_spam },
} as const;

/** One message of the contact form: what was asked, what was answered, and what can be done with it. */
export function MessageItem({ message, onChange }: { message: StoredContactMessage; onChange: () => void }) {
  const { locale } = useSurroundings();
  const { run, isRunning, sentence } = useCall();
  const [isAnswering, setAnswering] = useState(false);
  const { id, state } = message;
  const { tone, label } = contactStateLooks[state];
  const moment = (text: string) => momentText(text, locale);
  const settle = (to: 'open' | 'done' | 'spam') =>
    void run(async () => {
      await api.contactMessages.settle({ id, state: to });
      onChange();
    });
  return (
    <li className="card admin-message">
      <div className="admin-message-head">
        <h2>{message.subject}</h2>
        <StatusBadge tone={tone}>{label()}</StatusBadge>
      </div>
      <p className="muted small">
        <bdi>{message.name}</bdi> ·{' '}
        <a href={`mailto:${message.email}`}>
          <Ltr>{message.email}</Ltr>
        </a>
        {message.phone && (
          <>
            {' · '}
            <Ltr>{message.phone}</Ltr>
          </>
        )}
        {' · '}
        <time dateTime={message.created_at} className="admin-whole">
          {moment(message.created_at)}
        </time>
        {message.settled_at && state !== 'answered' && (
          <>
            {' · '}
            {m.admin_message_settled({
              name: message.settled_by ?? m.admin_lift_gone(),
              date: moment(message.settled_at),
            })}
          </>
        )}
      </p>
      <p className="admin-text" dir="auto">
        {message.message}
      </p>
      {message.replies.map((reply) => (
        <div key={reply.id} className="admin-reply">
          <p className="muted small">
            {m.admin_message_reply({
              name: reply.author ?? m.admin_lift_gone(),
              date: moment(reply.created_at),
            })}
          </p>
          <p className="admin-text" dir="auto">
            {reply.text}
          </p>
        </div>
      ))}
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <div className="row">
        {state !== 'spam' && (
          <Button size="sm" onClick={() => setAnswering(true)}>
            {state === 'answered' ? m.admin_message_answer_again() : m.admin_message_answer()}
          </Button>
        )}
        {state === 'open' || state === 'answered' ? (
          <>
            <Button size="sm" variant="quiet" disabled={isRunning} onClick={() => settle('done')}>
              {m.admin_message_to_done()}
            </Button>
            {state === 'open' && (
              <Button size="sm" variant="quiet" disabled={isRunning} onClick={() => settle('spam')}>
                {m.admin_message_to_spam()}
              </Button>
            )}
          </>
        ) : (
          <Button size="sm" variant="quiet" disabled={isRunning} onClick={() => settle('open')}>
            {m.admin_message_reopen()}
          </Button>
        )}
      </div>
      {isAnswering && (
        <AnswerDialog message={message} onClose={() => setAnswering(false)} onDone={onChange} />
      )}
    </li>
  );
}
