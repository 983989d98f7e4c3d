import { calendarDate } from '#domain/time.ts';
import { sealedColumns } from '#server/modules/register.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { rotateKey } from '#server/platform/key-rotation.ts';
import { runCommand, say } from './outcome.ts';
import { withParts } from './with-context.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  await withParts(config, { isAlone: true }, async ({ connection }) => {
    await migrateDatabase(connection);
    const { db, close } = openDatabase(connection, 1);
    try {
      await rotateKey({ db, config, columns: sealedColumns, today: calendarDate(new Date()) }, say);
    } finally {
      await close();
    }
  });
});
