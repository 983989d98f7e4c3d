import { composeServer } from '#server/compose.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { silentLog } from '#server/platform/log.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { WrongSetting } from '#server/platform/wrong-setting.ts';

/** The product in this process, with the settings of one that runs; it answers no port and draws no pages. */
export function openBeside(settings: Record<string, string>, dataFolder: string, clock: Clock = systemClock) {
  const config = readConfig({ ...settings, DATA_DIR: dataFolder });
  const connectionString = config.databaseDirectUrl ?? config.databaseUrl;
  if (!connectionString) throw new WrongSetting('A process of a cluster has an address of its database');
  return composeServer({
    config,
    connection: { connectionString },
    storage: createStorage({ url: config.storageUrl, dataFolder: config.dataFolder }),
    clock,
    taskClock: clock,
    log: silentLog,
    renderPage: async () => new Response(''),
  });
}
