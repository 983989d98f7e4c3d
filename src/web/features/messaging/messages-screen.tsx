import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { m } from '#texts/messages.js';
import { EmptyMessagesArt } from '#web/design/art/empty-work.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { KeyList, type Keys } from '#web/design/key-list.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { ConversationList, listQuery } from './conversation-list.tsx';
import type { Drafts } from './drafts.ts';
import type { MessagesSearch } from './messages-search.ts';
import { Thread } from './thread.tsx';
import './messaging.css';

/** `/messaging-v1`: the conversations beside the one that is open; on a phone one after the other. */
export function MessagesScreen({ search }: { search: MessagesSearch }) {
  // What was begun in each conversation, for as long as the screen stands.
  const drafts = useRef<Drafts>(new Map());
  const { id } = search;
  const { viewer } = useSurroundings();
  // Without any the list says what to do; with some a recruiter learns the keys.
  const hasRows = (useQuery(listQuery(search)).data?.data.data.length ?? 0) > 0;
  return (
    <div className="messages" data-open={id !== undefined}>
      <ConversationList search={search} />
      {id === undefined ? (
        <div className="messages-none">
          {hasRows && (
            <EmptyState art={<EmptyMessagesArt />} title={m.messages_choose()}>
              {m.messages_choose_text()}
              {viewer?.role === 'company' && <KeyList keys={keys()} />}
            </EmptyState>
          )}
        </div>
      ) : (
        <Thread key={id} id={id} search={search} drafts={drafts.current} />
      )}
    </div>
  );
}

function keys(): Keys {
  return [
    [['j', 'k'], m.messages_keys_go()],
    [['r'], m.messages_keys_write()],
    [['u'], m.messages_mark_unread()],
  ];
}
