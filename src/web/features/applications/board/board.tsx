import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { type ApplicationStatus, applicationStatuses } from '#domain/applications/applications.ts';
import { mayFollow } from '#domain/applications/status-changes.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { StatusDialog } from '#web/features/applications/batches/status-dialog.tsx';
import type { BatchState } from '#web/features/applications/batches/use-batch.ts';
import { nameOf } from '#web/features/applications/list/list-row.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import type { Selection } from '#web/features/applications/list/use-selection.ts';
import { useStatusChange } from '#web/features/applications/list/use-status-change.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import { BoardColumn, type Column } from './board-column.tsx';
import { BoardKeys, BoardKeysDialog } from './board-keys.tsx';
import { ColumnSwitch } from './column-switch.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useCardDrag } from './use-card-drag.ts';
import type { useRows } from './use-rows.ts';

interface BoardData {
  columns: readonly {
    status: ApplicationStatus;
    total: number;
    filtered: number;
    mails: boolean;
  }[];
  withdrawn: number;
  abilities: { change_status: boolean; several: boolean };
}

/** From so many on, those far from what is seen are drawn as their names alone. */
const many = 80;

/** Columns by status. A card is moved by the pointer, by keys or from the list of statuses; with it all that are selected. */
export function Board({
  data,
  pages,
  search,
  selection,
  batch,
}: {
  data: BoardData;
  pages: ReturnType<typeof useRows>;
  search: ListSearch;
  selection: Selection;
  batch: BatchState;
}) {
  const { change, statusOf } = useStatusChange();
  const [setting, setSetting] = useState<ReceivedApplication>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const columns = columnsOf(data, pages.rows, statusOf);
  const [chosen, setChosen] = useState<ApplicationStatus>();
  const current = chosen ?? columns.find(({ filtered }) => filtered > 0)?.status ?? 'Pending';
  const canMove = data.abilities.change_status;
  const canPick = data.abilities.several;

  const isWithOthers = (id: string) => selection.has(id) && selection.count > 1;
  function move(id: string, status: ApplicationStatus) {
    const card = pages.rows.find((row) => row.id === id);
    if (!card) return;
    if (!isWithOthers(id)) {
      void change({ id, status: statusOf(card), name: nameOf(card) }, status);
      return;
    }
    void batch
      .begin({ selection: selection.value, act: { kind: 'status', status } })
      .then((isBegun) => isBegun && selection.clear());
  }
  const { drag, ghost, begin } = useCardDrag(move);
  const keys = useBoardKeys({
    places: new Map(columns.map(({ status, rows }) => [status, rows.map(({ id }) => id)])),
    canMove,
    onDrop: move,
    canPick,
    onToggle: selection.toggle,
    onExtend: selection.extendTo,
    onStatus: (id) => setSetting(pages.rows.find((row) => row.id === id)),
    onHelp: () => setHelpOpen(true),
  });
  const carried = drag ?? keys.lifted;
  const moving = carried ? (isWithOthers(carried.id) ? selection.count : 1) : 0;
  const carriedRow = carried && pages.rows.find(({ id }) => id === carried.id);
  const isMoving = (id: string) =>
    carried !== undefined && (carried.id === id || (isWithOthers(carried.id) && selection.has(id)));
  const acts = {
    search: useMemo(() => ({ ...search, view: undefined }), [search]),
    canMove,
    canPick,
    onPick: selection.toggle,
    onStatus: setSetting,
  };
  return (
    <>
      <ColumnSwitch columns={columns} current={current} onChange={setChosen} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links inside. */}
      <div
        className="board-columns"
        onKeyDown={keys.press}
        onPointerDown={(event) => {
          const id = cardAt(event.target);
          if (canMove && id) begin(event, id);
        }}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            acts={acts}
            isPicked={selection.has}
            isMoving={isMoving}
            isFew={pages.rows.length < many}
            search={search}
            isCurrent={column.status === current}
            isTarget={
              carried?.over === column.status && mayFollow(statusOf(carriedRow ?? none), column.status)
            }
            moving={moving}
            isLoading={pages.isLoading(column.status)}
            onMore={() => pages.more(column.status)}
          />
        ))}
      </div>
      <p className="sr" role="status">
        {keys.lifted &&
          carriedRow &&
          m.applications_board_lifted({
            name: nameOf(carriedRow),
            status: statusText(keys.lifted.over),
          })}
      </p>
      {drag && carriedRow && (
        <div ref={ghost} className="board-ghost" aria-hidden="true">
          {nameOf(carriedRow)}
          {moving > 1 && <b className="num">{inDigits(moving)}</b>}
        </div>
      )}
      <div className="board-foot">
        <BoardKeys canMove={canMove} canPick={canPick} onHelp={() => setHelpOpen(true)} />
        {data.withdrawn > 0 && (
          <Link to="/job_application/list" search={{ ...search, view: undefined, status: ['Withdrawn'] }}>
            {m.applications_board_withdrawn({ count: data.withdrawn })}
          </Link>
        )}
      </div>
      {setting && (
        <StatusDialog
          title={m.applications_status_of({ name: nameOf(setting) })}
          status={statusOf(setting)}
          mailed={data.columns.filter(({ mails }) => mails).map(({ status }) => status)}
          onChange={(status) => {
            setSetting(undefined);
            keys.follow(setting.id);
            move(setting.id, status);
          }}
          onClose={() => {
            keys.follow(setting.id);
            setSetting(undefined);
          }}
        />
      )}
      <BoardKeysDialog
        open={isHelpOpen}
        canMove={canMove}
        canPick={canPick}
        onClose={() => setHelpOpen(false)}
      />
    </>
  );
}

const none = { id: '', status: 'Withdrawn' } as const;

/** The card that is pressed. */
function cardAt(target: EventTarget): string | undefined {
  const card = target instanceof Element ? target.closest('.board-card') : null;
  return card?.querySelector<HTMLElement>('[data-card]')?.dataset.card;
}

/** The columns as they stand once what was just moved has arrived. */
function columnsOf(
  { columns }: BoardData,
  rows: readonly ReceivedApplication[],
  statusOf: ReturnType<typeof useStatusChange>['statusOf'],
): Column[] {
  return applicationStatuses.map((status) => {
    const counted = columns.find((column) => column.status === status);
    const shown = rows.filter((row) => statusOf(row) === status);
    const arrived = shown.filter((row) => row.status !== status);
    const left = rows.filter((row) => row.status === status && statusOf(row) !== status);
    const difference = arrived.length - left.length;
    return {
      status,
      total: (counted?.total ?? 0) + difference,
      filtered: (counted?.filtered ?? 0) + difference,
      mails: counted?.mails ?? false,
      rows: [...arrived, ...shown.filter((row) => row.status === status)],
    };
  });
}
