import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { eraseDue, mayErase } from './keys-service.ts';
import { readWaitingFile } from './pdf/read-waiting-task.ts';
import { listUnclaimed, markNamed } from './queries.ts';
import { listUnnamed } from './references.ts';
import { removeFiles } from './service.ts';
import { eraseSetAside, setUnknownAside, sweepDueKeys } from './sweeping.ts';
import {
  eraseStored,
  sweepKeysName,
  sweepOrphansName,
  sweepTemporaryName,
  sweepUnclaimedName,
  sweepUnnamedName,
} from './task-names.ts';
import { sweepRecordings } from './video/recordings.ts';

const hour = 3_600_000;

const eraseStoredContent = defineTask<Context, typeof eraseStored.payload>({
  ...eraseStored,
  runsOutsideTransaction: true,
  async run(context, payload) {
    if (await mayErase(context)) await eraseDue(context, 'keys' in payload ? payload.keys : [payload.key]);
  },
});

/** Visitors' uploads and recordings of two hours ago, and of accounts the uploads of 24 hours, the recordings of 48. */
const sweepUnclaimed = defineTask({
  ...sweepUnclaimedName,
  schedule: '*/10 * * * *',
  runsOutsideTransaction: true,
  async run(context: Context) {
    if (!(await mayErase(context))) return;
    const ago = (hours: number) => new Date(context.clock.now().getTime() - hours * hour);
    const before = { visitors: ago(2), accounts: ago(24) };
    await eachBatch(context, async (inner) => {
      const ids = await listUnclaimed(inner.db, before, 200);
      await removeFiles(inner, ids);
      await markNamed(inner.db, ids, context.clock.now());
      return ids.length;
    });
    await sweepRecordings(context, { visitors: ago(2), accounts: ago(48) });
  },
});

/** Files whose record went with a greater one: an application with its opening, a document with its company. */
const sweepUnnamed = defineTask({
  ...sweepUnnamedName,
  schedule: '11 2 * * *',
  runsOutsideTransaction: true,
  async run(context: Context) {
    if (!(await mayErase(context))) return;
    const before = new Date(context.clock.now().getTime() - 24 * hour);
    await eachBatch(context, async (inner) => {
      const ids = await listUnnamed(inner.db, before, 200);
      await removeFiles(inner, ids);
      return ids.length;
    });
  },
});

/** Temporary files of ended processes that nobody has written to for half an hour. */
const sweepTemporaryFiles = defineTask({
  ...sweepTemporaryName,
  schedule: '*/10 * * * *',
  runsOutsideTransaction: true,
  async run(context: Context) {
    if (!(await mayErase(context))) return;
    const { storage, log } = context;
    // Files carry the machine's time, whatever the clock of the product shows.
    const count = await storage.sweepTemporary(new Date(Date.now() - hour / 2));
    if (count > 0) log.info({ count }, 'removed temporary files that were left behind');
  },
});

/** What came due by its record: uploads that broke off, drawn pictures of yesterday, what an erasure left. */
const sweepKeys = defineTask({
  ...sweepKeysName,
  schedule: '41 * * * *',
  runsOutsideTransaction: true,
  async run(context: Context) {
    if (!(await mayErase(context))) return;
    await sweepDueKeys(context);
    await eraseSetAside(context);
  },
});

/** What no record names: moved aside, never erased for being unknown. */
const sweepOrphans = defineTask({
  ...sweepOrphansName,
  schedule: '26 2 * * *',
  runsOutsideTransaction: true,
  expireInSeconds: 3600,
  async run(context: Context) {
    if (await mayErase(context)) await setUnknownAside(context);
  },
});

export const fileTasks = [
  eraseStoredContent,
  readWaitingFile,
  sweepUnclaimed,
  sweepUnnamed,
  sweepTemporaryFiles,
  sweepKeys,
  sweepOrphans,
];

/** Each batch in a transaction of its own, until one finds nothing more. */
async function eachBatch(context: Context, work: (inner: Context) => Promise<number>): Promise<void> {
  while ((await context.inTransaction(work)) > 0);
}
