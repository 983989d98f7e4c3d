import { readConfig } from '#server/platform/config.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { runCommand, say } from './outcome.ts';
import { withParts } from './with-context.ts';

await runCommand(async () => {
  await withParts(readConfig(process.env), {}, ({ connection }) => migrateDatabase(connection));
  say('The tables are those of this version.');
});
