import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import type { Drill } from '../drill.ts';
import { countLost, sum } from '../kept.ts';
import { compareLetters } from '../letters.ts';
import { startMixedLoad } from '../load.ts';
import { type Inhabitants, settle } from '../people.ts';

/** Milliseconds that each is away. */
const away = 40_000;

/** The bucket, the database and the mail server are away, one after the other, under load. */
export const faults: Drill = {
  about: 'the bucket, the database, the mail server away',
  async run(cluster) {
    const inhabitants = await settle(cluster, { candidates: 3, openings: 2000, talks: 2 });
    const { mail } = cluster;
    if (!mail) throw new Error('The cluster has no mail server');
    const bucket = await during(cluster, inhabitants, (isAway) => {
      cluster.bucket.isAway = isAway;
    });
    const database = await during(cluster, inhabitants, (isAway) => {
      process.kill(-cluster.database.pid(), isAway ? 'SIGSTOP' : 'SIGCONT');
    });
    const letters = await during(cluster, inhabitants, (isAway) => {
      mail.refuseWith = isAway ? 451 : undefined;
    });
    const left = await compareLetters(cluster, 10);
    const all = { bucket, database, 'mail server': letters };
    return {
      figures: {
        ...Object.fromEntries(
          Object.entries(all).map(([name, { statuses, lost }]) => [
            `${name} away: statuses, acknowledged and lost`,
            `${JSON.stringify(statuses)}, ${lost}`,
          ]),
        ),
        'letters ordered, lost, sent twice': `${left.ordered}, ${left.lost}, ${left.twice}`,
      },
      bounds: {
        'each answer of 5xx says when to come again': Object.values(all).every((one) => one.faults === 0),
        'nothing acknowledged is lost': Object.values(all).every(({ lost }) => lost === 0),
        'all goes on once it is back': Object.values(all).every(({ isBack }) => isBack),
        'no letter is lost, none sent twice': left.lost === 0 && left.twice === 0 && left.ordered > 0,
      },
    };
  },
};

async function during(cluster: Cluster, inhabitants: Inhabitants, set: (isAway: boolean) => void) {
  const before = startMixedLoad(cluster, inhabitants, 50);
  await sleep(3000);
  set(true);
  await sleep(away);
  set(false);
  const stopped = before.stop();
  await stopped;
  for (const fault of before.faults.slice(0, 5)) console.error(fault);
  const after = startMixedLoad(cluster, inhabitants, 50);
  await sleep(8000);
  await after.stop();
  const isBack = Object.values(after.acknowledged).every(({ length }) => length > 0);
  const lost =
    sum(await countLost(cluster, before.acknowledged)) + sum(await countLost(cluster, after.acknowledged));
  return { statuses: before.statuses, faults: before.faults.length, lost, isBack };
}
