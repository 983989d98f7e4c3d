import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { agoText } from '#web/ago-text.ts';
import { IconButton } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Table, TableCell, type TableColumn } from '#web/design/data/table.tsx';
import { TrashIcon } from '#web/design/icons/icons.tsx';
import type { ReceivedPage } from '#web/features/applications/calls.ts';
import { type Peek, rowLinkId } from '#web/features/applications/peek/use-peek.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { dayText } from '#web/moments.ts';
import { type ListSearch, limitOf } from './list-search.ts';
import { Markers } from './markers.tsx';
import { Meets } from './meets.tsx';
import { NewMark } from './new-mark.tsx';
import { PinButton } from './pin-button.tsx';
import { type Removable, RemoveDialog } from './remove-dialog.tsx';
import { StatusSelect } from './status-select.tsx';
import type { Selection } from './use-selection.ts';
import type { useStatusChange } from './use-status-change.ts';

/** The applications as a dense table; on a phone each row is a card. */
export function ListTable({
  rows,
  abilities,
  search,
  selection,
  statuses: { change, statusOf },
  peek,
}: {
  rows: readonly ReceivedApplication[];
  abilities: ReceivedPage['abilities'];
  search: ListSearch;
  selection: Selection;
  statuses: ReturnType<typeof useStatusChange>;
  peek: Peek;
}) {
  const { locale } = useSurroundings();
  const [removing, setRemoving] = useState<Removable>();
  const shown = rows.map(({ id }) => id);
  return (
    <>
      <div className="list-table">
        {abilities.several && (
          <label className="list-select-all">
            <input
              type="checkbox"
              checked={shown.every(selection.has)}
              onChange={() => selection.toggleShown(shown)}
            />
            <span>{m.applications_select_shown({ number: rows.length })}</span>
          </label>
        )}
        <Table caption={m.applications_title()} columns={columnsOf(abilities)}>
          {rows.map((application, index) => (
            <tr
              key={application.id}
              className={classNames(
                'list-row',
                selection.has(application.id) && 'list-picked',
                application.id === peek.id && 'list-peeked',
              )}
              onMouseUp={({ target, button }) => {
                if (peek.hasRoom && button === 0 && isBare(target)) peek.choose(application.id);
              }}
            >
              <TableCell>
                <div className="list-person">
                  {abilities.several && (
                    <input
                      type="checkbox"
                      className="list-check"
                      aria-label={m.applications_select_one({ name: nameOf(application) })}
                      checked={selection.has(application.id)}
                      onChange={(event) => {
                        const isRange = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
                        if (isRange) selection.extendTo(application.id, shown);
                        else selection.toggle(application.id);
                      }}
                    />
                  )}
                  <Person
                    application={application}
                    search={{ ...search, page: pageOf(index, search) }}
                    isPeeked={application.id === peek.id}
                    onFocus={() => peek.follow(application.id)}
                  />
                  <PinButton
                    size="sm"
                    application={{ ...application, name: nameOf(application) }}
                    canPin={abilities.change_status}
                  />
                </div>
              </TableCell>
              <TableCell kind="wide">
                <span className="list-job list-line" dir="auto" title={application.job.title}>
                  {application.job.title}
                </span>
                {application.meets && <Meets meets={application.meets} isShort />}
              </TableCell>
              <TableCell>
                {application.unread && !peek.isRead(application.id) && <NewMark />}
                <time
                  className="list-when num"
                  dateTime={application.applied_at}
                  title={dayText(application.applied_at, locale)}
                >
                  {agoText(application.applied_at, locale)}
                </time>
              </TableCell>
              <TableCell kind="wide">
                <Markers application={application} />
              </TableCell>
              <TableCell kind="wide">
                <div className="list-status">
                  <StatusSelect
                    name={nameOf(application)}
                    status={statusOf(application)}
                    canChange={abilities.change_status}
                    onChange={(status) => void change({ ...application, name: nameOf(application) }, status)}
                  />
                </div>
              </TableCell>
              {abilities.remove && (
                <TableCell kind="acts">
                  <IconButton
                    variant="quiet"
                    size="sm"
                    label={m.applications_remove_of({ name: nameOf(application) })}
                    icon={<TrashIcon size="sm" />}
                    onClick={() => setRemoving({ id: application.id, name: nameOf(application) })}
                  />
                </TableCell>
              )}
            </tr>
          ))}
        </Table>
      </div>
      <RemoveDialog application={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}

function Person({
  application,
  search,
  isPeeked,
  onFocus,
}: {
  application: ReceivedApplication;
  search: ListSearch;
  isPeeked: boolean;
  onFocus: () => void;
}) {
  const { avatar, current_position } = application.candidate;
  const name = nameOf(application);
  return (
    <>
      <Avatar name={name} src={avatar && `/${avatar}`} size="sm" />
      <span className="table-name">
        <Link
          id={rowLinkId(application.id)}
          to="/job_application/list/details"
          search={{ ...search, id: application.id }}
          className="list-line"
          aria-current={isPeeked ? 'true' : undefined}
          onFocus={onFocus}
          dir="auto"
          title={name}
        >
          {name}
        </Link>
        <span className="list-line muted xs" dir="auto" title={current_position}>
          {current_position}
        </span>
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

/** The page on which a row stands, of the list as the review walks it. */
export function pageOf(index: number, search: ListSearch): number | undefined {
  const page = Math.floor(index / limitOf(search)) + 1;
  return page > 1 ? page : undefined;
}

function columnsOf(abilities: ReceivedPage['abilities']): TableColumn[] {
  const columns: TableColumn[] = [
    { key: 'candidate', label: m.applications_column_candidate() },
    { key: 'job', label: m.applications_column_job() },
    { key: 'applied', label: m.applications_column_applied() },
    { key: 'markers', label: m.applications_column_markers() },
    { key: 'status', label: m.applications_column_status() },
  ];
  if (abilities.remove) columns.push({ key: 'acts', label: m.applications_column_acts(), kind: 'acts' });
  return columns;
}
