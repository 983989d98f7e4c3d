import { Link } from '@tanstack/react-router';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import type { ApplicationStatus } from '#domain/applications/applications.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { StageBadge } from '#web/application-stages.tsx';
import { Button } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { MailIcon } from '#web/design/icons/subject-icons.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import { BoardCard, type CardActs } from './board-card.tsx';

export interface Column {
  status: ApplicationStatus;
  /** With the filter by opening alone, and with every filter. */
  total: number;
  filtered: number;
  mails: boolean;
  rows: readonly ReceivedApplication[];
}

/** So many of a column are drawn whole at once. */
const firstDrawn = 6;

/** The applications of one status; without any it folds and says what the filters hide. */
export function BoardColumn({
  column,
  acts,
  isPicked,
  isMoving,
  isFew,
  search,
  isCurrent,
  isTarget,
  moving,
  isLoading,
  onMore,
}: {
  column: Column;
  acts: CardActs;
  isPicked: (id: string) => boolean;
  isMoving: (id: string) => boolean;
  /** So few on the whole board that each card is drawn whole. */
  isFew: boolean;
  search: ListSearch;
  /** The one that a phone shows. */
  isCurrent: boolean;
  /** Where what is dragged or lifted would land. */
  isTarget: boolean;
  /** How many are dragged or lifted. */
  moving: number;
  isLoading: boolean;
  onMore: () => void;
}) {
  const { status, total, filtered, mails, rows } = column;
  const hidden = total - filtered;
  const title = `board-${status.replace(' ', '-')}`;
  return (
    <section
      data-column={status}
      aria-labelledby={title}
      className={classNames(
        'board-column',
        filtered === 0 && 'board-folded',
        isCurrent && 'board-current',
        isTarget && 'board-target',
      )}
    >
      <h2 id={title} className="board-head">
        <Link to="/job_application/list" search={{ ...search, view: undefined, status: [status] }}>
          <StageBadge stage={status}>{statusText(status)}</StageBadge>
        </Link>
        <span className="num board-count">
          <b>{inDigits(filtered)}</b>
          {hidden > 0 && filtered > 0 && ` ${m.applications_board_of({ number: total })}`}
        </span>
        {mails && (
          <span className="board-mails" title={m.applications_sends_mail()}>
            <MailIcon size="sm" />
            <span className="sr">{m.applications_sends_mail()}</span>
          </span>
        )}
      </h2>
      {filtered === 0 && hidden > 0 && (
        <p className="board-hidden">{m.applications_board_hidden({ number: hidden })}</p>
      )}
      {filtered === 0 && <p className="board-empty">{m.applications_board_empty()}</p>}
      {isTarget && moving > 0 && (
        <p className="board-drop">
          <b>{m.applications_board_drop({ count: moving })}</b>{' '}
          {mails ? m.applications_board_drop_mails({ count: moving }) : m.applications_board_drop_silent()}
        </p>
      )}
      <ul className="board-cards" aria-labelledby={title}>
        {rows.map((application, index) => (
          <BoardCard
            key={application.id}
            {...acts}
            application={application}
            column={status}
            hasTab={index === 0}
            showsJob={!search.job_id}
            isPicked={isPicked(application.id)}
            isMoving={isMoving(application.id)}
            isFew={isFew}
            isFirst={index < firstDrawn}
          />
        ))}
      </ul>
      {rows.length < filtered && (
        <Button variant="quiet" size="sm" loading={isLoading} onClick={onMore}>
          {m.applications_board_more({ number: filtered - rows.length })}
        </Button>
      )}
    </section>
  );
}
