import { Fragment } from 'react';
import type { Message } from '#contract/message-responses.ts';
import type { ConversationSide } from '#domain/messages/limits.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { MessageFiles } from './message-files.tsx';
import { dayOf, hourOf } from './times.ts';
import type { Outgoing } from './use-outgoing.ts';
import { useIsWriting } from './use-writing.ts';
import './message-log.css';

/** What was written, day by day; what is added is read out. */
export function MessageLog({
  id,
  messages,
  outgoing,
  onRetry,
  side,
  name,
  firstNew,
  earlier,
}: {
  id: string;
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
  side: ConversationSide;
  name: string;
  /** The number that was new when the conversation was opened. */
  firstNew: number | undefined;
  earlier: { load: () => void; isLoading: boolean } | undefined;
}) {
  const { locale } = useSurroundings();
  const isWriting = useIsWriting(id, side, messages.at(-1)?.number ?? 0);
  return (
    // Turned over, so that it opens at its end and stays there while earlier messages are put before it.
    <section className="messages-scroll" aria-label={m.messages_log({ name })}>
      <div className="messages-log">
        {earlier && (
          <Button size="sm" loading={earlier.isLoading} onClick={earlier.load} className="messages-earlier">
            {m.messages_earlier()}
          </Button>
        )}
        <div role="log" aria-live="polite" className="messages-list-log">
          {messages.map((message, index) => {
            const day = dayOf(message.at, locale);
            const before = messages[index - 1];
            return (
              <Fragment key={message.number}>
                {day !== (before && dayOf(before.at, locale)) && <p className="messages-day">{day}</p>}
                {message.number === firstNew && (
                  <p className="messages-new">
                    <span>{m.messages_new()}</span>
                  </p>
                )}
                <Bubble message={message} side={side} />
              </Fragment>
            );
          })}
          {outgoing.map((message) => (
            <div key={message.key} className="message" data-own="true" data-waiting="true">
              {message.text && (
                <p className="message-text" dir="auto">
                  {message.text}
                </p>
              )}
              {message.files.map(({ path, name }) => (
                <p key={path} className="message-text" dir="auto">
                  {name}
                </p>
              ))}
              {message.failure ? (
                <p className="message-foot message-failed" role="alert">
                  {message.failure}{' '}
                  <Button size="sm" onClick={() => onRetry(message)}>
                    {m.messages_retry()}
                  </Button>
                </p>
              ) : (
                <p className="message-foot">{m.messages_sending()}</p>
              )}
            </div>
          ))}
          {messages.length === 0 && outgoing.length === 0 && (
            <p className="messages-day">{m.messages_first({ name })}</p>
          )}
        </div>
        <p className="messages-writing" role="status">
          {isWriting ? m.messages_writing({ name }) : ''}
        </p>
      </div>
    </section>
  );
}

function Bubble({ message, side }: { message: Message; side: ConversationSide }) {
  const { locale } = useSurroundings();
  const isOurs = message.side === side;
  const author = message.author ?? m.messages_left();
  return (
    <div className="message" data-own={isOurs}>
      {message.text && (
        <p className="message-text" dir="auto">
          {message.text}
        </p>
      )}
      <MessageFiles files={message.files} />
      <p className="message-foot">
        <span>{m.messages_by({ author, time: hourOf(message.at, locale) })}</span>
        {isOurs && message.is_read && (
          <span className="message-read">
            <CheckIcon size="sm" />
            {m.messages_read()}
          </span>
        )}
      </p>
    </div>
  );
}
