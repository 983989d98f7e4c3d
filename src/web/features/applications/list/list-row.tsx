import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import type { ApplicationStatus, StoredApplicationStatus } from '#domain/applications/applications.ts';
import { countryName } from '#domain/reference/countries.ts';
import { m } from '#texts/messages.js';
import { agoText } from '#web/ago-text.ts';
import { IconButton } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Avatar } from '#web/design/data/avatar.tsx';
import { TableCell } from '#web/design/data/table.tsx';
import { TrashIcon } from '#web/design/icons/icons.tsx';
import { useNear } from '#web/design/use-near.ts';
import type { ReceivedPage } from '#web/features/applications/calls.ts';
import { ApplicationMarks } from '#web/features/applications/marks/application-marks.tsx';
import { rowLinkId } from '#web/features/applications/peek/use-peek.ts';
import { openingInCity } from '#web/features/job-openings/own/opening-option.ts';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { dayText } from '#web/moments.ts';
import type { ListSearch } from './list-search.ts';
import { Markers } from './markers.tsx';
import { Meets } from './meets.tsx';
import { NewMark } from './new-mark.tsx';
import type { Removable } from './remove-dialog.tsx';
import { StatusSelect } from './status-select.tsx';

export interface ListRowProps {
  application: ReceivedApplication;
  /** As it will be, while the server is asked. */
  status: StoredApplicationStatus;
  abilities: ReceivedPage['abilities'];
  search: ListSearch;
  /** On which page of the list as the review walks it. */
  page: number | undefined;
  isPicked: boolean;
  isPeeked: boolean;
  isNew: boolean;
  /** Of so few that each is drawn whole, wherever it stands; else so far above that it is seen at once. */
  isFew: boolean;
  isFirst: boolean;
  onPick: (id: string, isRange: boolean) => void;
  /** Where a press on the bare row opens it beside the list. */
  onOpen: ((id: string) => void) | undefined;
  onFocus: (id: string) => void;
  onStatus: (application: ReceivedApplication & { name: string }, status: ApplicationStatus) => unknown;
  onRemove: (removable: Removable) => void;
}

/** One application of the list. It is drawn anew when something of its own changes, and not with the others. */
export const ListRow = memo(function ListRow({
  application,
  status,
  abilities,
  isPicked,
  isPeeked,
  ...rest
}: ListRowProps) {
  const { locale } = useSurroundings();
  const { ref, isNear, height } = useNear<HTMLTableRowElement>(rest.isFew, rest.isFirst);
  const { id, job, applied_at, meets } = application;
  const name = nameOf(application);
  return (
    <tr
      ref={ref}
      style={{ blockSize: height }}
      className={classNames(
        'list-row',
        isPicked && 'list-picked',
        isPeeked && 'list-peeked',
        !isNear && 'list-far',
      )}
      onMouseUp={({ target, button }) => {
        if (button === 0 && isBare(target)) rest.onOpen?.(id);
      }}
    >
      <TableCell>
        <div className="list-person">
          {abilities.several && isNear && (
            <input
              type="checkbox"
              className="list-check"
              aria-label={m.applications_select_one({ name })}
              checked={isPicked}
              onChange={({ nativeEvent }) =>
                rest.onPick(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          )}
          <Person {...rest} application={application} isPeeked={isPeeked} isNear={isNear} />
          {isNear && (
            <ApplicationMarks
              size="sm"
              application={{ ...application, name }}
              canMark={abilities.change_status}
            />
          )}
        </div>
      </TableCell>
      {isNear && (
        <>
          <TableCell kind="wide">
            <OpeningLine job={job} />
            {meets && <Meets meets={meets} isInLine />}
          </TableCell>
          <TableCell>
            {rest.isNew && <NewMark />}
            <time className="list-when num" dateTime={applied_at} title={dayText(applied_at, locale)}>
              {agoText(applied_at, locale)}
            </time>
          </TableCell>
          <TableCell kind="wide">
            <Markers application={application} />
          </TableCell>
          <TableCell kind="wide">
            <div className="list-status">
              <StatusSelect
                name={name}
                status={status}
                canChange={abilities.change_status}
                onChange={(chosen) => void rest.onStatus({ ...application, name }, chosen)}
              />
            </div>
          </TableCell>
          {abilities.remove && (
            <TableCell kind="acts">
              <IconButton
                variant="quiet"
                size="sm"
                label={m.applications_remove_of({ name })}
                icon={<TrashIcon size="sm" />}
                onClick={() => rest.onRemove({ id, name })}
              />
            </TableCell>
          )}
        </>
      )}
    </tr>
  );
});

/** What it is for, and where. */
function OpeningLine({ job }: Pick<ReceivedApplication, 'job'>) {
  const city = cityLabel(job.city);
  return (
    <span className="list-does list-job" title={openingInCity(job)}>
      <bdi>{job.title}</bdi>
      {city && (
        <span className="muted">
          {m.common_comma()}
          <bdi>{city}</bdi>
        </span>
      )}
    </span>
  );
}

function Person({
  application,
  search,
  page,
  isPeeked,
  isNear,
  onFocus,
}: Pick<ListRowProps, 'application' | 'search' | 'page' | 'isPeeked' | 'onFocus'> & { isNear: boolean }) {
  const { locale } = useSurroundings();
  const { avatar, current_position, residence_country } = application.candidate;
  const name = nameOf(application);
  const place = residence_country && countryName(residence_country, locale);
  const comma = current_position && place && m.common_comma();
  return (
    <>
      {isNear && <Avatar name={name} src={avatar && `/${avatar}`} size="sm" />}
      <span className="table-name">
        <Link
          id={rowLinkId(application.id)}
          to="/job_application/list/details"
          search={{ ...search, page, id: application.id }}
          className="list-line"
          aria-current={isPeeked ? 'true' : undefined}
          onFocus={() => onFocus(application.id)}
          dir="auto"
          title={name}
        >
          {name}
        </Link>
        {isNear && (
          <span className="list-does muted xs" title={joined([current_position, place], m.common_comma())}>
            <bdi>{current_position}</bdi>
            <span>
              {comma}
              {place}
            </span>
          </span>
        )}
      </span>
    </>
  );
}

/** Whose it is; of one that is reviewed blind, what stands in place of the name. */
export function nameOf({ candidate, blind }: Pick<ReceivedApplication, 'candidate' | 'blind'>): string {
  if (blind) return m.applications_blind_name({ code: blind });
  return candidate.name || m.applications_former_candidate();
}

/** Whether what was pressed does nothing of its own, and no text was marked. */
function isBare(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    !target.closest('a, button, input, select, label') &&
    getSelection()?.isCollapsed !== false
  );
}
