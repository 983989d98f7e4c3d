import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/product.mjs';
import { asJson, openBrowser } from '../browser.ts';
import type { Cluster } from '../cluster.ts';
import type { Drill } from '../drill.ts';
import { countLost, sum } from '../kept.ts';
import { startMixedLoad } from '../load.ts';
import { type Inhabitants, settle } from '../people.ts';
import type { Postgres } from '../postgres.ts';

/** Milliseconds. */
const bounds = { reads: 5000, writes: 60_000 };
/** How long the database must be silent before the replica takes its place. */
const silence = { everyMs: 250, times: 4 };

/** The database dies; its replica is promoted by whoever watches, and the pooler's address leads there. */
export const failover: Drill = {
  about: 'the database dies under load, its replica takes its place',
  async run(cluster) {
    const inhabitants = await settle(cluster, { candidates: 4, openings: 2000, talks: 2 });
    const first = cluster.database;
    const waitedFor = await loseDatabase(cluster, inhabitants, { isSynchronous: true });
    const alone = await loseDatabase(cluster, inhabitants, { isSynchronous: false });
    cluster.database = first;
    return {
      figures: {
        'with synchronous commit: first read, first write after, s': `${waitedFor.read} ${waitedFor.write}`,
        'acknowledged, lost': `${waitedFor.acknowledged}, ${waitedFor.lost}`,
        'without it, the replica a moment behind: first read, first write after, s': `${alone.read} ${alone.write}`,
        'acknowledged then, lost': `${alone.acknowledged}, ${alone.lost}`,
      },
      bounds: {
        [`reads within ${bounds.reads / 1000} s`]: waitedFor.read * 1000 <= bounds.reads,
        [`writes within ${bounds.writes / 1000} s`]: waitedFor.write * 1000 <= bounds.writes,
        'nothing acknowledged is lost with synchronous commit':
          waitedFor.lost === 0 && waitedFor.acknowledged > 0,
      },
    };
  },
};

async function loseDatabase(
  cluster: Cluster,
  inhabitants: Inhabitants,
  { isSynchronous }: { isSynchronous: boolean },
): Promise<{ read: number; write: number; acknowledged: number; lost: number }> {
  const primary = cluster.database;
  const port = await freePort();
  const replica = await primary.replica(join(cluster.folder, `replica-${port}`), port);
  try {
    if (isSynchronous) {
      await primary.query(`alter system set synchronous_standby_names = 'replica'`);
      await primary.query('select pg_reload_conf()');
    }
    await untilFollowed(primary);
    const load = startMixedLoad(cluster, inhabitants);
    await sleep(8000);
    // Where nobody waits for it, the replica is a second behind.
    if (!isSynchronous) signal(replica, 'SIGSTOP');
    await sleep(1000);
    await primary.kill();
    const diedAt = performance.now();
    signal(replica, 'SIGCONT');
    const [read, write] = await Promise.all([
      untilAnswered(cluster, diedAt, '/api/jobs_pool?page=1'),
      untilWritten(cluster, diedAt, inhabitants),
      promoteOnceSilent(cluster, primary, replica),
    ]);
    await load.stop();
    cluster.database = replica;
    const lost = sum(await countLost(cluster, load.acknowledged));
    const acknowledged = Object.values(load.acknowledged).reduce((all, { length }) => all + length, 0);
    return { read, write, acknowledged, lost };
  } finally {
    if (cluster.database === replica) replicas.push(replica);
    else await replica.stop();
    if (replicas.length === 2) for (const one of replicas) await one.stop();
  }
}

/** Servers that took the place of another: they end with the drill. */
const replicas: Postgres[] = [];

function signal(postgres: Postgres, name: NodeJS.Signals): void {
  process.kill(-postgres.pid(), name);
}

async function untilFollowed(primary: Postgres): Promise<void> {
  for (;;) {
    const [row] = await primary.query<{ count: string }>(
      `select count(*) from pg_stat_replication where state = 'streaming'`,
    );
    if (Number(row?.count) > 0) return;
    await sleep(100);
  }
}

async function promoteOnceSilent(cluster: Cluster, primary: Postgres, replica: Postgres): Promise<void> {
  for (let silent = 0; silent < silence.times; ) {
    silent = await primary.query('select 1').then(
      () => 0,
      () => silent + 1,
    );
    await sleep(silence.everyMs);
  }
  await replica.query('select pg_promote()');
  await cluster.pooler.pointAt(replica.port);
}

/** Seconds until a visitor is answered again. */
async function untilAnswered(cluster: Cluster, from: number, path: string): Promise<number> {
  const browser = openBrowser(cluster.url, cluster.certificate);
  for (;;) {
    const answer = await browser.ask(path).catch(() => undefined);
    if (answer?.status === 200) break;
    await sleep(50);
  }
  browser.close();
  return Number(((performance.now() - from) / 1000).toFixed(1));
}

async function untilWritten(cluster: Cluster, from: number, { talks }: Inhabitants): Promise<number> {
  const browser = openBrowser(cluster.url, cluster.certificate);
  const [talk] = talks;
  if (!talk) throw new Error('Nobody talks');
  for (let turn = 0; ; turn += 1) {
    const content = { text: `after it ${turn}`, key: crypto.randomUUID() };
    const answer = await browser
      .ask(`/api/messages/${talk.id}`, asJson(talk.company.token, 'POST', content))
      .catch(() => undefined);
    if (answer?.status === 200) break;
    await sleep(50);
  }
  browser.close();
  return Number(((performance.now() - from) / 1000).toFixed(1));
}
