import { parseArgs } from 'node:util';
import { moveInstallation } from '#server/platform/backup/move.ts';
import { readConfig } from '#server/platform/config.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { WrongSetting } from '#server/platform/wrong-setting.ts';
import { runCommand, say } from './outcome.ts';
import { type Parts, prepareTasks, withParts } from './with-context.ts';

const usage =
  'Say where to: npm run move -- --database=postgresql://… (or embedded) --storage=s3://… (or folder), one of them or both.';

await runCommand(async () => {
  const to = readPlaces();
  const config = readConfig(process.env);
  const there = readConfig({
    ...process.env,
    DATABASE_DIRECT_URL: undefined,
    ...(to.database && { DATABASE_URL: to.database === 'embedded' ? undefined : to.database }),
    ...(to.storage && { STORAGE_URL: to.storage === 'folder' ? undefined : to.storage }),
  });
  if (to.database && there.databaseUrl === config.databaseUrl)
    throw new WrongSetting('The database is there already.');
  if (to.storage && there.storageUrl === config.storageUrl)
    throw new WrongSetting('The files are there already.');
  await withParts(config, { isAlone: true }, async (from) => {
    const move = ({ connection, storage }: Pick<Parts, 'connection' | 'storage'>) =>
      moveInstallation(
        {
          from,
          to: {
            ...(to.database && { connection }),
            ...(to.storage && { storage }),
            prepareTasks: () => prepareTasks(there, connection, storage),
          },
        },
        say,
      );
    if (to.database) return withParts(there, { isAlone: true }, move);
    const { storageUrl: url, dataFolder } = there;
    return move({ connection: from.connection, storage: createStorage({ url, dataFolder }) });
  });
  const names = [to.database && 'DATABASE_URL', to.storage && 'STORAGE_URL'].filter(Boolean).join(' and ');
  say(
    `Moved. Set ${names} accordingly and start; what was there before is no more in use, and is left as it was.`,
  );
});

function readPlaces(): { database?: string; storage?: string } {
  try {
    const { values } = parseArgs({ options: { database: { type: 'string' }, storage: { type: 'string' } } });
    if (values.database || values.storage) return values;
  } catch {
    // Said below.
  }
  throw new WrongSetting(usage);
}
