import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { knownKeys, listUnclaimed } from './queries.ts';
import { removeFiles } from './service.ts';
import { eraseStored } from './task-names.ts';
import { sweepRecordings } from './video/recordings.ts';

const hour = 3_600_000;

const eraseStoredContent = defineTask<Context, typeof eraseStored.payload>({
  ...eraseStored,
  async run(context, { key }) {
    const known = await knownKeys(context.db, [key]);
    if (!known.has(key)) await context.storage.delete(key);
  },
});

/** Uploads that nothing claimed for 24 hours, recordings left for 48, and temporary files of both. */
const sweepUnclaimed = defineTask({
  name: 'files.sweep-unclaimed',
  payload: z.object({}),
  schedule: '17 * * * *',
  async run(context: Context) {
    const now = context.clock.now().getTime();
    for (;;) {
      const ids = await listUnclaimed(context.db, new Date(now - 24 * hour), 200);
      if (ids.length === 0) break;
      await removeFiles(context, ids);
    }
    await sweepRecordings(context, new Date(now - 48 * hour));
    await context.storage.sweepTemporary(new Date(now - 49 * hour));
  },
});

/** Content without a row: what a crash between writing the content and its row left behind. */
const sweepOrphans = defineTask({
  name: 'files.sweep-orphans',
  payload: z.object({}),
  schedule: '41 1 * * *',
  runsOutsideTransaction: true,
  expireInSeconds: 3600,
  async run(context: Context) {
    const before = context.clock.now().getTime() - 24 * hour;
    let batch: string[] = [];
    for await (const { key, modifiedAt } of context.storage.list()) {
      if (modifiedAt.getTime() < before) batch.push(key);
      if (batch.length < 500) continue;
      await eraseUnknown(context, batch);
      batch = [];
    }
    await eraseUnknown(context, batch);
  },
});

export const fileTasks = [eraseStoredContent, sweepUnclaimed, sweepOrphans];

async function eraseUnknown(context: Context, keys: string[]): Promise<void> {
  const known = await knownKeys(context.db, keys);
  for (const key of keys) if (!known.has(key)) await context.storage.delete(key);
}
