import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { type ApplicationStatus, isNewTo } from '#domain/applications/applications.ts';
import { countryName } from '#domain/reference/countries.ts';
import { m } from '#texts/messages.js';
import { ageText, agoText } from '#web/ago-text.ts';
import { IconButton } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Avatar } from '#web/design/data/avatar.tsx';
import { GripIcon } from '#web/design/icons/subject-icons.tsx';
import { useNear } from '#web/design/use-near.ts';
import { nameOf } from '#web/features/applications/list/list-row.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { Markers } from '#web/features/applications/list/markers.tsx';
import { MeetsOnCard } from '#web/features/applications/list/meets.tsx';
import { NewMark } from '#web/features/applications/list/new-mark.tsx';
import { ApplicationMarks } from '#web/features/applications/marks/application-marks.tsx';
import { markKeys } from '#web/features/applications/marks/marks.ts';
import { openingInCity } from '#web/features/job-openings/own/opening-option.ts';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { dayText } from '#web/moments.ts';
import { cardId } from './use-board-keys.ts';
import './board-card.css';

export interface CardActs {
  /** The list in which the card is opened. */
  search: ListSearch;
  canMove: boolean;
  canPick: boolean;
  onPick: (id: string) => void;
  onStatus: (application: ReceivedApplication) => void;
}

export interface BoardCardProps extends CardActs {
  application: ReceivedApplication;
  /** Where it stands, and is opened from. */
  column: ApplicationStatus;
  /** One card of a column is in the tab order; the arrows reach the others. */
  hasTab: boolean;
  /** Only where the board shows several openings. */
  showsJob: boolean;
  isPicked: boolean;
  isMoving: boolean;
  /** Of so few that each is drawn whole, wherever it stands; else so far above that it is seen at once. */
  isFew: boolean;
  isFirst: boolean;
}

/**
 * One application on the board. Its name has the focus and the keys; the mouse takes it anywhere, a finger by the grip.
 * It is drawn anew when something of its own changes, and not with the others.
 */
export const BoardCard = memo(function BoardCard({
  application,
  hasTab,
  showsJob,
  isPicked,
  isMoving,
  ...rest
}: BoardCardProps) {
  const { locale } = useSurroundings();
  const { ref, isNear, height } = useNear<HTMLLIElement>(rest.isFew, rest.isFirst);
  const { id, candidate, meets } = application;
  const name = nameOf(application);
  return (
    <li
      ref={ref}
      style={{ blockSize: height }}
      className={classNames(
        'board-card',
        isPicked && 'board-picked',
        isMoving && 'board-moving',
        !isNear && 'board-far',
      )}
    >
      <div className="board-card-head">
        {!isNear ? null : rest.canPick ? (
          <label className="board-pick">
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={m.applications_select_one({ name })}
              checked={isPicked}
              onChange={() => rest.onPick(id)}
            />
            <Avatar name={name} src={candidate.avatar && `/${candidate.avatar}`} size="sm" />
          </label>
        ) : (
          <Avatar name={name} src={candidate.avatar && `/${candidate.avatar}`} size="sm" />
        )}
        <Link
          id={cardId(id)}
          data-card={id}
          className="board-name"
          dir="auto"
          tabIndex={hasTab ? 0 : -1}
          draggable={false}
          aria-keyshortcuts={keysOf(rest)}
          to="/job_application/list/details"
          search={{ ...rest.search, status: [rest.column], id }}
          title={name}
        >
          {name}
        </Link>
        {isNear && (
          <>
            <span className="board-acts">
              <ApplicationMarks
                application={{ ...application, name }}
                canMark={rest.canMove}
                size="sm"
                tabIndex={-1}
              />
              {isNewTo(application) && <NewMark isDot />}
              <time
                className="muted xs num"
                dateTime={application.applied_at}
                title={dayText(application.applied_at, locale)}
              >
                <span aria-hidden="true">{ageText(application.applied_at, locale)}</span>
                <span className="sr">{agoText(application.applied_at, locale)}</span>
              </time>
              {rest.canMove && (
                <IconButton
                  variant="quiet"
                  size="sm"
                  tabIndex={-1}
                  className="board-grip"
                  label={m.applications_status_of({ name })}
                  icon={<GripIcon size="sm" />}
                  onClick={() => rest.onStatus(application)}
                />
              )}
            </span>
            {candidate.latin_name && (
              <bdi className="board-latin muted xs" title={candidate.latin_name}>
                {candidate.latin_name}
              </bdi>
            )}
            <span className="board-about">
              <About application={application} showsJob={showsJob} />
            </span>
          </>
        )}
      </div>
      {isNear && (
        <MeetsOnCard meets={meets}>
          <Markers application={application} isOnCard />
        </MeetsOnCard>
      )}
    </li>
  );
});

/** On a board of several openings which it is for, else what the person does, each with its place; both in the title. */
function About({
  application: { job, candidate },
  showsJob,
}: Pick<BoardCardProps, 'application' | 'showsJob'>) {
  const { locale } = useSurroundings();
  const country = candidate.residence_country && countryName(candidate.residence_country, locale);
  const does = [candidate.current_position, country] as const;
  const [what, where] = showsJob ? ([job.title, cityLabel(job.city)] as const) : does;
  const titles = [openingInCity(job), joined(does, m.common_comma())];
  return (
    <span className="board-job muted xs" title={titles.filter(Boolean).join('\n')}>
      <bdi>{what}</bdi>
      {where && (
        <span>
          {what && m.common_comma()}
          <bdi>{where}</bdi>
        </span>
      )}
    </span>
  );
}

function keysOf({ canMove, canPick }: Pick<CardActs, 'canMove' | 'canPick'>): string {
  return [canPick && 'x', ...(canMove ? ['s', ...markKeys, 'Space'] : []), 'Enter ?']
    .filter(Boolean)
    .join(' ');
}
