import { globSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import type { Drill } from '../drill.ts';
import { countLost, sum } from '../kept.ts';
import { compareLetters } from '../letters.ts';
import { startMixedLoad } from '../load.ts';
import { settle } from '../people.ts';

/** How long the load lasts: longer than the clocks are apart. */
const minutes = 6;
const patience = 8;

/** A process that answers and works off tasks, too, on a machine whose clock is two minutes behind. */
export const clocks: Drill = {
  about: 'two processes work off tasks whose clocks are two minutes apart',
  cluster: {
    second: () => ({
      ROLE: 'all',
      LD_PRELOAD: findLibrary(),
      FAKETIME: '-120s',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }),
  },
  async run(cluster) {
    const inhabitants = await settle(cluster, { candidates: 5, openings: 4000, talks: 3 });
    const apart = await secondsApart(cluster);
    const before = await countBegun(cluster);
    const load = startMixedLoad(cluster, inhabitants, 100);
    await sleep(minutes * 60_000);
    const after = await countBegun(cluster);
    await load.stop();
    const lost = await countLost(cluster, load.acknowledged);
    const letters = await compareLetters(cluster, patience);
    const begun = Object.keys(after).map((name) => (after[name] ?? 0) - (before[name] ?? 0));
    return {
      figures: {
        'seconds between their clocks': apart,
        requests: load.requests(),
        statuses: JSON.stringify(load.statuses),
        lost: JSON.stringify(lost),
        [`what is due each minute began in ${minutes} minutes`]: begun.join(', '),
        'letters ordered, lost, sent twice': `${letters.ordered}, ${letters.lost}, ${letters.twice}`,
        'came again under their own id, and were dropped': letters.dropped,
      },
      bounds: {
        'their clocks are two minutes apart': Math.abs(apart - 120) < 5,
        'every answer is right': Object.keys(load.statuses).every((status) => Number(status) < 400),
        'no acknowledged write is lost': sum(lost) === 0 && sum(load.statuses) > 0,
        'what is due each minute begins once a minute':
          begun.length > 0 && begun.every((count) => Math.abs(count - minutes) <= 1),
        'no letter is lost': letters.lost === 0 && letters.ordered > 0,
        'each letter is sent once': letters.twice === 0 && letters.dropped === 0,
      },
    };
  },
};

/** How far the second process is behind the first, as both say of themselves. */
async function secondsApart({ web }: Cluster): Promise<number> {
  const [first = 0, second = 0] = await Promise.all(
    web.map(async ({ url }) => {
      const answer = await fetch(`${url}/healthz`);
      await answer.arrayBuffer();
      return Date.parse(answer.headers.get('date') ?? '') / 1000;
    }),
  );
  return first - second;
}

/** How often each schedule of every minute has begun. */
async function countBegun({ database }: Cluster): Promise<Record<string, number>> {
  const rows = await database.query<{ name: string; count: number }>(
    `select s.name, (select count(*)::int from tasks.job j where j.name = s.name) as count
     from tasks.schedule s where s.cron = '* * * * *'`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

function findLibrary(): string {
  const [found] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  if (!found) throw new Error('This machine lacks what moves a clock: apt-get install faketime');
  return found;
}
