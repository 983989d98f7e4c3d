import { z } from 'zod';
import { calendarDate } from '#domain/time.ts';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import { isDatabaseAway } from './database/database-away.ts';
import {
  deleteSetAside,
  endSetAside,
  ensureWalk,
  lockWalk,
  moveWalk,
  nextRetry,
  selectDueAgain,
  selectSetAside,
  upsertSetAside,
} from './each-queries.ts';
import { safeMessage } from './safe-error.ts';

/** The payload of a task that walks a list: `isRetry` for what was set aside alone. */
export const walkPayload = z.object({ isRetry: z.boolean().optional() });
export type WalkPayload = z.infer<typeof walkPayload>;

/** Which rows of a list are asked for: those after a place, in the list's order, or those with these keys. */
export type PageOfList = { after: string | undefined; limit: number } | { among: readonly string[] };

/** Work over many people, an item after the other. */
export interface ListOfWork<Row> {
  /** The task that walks it; it runs outside a transaction and takes `walkPayload`. */
  task: { name: string; payload: typeof walkPayload };
  /** Tells it from the other lists of its task. */
  part?: string;
  /** Its rows in a stable order; each page is one transaction. */
  page(context: Context, which: PageOfList): Promise<Row[]>;
  /** What an item is known by: an id, which outlives the run. */
  keyOf(row: Row): string;
  /** Where the next page begins; the key unless told, for lists in the order of their keys. */
  placeOf?(row: Row): string;
  /** Does one item, in a savepoint: what it throws undoes that item alone. */
  work(context: Context, row: Row): Promise<void>;
  /** Items in one transaction; 50 unless told. */
  pageSize?: number;
  /** A run ends after so long and goes on in the next one; 120,000 unless told, well before a task's 300 s. */
  milliseconds?: number;
}

const hour = 3_600_000;

/**
 * Does the work of a whole list. What fails is set aside with its reason, for the administrators to see, and tried
 * again after 1 hour, 4, 16, then daily, for as long as the list has it; it keeps nobody else waiting. A run that was
 * cut short is gone on with where it stopped; a second one beside it ends at once.
 */
export async function forEachIn<Row>(
  context: Context,
  list: ListOfWork<Row>,
  { isRetry = false }: WalkPayload = {},
): Promise<void> {
  const end = performance.now() + (list.milliseconds ?? 120_000);
  const step = isRetry ? retryPage<Row> : walkPage<Row>;
  await ensureWalk(context.db, nameOf(list));
  let goesOn = true;
  while (goesOn && performance.now() < end)
    goesOn = await context.inTransaction((inner) => step(inner, list));
  const { db, tasks, clock } = context;
  const { task } = list;
  const name = nameOf(list);
  if (goesOn) await tasks.enqueue(db, task, { isRetry }, { singletonKey: `${name} on ${isRetry}` });
  const retryAt = await nextRetry(db, name);
  if (!retryAt) return;
  // What another run is at is due already: it is looked at again, but not over and over.
  const startAfter = new Date(Math.max(retryAt.getTime(), clock.now().getTime() + 60_000));
  await tasks.enqueue(db, task, { isRetry: true }, { startAfter, singletonKey: `${name} again` });
}

interface WorkOfTask<Item> {
  work(context: Context, item: Item): Promise<void>;
  /** Makes one that failed a task of its own, which is tried again and shown like any other. */
  alone(item: Item): Promise<unknown>;
}

/** Does the items that a task carries itself, one that has failed apart from the others; alone it fails like any task. */
export async function forEachOf<Item>(
  context: Context,
  items: readonly Item[],
  { work, alone }: WorkOfTask<Item>,
): Promise<void> {
  const [only, ...others] = items;
  if (only !== undefined && others.length === 0) return work(context, only);
  await attemptEach(context, items, { work, alone });
}

/** The same for a part of a list that goes on whatever becomes of it. */
export async function attemptEach<Item>(
  context: Context,
  items: readonly Item[],
  { work, alone }: WorkOfTask<Item>,
): Promise<void> {
  for (const item of items) {
    const error = await attempt(context, (inner) => work(inner, item));
    if (!error) continue;
    context.log.error({ err: error }, 'One of many could not be done; the others go on');
    await alone(item);
  }
}

/** The next page of a list; whether there may be more. */
async function walkPage<Row>(context: Context, list: ListOfWork<Row>): Promise<boolean> {
  const { db, clock } = context;
  const name = nameOf(list);
  const walk = await lockWalk(db, name);
  if (!walk) return false;
  const day = calendarDate(clock.now());
  const limit = list.pageSize ?? 50;
  const after = walk.day === day ? (walk.after ?? undefined) : undefined;
  const rows = await list.page(context, { after, limit });
  await workOn(context, list, rows);
  const last = rows.length < limit ? undefined : rows.at(-1);
  await moveWalk(db, name, { day, after: last ? (list.placeOf ?? list.keyOf)(last) : null });
  return last !== undefined;
}

/** Those of a list that were set aside and are due again. */
async function retryPage<Row>(context: Context, list: ListOfWork<Row>): Promise<boolean> {
  const { db, clock } = context;
  const name = nameOf(list);
  // Two that try the same again would count one failure twice.
  if (!(await lockWalk(db, name))) return false;
  const limit = list.pageSize ?? 50;
  const due = await selectDueAgain(db, name, { until: clock.now(), limit });
  if (due.length === 0) return false;
  const items = due.map(({ item }) => item);
  const rows = await list.page(context, { among: items });
  const found = new Set(rows.map(list.keyOf));
  await endSetAside(
    db,
    name,
    items.filter((item) => !found.has(item)),
  );
  await workOn(context, list, rows);
  return due.length === limit;
}

async function workOn<Row>(context: Context, list: ListOfWork<Row>, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { db, clock, log } = context;
  const now = clock.now();
  const name = nameOf(list);
  const known = await selectSetAside(db, name, rows.map(list.keyOf));
  const byItem = new Map(known.map((row) => [row.item, row]));
  const done: string[] = [];
  for (const row of rows) {
    const item = list.keyOf(row);
    const before = byItem.get(item);
    if (before?.retryAt && before.retryAt > now) continue;
    const error = await attempt(context, (inner) => list.work(inner, row));
    if (!error) {
      if (before) done.push(item);
      continue;
    }
    log.error({ err: error, list: name, item }, 'One of many could not be done; the others go on');
    const attempts = (before?.attempts ?? 0) + 1;
    const retryAt = new Date(now.getTime() + Math.min(24, 4 ** Math.min(attempts - 1, 3)) * hour);
    const reason = safeMessage(error).slice(0, 500);
    await upsertSetAside(db, {
      list: name,
      task: list.task.name,
      item,
      reason,
      attempts,
      failedAt: now,
      retryAt,
    });
  }
  await deleteSetAside(db, name, done);
}

/** One item in a savepoint; answers why it could not be done. A database that is away is nobody's own fault. */
export async function attempt(context: Context, work: (context: Context) => Promise<void>): Promise<unknown> {
  const pending: (() => void)[] = [];
  try {
    await (context.db as Database).transaction(async (db) => {
      const inner: Context = { ...context, db, afterCommit: (then) => void pending.push(then) };
      inner.inTransaction = (nested) => nested(inner);
      await work(inner);
    });
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    return error ?? new Error('Nothing was thrown');
  }
  for (const then of pending) context.afterCommit(then);
  return undefined;
}

function nameOf<Row>({ task, part }: ListOfWork<Row>): string {
  return part ? `${task.name} ${part}` : task.name;
}
