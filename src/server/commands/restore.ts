import { sum } from '#server/platform/backup/backup.ts';
import { restoreBackup } from '#server/platform/backup/restore.ts';
import { readConfig } from '#server/platform/config.ts';
import { WrongSetting } from '#server/platform/wrong-setting.ts';
import { runCommand, say } from './outcome.ts';
import { prepareTasks, withParts } from './with-context.ts';

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new WrongSetting('Say which: npm run restore -- backup.tar');
  const { end } = await withParts(readConfig(process.env), { isAlone: true }, (parts) => {
    const target = {
      ...parts,
      prepareTasks: () => prepareTasks(parts.config, parts.connection, parts.storage),
    };
    return restoreBackup(target, file, { tell: say });
  });
  say(
    `${sum(end.rows)} rows and ${end.files} files are there. Start with the SECRET_KEY (or secret.key) that was theirs.`,
  );
});
