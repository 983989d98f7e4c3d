import { visitor } from '#server/platform/actor.ts';
import type { Clock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { type Context, createContext } from '#server/platform/context.ts';
import { createEvents } from '#server/platform/events.ts';
import { platformTasks } from '#server/platform/housekeeping.ts';
import { writeLetterHere } from '#server/platform/letter-words.ts';
import { notifyingBus } from '#server/platform/live/bus.ts';
import { silentLog } from '#server/platform/log.ts';
import { openMailer } from '#server/platform/mailer.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { createTasks } from '#server/platform/tasks-runner.ts';
import type { DatabaseCopy } from './database-copy.ts';

/** A context without modules, for letters alone: with a mail server where the settings name one. */
export function mailContext(
  { db, connection }: DatabaseCopy,
  clock: Clock,
  settings: Record<string, string>,
): Context {
  const config = readConfig({ PUBLIC_URL: 'https://mihna.example', ...settings });
  const tasks = createTasks<Context>({
    connection,
    definitions: platformTasks(config),
    clock,
    log: silentLog,
    runInContext: (work, { transaction }) => (transaction ? context.inTransaction(work) : work(context)),
  });
  const storage = createStorage({ dataFolder: config.dataFolder });
  const context: Context = createContext(
    {
      config,
      db,
      clock,
      log: silentLog,
      events: createEvents<Context>(),
      storage,
      mailer: openMailer(config),
      writeLetter: writeLetterHere,
      tasks,
      liveBus: notifyingBus(connection),
      contributors: {
        personalData: [],
        liftedRanges: [],
        digitsOf: async () => 'latn',
        session: [],
        ownWays: [],
        companyFigures: [],
        siteApplications: [],
        openingTitles: [],
        profile: [],
        busy: [],
        choices: [],
        outsiders: [],
        whatsapp: [],
        textSetters: [],
        ownHosts: async () => [],
        sharedCalls: new Map(),
      },
      beforeStop: () => {},
      ownHosts: { find: async () => undefined, tell: async () => {} },
    },
    {
      actor: visitor,
      sessionToken: undefined,
      locale: 'en',
      request: { id: 'test', ip: '127.0.0.1', userAgent: '' },
    },
  );
  return context;
}
