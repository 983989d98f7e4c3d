import { readFileSync } from 'node:fs';
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
    const inhabitants = await settle(cluster, { candidates: 3, openings: 6000, talks: 2 });
    // Nobody applies for the same twice: each load has openings of its own.
    const sixth = Math.floor(inhabitants.openings.length / 6);
    const next = (): Inhabitants => ({ ...inhabitants, openings: inhabitants.openings.splice(0, sixth) });
    const { mail } = cluster;
    if (!mail) throw new Error('The cluster has no mail server');
    const bucket = await during(cluster, next, (isAway) => {
      cluster.bucket.isAway = isAway;
    });
    const database = await during(cluster, next, (isAway) => {
      for (const pid of familyOf(cluster.database.pid())) process.kill(pid, isAway ? 'SIGSTOP' : 'SIGCONT');
    });
    const letters = await during(cluster, next, (isAway) => {
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

/** A process and those that it started: each connection of the database is one, in a group of its own. */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

async function during(cluster: Cluster, next: () => Inhabitants, set: (isAway: boolean) => void) {
  const before = startMixedLoad(cluster, next(), 50);
  await sleep(3000);
  set(true);
  await sleep(away);
  set(false);
  const stopped = before.stop();
  await stopped;
  for (const fault of before.faults.slice(0, 5)) console.error(fault);
  const after = startMixedLoad(cluster, next(), 50);
  await sleep(8000);
  await after.stop();
  const isBack = Object.values(after.acknowledged).every(({ length }) => length > 0);
  const lost =
    sum(await countLost(cluster, before.acknowledged)) + sum(await countLost(cluster, after.acknowledged));
  return { statuses: before.statuses, faults: before.faults.length, lost, isBack };
}
