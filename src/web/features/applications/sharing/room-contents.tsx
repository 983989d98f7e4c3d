import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Room, RoomHead } from '#contract/sharing-responses.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { EmptyPeopleArt } from '#web/design/art/empty.tsx';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { CheckIcon, EyeOffIcon } from '#web/design/icons/icons.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { RoomCandidate } from './room-candidate.tsx';
import { RenameDialog } from './room-entry.tsx';
import { RoomList } from './room-list.tsx';
import { roomName } from './room-name.ts';

/** The candidates, one at a time, with what the visitor makes of each. */
export function RoomContents({ head, room }: { head: RoomHead; room: Room }) {
  const queries = useQueryClient();
  const [currentId, setCurrentId] = useState<string>();
  const [isJustDone, setJustDone] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const { run, isRunning, sentence } = useCall();
  const { applications, visitor, participation } = room;
  const found = applications.findIndex(({ id }) => id === currentId);
  const place = Math.max(0, found);
  const current = applications[place];
  const next = applications[place + 1];
  const before = applications[place - 1];
  const finish = async () => {
    if (!(await run(() => api.sharing.finish({ id: head.id })))) return;
    setJustDone(true);
    await queries.invalidateQueries({ queryKey: query.sharing.contents.key() });
  };
  if (!current)
    return (
      <EmptyState art={<EmptyPeopleArt />} title={m.sharing_room_empty()}>
        {m.sharing_room_empty_text()}
      </EmptyState>
    );
  return (
    <>
      <p className="room-as small">
        {participation === 'read'
          ? m.sharing_room_look_as({ name: visitor.name })
          : m.sharing_room_as({ name: visitor.name })}{' '}
        <Button variant="quiet" size="sm" onClick={() => setRenaming(true)}>
          {m.sharing_room_change()}
        </Button>
      </p>
      <Hidden head={head} room={room} />
      {visitor.is_done && (
        <Notice tone="ok" role="status" takesFocus={isJustDone}>
          {m.sharing_room_done_note({ company: head.company.name })}
        </Notice>
      )}
      <div className="room-panes">
        <RoomList room={room} current={current.id} onOpen={setCurrentId} />
        <div className="room-one card">
          <RoomCandidate
            key={current.id}
            roomId={head.id}
            room={room}
            application={current}
            onNext={next && (() => setCurrentId(next.id))}
            onPrevious={before && (() => setCurrentId(before.id))}
          />
          {participation !== 'read' && (
            <footer className="room-foot">
              <p className="muted small">{sentence ?? m.sharing_room_never()}</p>
              {next && (
                <Button aria-keyshortcuts="j" onClick={() => setCurrentId(next.id)}>
                  {m.sharing_room_next_named({ name: roomName(next) })}
                </Button>
              )}
              {!visitor.is_done && (
                <Button
                  variant="primary"
                  icon={<CheckIcon size="sm" />}
                  loading={isRunning}
                  onClick={() => void finish()}
                >
                  {m.sharing_room_done()}
                </Button>
              )}
            </footer>
          )}
        </div>
      </div>
      <p className="muted small">{m.sharing_room_yours({ company: head.company.name })}</p>
      {isRenaming && <RenameDialog id={head.id} name={visitor.name} onClose={() => setRenaming(false)} />}
    </>
  );
}

/** What the sharer withheld, named once; it never left the server. */
function Hidden({ head, room: { shows, participation } }: { head: RoomHead; room: Room }) {
  const hidden = [
    !shows.contact && m.sharing_room_hidden_contact(),
    !shows.cv && m.sharing_room_hidden_cv(),
    !shows.videos && m.sharing_room_hidden_videos(),
    !shows.answers && m.sharing_room_hidden_answers(),
    m.sharing_room_hidden_notes(),
  ].filter(Boolean);
  return (
    <p className="room-hidden small">
      <EyeOffIcon size="sm" />
      <span>
        <b>{m.sharing_room_hidden({ company: head.company.name })}</b> {`${hidden.join(m.common_comma())}.`}{' '}
        {participation !== 'read' && m.sharing_room_hidden_others()}
      </span>
    </p>
  );
}
