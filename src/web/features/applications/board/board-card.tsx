import { Link } from '@tanstack/react-router';
import type { PointerEvent } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { agoText } from '#web/ago-text.ts';
import { IconButton } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Avatar } from '#web/design/data/avatar.tsx';
import { GripIcon } from '#web/design/icons/subject-icons.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { nameOf } from '#web/features/applications/list/list-table.tsx';
import { Markers } from '#web/features/applications/list/markers.tsx';
import { Meets } from '#web/features/applications/list/meets.tsx';
import { NewMark } from '#web/features/applications/list/new-mark.tsx';
import { PinButton } from '#web/features/applications/list/pin-button.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { dayText } from '#web/moments.ts';
import { cardId } from './use-board-keys.ts';
import './board-card.css';

export interface CardActs {
  /** The list in which the card is opened. */
  search: ListSearch;
  canMove: boolean;
  canPick: boolean;
  isPicked: (id: string) => boolean;
  isMoving: (id: string) => boolean;
  onPick: (id: string) => void;
  onStatus: (id: string) => void;
  onGrab: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** One application on the board. Its name has the focus and the keys; the mouse takes it anywhere, a finger by the grip. */
export function BoardCard({
  application,
  hasTab,
  acts,
  showsJob,
}: {
  application: ReceivedApplication;
  /** One card of a column is in the tab order; the arrows reach the others. */
  hasTab: boolean;
  acts: CardActs;
  /** Only where the board shows several openings. */
  showsJob: boolean;
}) {
  const { locale } = useSurroundings();
  const { id, candidate, meets, unread } = application;
  const name = nameOf(application);
  const isPicked = acts.isPicked(id);
  return (
    <li
      className={classNames(
        'board-card',
        isPicked && 'board-picked',
        acts.isMoving(id) && 'board-moving',
        unread && 'board-unread',
      )}
      onPointerDown={acts.canMove ? (event) => acts.onGrab(event, id) : undefined}
    >
      <div className="board-card-head">
        {acts.canPick ? (
          <label className="board-pick">
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={m.applications_select_one({ name })}
              checked={isPicked}
              onChange={() => acts.onPick(id)}
            />
            <Avatar name={name} src={candidate.avatar && `/${candidate.avatar}`} size="sm" />
          </label>
        ) : (
          <Avatar name={name} src={candidate.avatar && `/${candidate.avatar}`} size="sm" />
        )}
        <span className="board-who">
          <Link
            id={cardId(id)}
            data-card={id}
            tabIndex={hasTab ? 0 : -1}
            draggable={false}
            aria-keyshortcuts={keysOf(acts)}
            to="/job_application/list/details"
            search={{ ...acts.search, id }}
          >
            <bdi>{name}</bdi>
          </Link>
          <span className="board-line muted xs" dir="auto" title={candidate.current_position}>
            {candidate.current_position}
          </span>
          {showsJob && (
            <span className="board-line muted xs" dir="auto" title={application.job.title}>
              {application.job.title}
            </span>
          )}
        </span>
        {acts.canMove && (
          <IconButton
            variant="quiet"
            size="sm"
            tabIndex={-1}
            className="board-grip"
            label={m.applications_status_of({ name })}
            icon={<GripIcon size="sm" />}
            onClick={() => acts.onStatus(id)}
          />
        )}
      </div>
      {meets && <Meets meets={meets} />}
      <div className="board-card-foot">
        {unread && <NewMark />}
        <Markers application={application} />
        <PinButton application={{ ...application, name }} canPin={acts.canMove} size="sm" tabIndex={-1} />
        <time
          className="muted xs num"
          dateTime={application.applied_at}
          title={dayText(application.applied_at, locale)}
        >
          {agoText(application.applied_at, locale)}
        </time>
      </div>
    </li>
  );
}

function keysOf({ canMove, canPick }: CardActs): string {
  return [canPick && 'x', canMove && 's p Space', 'Enter ?'].filter(Boolean).join(' ');
}
