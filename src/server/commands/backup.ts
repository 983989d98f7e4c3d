import { sum, writeBackup } from '#server/platform/backup/backup.ts';
import { readConfig } from '#server/platform/config.ts';
import { WrongSetting } from '#server/platform/wrong-setting.ts';
import { runCommand, say } from './outcome.ts';
import { withParts } from './with-context.ts';

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new WrongSetting('Say where to: npm run backup -- backup.tar');
  const end = await withParts(readConfig(process.env), {}, (parts) =>
    writeBackup(parts, file, { now: new Date(), tell: say }),
  );
  say(`${file} holds ${sum(end.rows)} rows and ${end.files} files (${Math.ceil(end.bytes / 1_000_000)} MB).`);
  if (end.missing) say(`${end.missing} files were erased while it was made.`);
  say('The key of stored secrets is not in it: keep SECRET_KEY, or secret.key of DATA_DIR, elsewhere.');
});
