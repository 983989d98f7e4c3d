import { dayMs } from '#domain/time.ts';
import { sweepNames } from '#server/modules/files/task-names.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { freePort } from '../../../scripts/product.mjs';
import { openBeside } from '../beside.ts';
import type { Cluster } from '../cluster.ts';
import type { Drill } from '../drill.ts';
import { aMachine } from '../machine.ts';
import { settle } from '../people.ts';

/** A second installation with an empty database comes to the same storage, and sweeps all that it can. */
export const foreign: Drill = {
  about: 'a second installation with an empty database on the same storage, every sweep run',
  cluster: { age: 3 * dayMs },
  async run(cluster) {
    await settle(cluster, { candidates: 4, openings: 20, talks: 1 });
    const before = await keysOf(cluster);
    await cluster.database.query('create database stranger');
    const settings = strangerOf(cluster);
    const stranger = aMachine({ name: 'stranger', folder: cluster.folder, port: await freePort(), settings });
    const start = await stranger.start().then(
      () => 'it started',
      () => 'refused',
    );
    await stranger.stop();
    const swept = await sweepAs(settings, cluster, new Date(Date.now() + 30 * dayMs));
    const after = await keysOf(cluster);
    const said =
      stranger
        .said()
        .split('\n')
        .find((line) => line.includes('another installation')) ?? '';
    const own = await sweepAs(cluster.settings, cluster, new Date());
    const last = await keysOf(cluster);
    console.log(`The stranger said: ${said.slice(0, 200)}`);
    return {
      figures: {
        'files before, after the stranger’s sweeps, after our own': `${before.size} ${after.size} ${last.size}`,
        'sweeps run by the stranger, by us': `${swept} ${own}`,
        'the stranger’s start': start,
      },
      bounds: {
        'the start of the stranger is refused with a sentence': start === 'refused' && said !== '',
        'every file stays':
          before.size > 0 && before.difference(after).size === 0 && before.difference(last).size === 0,
      },
    };
  },
};

function strangerOf({ settings, database }: Cluster): Record<string, string> {
  const { DATABASE_DIRECT_URL, ...others } = settings;
  return { ...others, DATABASE_URL: `postgresql://mihna@127.0.0.1:${database.port}/stranger`, ROLE: 'all' };
}

/** Every sweep there is, so late that all has come due. Answers how many ran. */
async function sweepAs(settings: Record<string, string>, { folder }: Cluster, now: Date): Promise<number> {
  const server = openBeside(settings, `${folder}/sweeping`, fixedClock(now));
  try {
    const { tasks, db } = server.platform;
    await tasks.prepare();
    for (const sweep of sweepNames) await tasks.enqueue(db, sweep, {});
    return await tasks.runDue();
  } finally {
    await server.stop();
  }
}

async function keysOf({ settings, folder }: Cluster): Promise<Set<string>> {
  const found = new Set<string>();
  const storage = createStorage({ url: settings.STORAGE_URL, dataFolder: `${folder}/listing` });
  for await (const { key } of storage.list()) found.add(key);
  return found;
}
