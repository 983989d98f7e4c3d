import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { isNewTo } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { Table, type TableColumn } from '#web/design/data/table.tsx';
import type { ReceivedPage } from '#web/features/applications/calls.ts';
import type { Peek } from '#web/features/applications/peek/use-peek.ts';
import { ListRow } from './list-row.tsx';
import { type ListSearch, limitOf } from './list-search.ts';
import { type Removable, RemoveDialog } from './remove-dialog.tsx';
import type { Selection } from './use-selection.ts';
import type { useStatusChange } from './use-status-change.ts';

/** From so many on, those far from what is seen are drawn as their names alone; so many are drawn whole at once. */
const [many, firstDrawn] = [50, 16];

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
  // The first of a new list at once, the others while nothing is pressed.
  const drawn = useDeferredValue(rows, rows.slice(0, firstDrawn));
  const [removing, setRemoving] = useState<Removable>();
  const ids = rows.map(({ id }) => id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows in the same order are the same list.
  const shown = useMemo(() => ids, [ids.join()]);
  const { toggle, extendTo } = selection;
  const pick = useCallback(
    (id: string, isRange: boolean) => (isRange ? extendTo(id, shown) : toggle(id)),
    [toggle, extendTo, shown],
  );
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
          {drawn.map((application, index) => (
            <ListRow
              key={application.id}
              application={application}
              status={statusOf(application)}
              abilities={abilities}
              search={search}
              page={pageOf(index, search)}
              isPicked={selection.has(application.id)}
              isPeeked={application.id === peek.id}
              isNew={isNewTo({
                unread: application.unread && !peek.isRead(application.id),
                status: statusOf(application),
              })}
              isFew={rows.length < many}
              isFirst={index < firstDrawn}
              onPick={pick}
              onOpen={peek.hasRoom ? peek.choose : undefined}
              onFocus={peek.follow}
              onStatus={change}
              onRemove={setRemoving}
            />
          ))}
        </Table>
      </div>
      <RemoveDialog application={removing} onClose={() => setRemoving(undefined)} />
    </>
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
