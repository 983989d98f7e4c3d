import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import type { Config } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { type AnyTask, defineTask } from '#server/platform/tasks.ts';
import { writeBackup } from './backup.ts';
import { backupName, openBackupPlace } from './backup-place.ts';

/**
 * The backup of each day at `BACKUP_AT` (UTC), of which the newest `BACKUP_KEEP` stay; none without `BACKUP_TO`. An
 * older one goes only after the new one is whole.
 */
export function backupTasks(
  { backups }: Pick<Config, 'backups'>,
  connection: pg.ClientConfig,
): AnyTask<Context>[] {
  if (!backups) return [];
  const [hour, minute] = backups.at.split(':').map(Number);
  return [
    defineTask({
      name: 'platform.backup',
      payload: z.object({}),
      schedule: `${minute} ${hour} * * *`,
      runsOutsideTransaction: true,
      expireInSeconds: 6 * 3600,
      retryLimit: 2,
      retryDelay: 600,
      run: (context: Context) => keepBackup(context, connection, backups),
    }),
  ];
}

async function keepBackup(
  { clock, config, storage, log }: Context,
  connection: pg.ClientConfig,
  { to, keep }: NonNullable<Config['backups']>,
): Promise<void> {
  const now = clock.now();
  const place = openBackupPlace(to, join(config.dataFolder, 'backup'));
  const name = backupName(now);
  await place.keep(name, async (path) => {
    const tell = () => undefined;
    const { files, bytes, missing } = await writeBackup({ connection, storage }, path, { now, tell });
    log.info({ backup: name, files, bytes, missing }, 'The backup is made');
  });
  for (const old of (await place.names()).slice(0, -keep)) await place.remove(old);
}
