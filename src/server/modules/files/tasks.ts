import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { knownKeys, listUnclaimed, markNamed } from './queries.ts';
import { listUnnamed } from './references.ts';
import { removeFiles } from './service.ts';
import {
  eraseStored,
  sweepOrphansName,
  sweepTemporaryName,
  sweepUnclaimedName,
  sweepUnnamedName,
} from './task-names.ts';
import { listTemporaryPaths } from './video/recording-queries.ts';
import { sweepRecordings } from './video/recordings.ts';

const hour = 3_600_000;

const eraseStoredContent = defineTask<Context, typeof eraseStored.payload>({
  ...eraseStored,
  async run(context, { key }) {
    const known = await knownKeys(context.db, [key]);
    if (!known.has(key)) await context.storage.delete(key);
  },
});

/** Visitors' uploads and recordings of two hours ago, and of accounts the uploads of 24 hours, the recordings of 48. */
const sweepUnclaimed = defineTask({
  ...sweepUnclaimedName,
  schedule: '*/10 * * * *',
  async run(context: Context) {
    const ago = (hours: number) => new Date(context.clock.now().getTime() - hours * hour);
    for (;;) {
      const before = { visitors: ago(2), accounts: ago(24) };
      const ids = await listUnclaimed(context.db, before, 200);
      if (ids.length === 0) break;
      await removeFiles(context, ids);
      await markNamed(context.db, ids, context.clock.now());
    }
    await sweepRecordings(context, { visitors: ago(2), accounts: ago(48) });
  },
});

/** Files whose record went with a greater one: an application with its opening, a document with its company. */
const sweepUnnamed = defineTask({
  ...sweepUnnamedName,
  schedule: '11 2 * * *',
  async run(context: Context) {
    const before = new Date(context.clock.now().getTime() - 24 * hour);
    for (;;) {
      const ids = await listUnnamed(context.db, before, 200);
      if (ids.length === 0) break;
      await removeFiles(context, ids);
    }
  },
});

/** Temporary files that nobody has written to for half an hour and no recording grows in: a killed process left them. */
const sweepTemporaryFiles = defineTask({
  ...sweepTemporaryName,
  schedule: '*/10 * * * *',
  runsOutsideTransaction: true,
  async run({ db, storage, log }: Context) {
    const kept = await listTemporaryPaths(db);
    // Files carry the machine's time, whatever the clock of the product shows.
    const count = await storage.sweepTemporary(new Date(Date.now() - hour / 2), kept);
    if (count > 0) log.info({ count }, 'removed temporary files that were left behind');
  },
});

/** Content without a row: what a crash between writing the content and its row left behind. */
const sweepOrphans = defineTask({
  ...sweepOrphansName,
  schedule: '41 * * * *',
  runsOutsideTransaction: true,
  expireInSeconds: 3600,
  async run(context: Context) {
    const now = Date.now();
    let batch: string[] = [];
    for await (const { key, modifiedAt } of context.storage.list()) {
      // Pictures of openings are drawn once and kept for a day, without a row.
      const hours = key.endsWith('.png') ? 24 : 1;
      if (modifiedAt.getTime() < now - hours * hour) batch.push(key);
      if (batch.length < 500) continue;
      await eraseUnknown(context, batch);
      batch = [];
    }
    await eraseUnknown(context, batch);
  },
});

export const fileTasks = [
  eraseStoredContent,
  sweepUnclaimed,
  sweepUnnamed,
  sweepTemporaryFiles,
  sweepOrphans,
];

async function eraseUnknown(context: Context, keys: string[]): Promise<void> {
  const known = await knownKeys(context.db, keys);
  for (const key of keys) if (!known.has(key)) await context.storage.delete(key);
}
