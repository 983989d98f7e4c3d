import type pg from 'pg';
import { z } from 'zod';
import type { Config } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { type AnyTask, defineTask } from '#server/platform/tasks.ts';
import { writeBackup } from './backup.ts';
import { backupName, openBackupPlace } from './backup-place.ts';
import { openClient } from './client.ts';

/** Held while a backup is made. */
export const backupLock = 7_305_114;

/**
 * The backup of each day at `BACKUP_AT` (UTC), of which the newest `BACKUP_KEEP` stay; none without `BACKUP_TO`, whose
 * schedule may have been written before that was taken away. An older one goes only after the new one is whole.
 */
export function backupTasks(
  { backups }: Pick<Config, 'backups'>,
  connection: pg.ClientConfig,
): AnyTask<Context>[] {
  const [hour, minute] = (backups?.at ?? '').split(':').map(Number);
  return [
    defineTask({
      name: 'platform.backup',
      payload: z.object({}),
      ...(backups && { schedule: `${minute} ${hour} * * *` }),
      runsOutsideTransaction: true,
      // One that takes longer counts as failed, and goes on all the same; the lock keeps the next from running into it.
      expireInSeconds: 12 * 3600,
      retryLimit: 2,
      retryDelay: 600,
      run: async (context: Context) => {
        if (backups) await alone(connection, () => keepBackup(context, connection, backups));
      },
    }),
  ];
}

/** One backup at a time, whichever process makes it; while one is made, there is nothing to do. */
async function alone(connection: pg.ClientConfig, work: () => Promise<void>): Promise<void> {
  const client = await openClient(connection);
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      backupLock,
    ]);
    if (rows[0]?.taken) await work();
  } finally {
    await client.end();
  }
}

async function keepBackup(
  { clock, config, storage, log }: Context,
  connection: pg.ClientConfig,
  { to, keep }: NonNullable<Config['backups']>,
): Promise<void> {
  const now = clock.now();
  const place = openBackupPlace(to, config.dataFolder);
  const name = backupName(now);
  await place.keep(name, async (path) => {
    const tell = () => undefined;
    const { files, bytes, missing } = await writeBackup({ connection, storage }, path, { now, tell });
    log.info({ backup: name, files, bytes, missing }, 'The backup is made');
  });
  for (const old of (await place.names()).slice(0, -keep)) await place.remove(old);
}
