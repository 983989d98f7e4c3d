import { storedChecks } from '#server/modules/files/stored-checks.ts';
import { sealedColumns, taskDefinitions } from '#server/modules/register.ts';
import { backupTasks } from '#server/platform/backup/scheduled.ts';
import { readConfig } from '#server/platform/config.ts';
import { examineInstallation } from '#server/platform/doctor/examine.ts';
import type { Verdict } from '#server/platform/doctor/findings.ts';
import { platformTasks } from '#server/platform/housekeeping.ts';
import { runCommand, say } from './outcome.ts';
import { withParts } from './with-context.ts';

const signs: Record<Verdict, string> = { well: 'ok   ', look: 'look ', wrong: 'WRONG' };

await runCommand(async () => {
  const config = readConfig(process.env);
  const counts: Record<Verdict, number> = { well: 0, look: 0, wrong: 0 };
  await withParts(config, {}, async ({ connection, storage }) => {
    const definitions = [...platformTasks(config), ...backupTasks(config, connection), ...taskDefinitions];
    const patient = { config, connection, storage, definitions, sealedColumns, further: storedChecks };
    for await (const { about, verdict, sentence } of examineInstallation(patient)) {
      counts[verdict] += 1;
      say(`${signs[verdict]}  ${about}: ${sentence}`);
    }
  });
  say(`\n${counts.well} well, ${counts.look} to look at, ${counts.wrong} wrong`);
  if (counts.wrong > 0) process.exitCode = 1;
});
