import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from '../drill.ts';
import { countLost, sum } from '../kept.ts';
import { compareLetters } from '../letters.ts';
import { startMixedLoad } from '../load.ts';
import { settle } from '../people.ts';

/** Milliseconds at most between a start and the next end. */
const longestLife = 8000;
/** Minutes in which a letter of a process that died comes again (docs/operating/drills.md). */
const patience = 8;

/** Processes end at random moments of a mixed load, and begin again; nothing that was acknowledged may be missing. */
export const kill: Drill = {
  about: 'kill -9 of any process at random moments of a mixed load',
  async run(cluster, { moments }) {
    const inhabitants = await settle(cluster, { candidates: 5, openings: 4000, talks: 3 });
    const load = startMixedLoad(cluster, inhabitants);
    const killed: Record<string, number> = {};
    let left = moments;
    await Promise.all(
      cluster.machines.map(async (machine) => {
        while (left > 0) {
          left -= 1;
          await sleep(Math.random() * longestLife);
          await machine.kill();
          killed[machine.name] = (killed[machine.name] ?? 0) + 1;
          await machine.start();
        }
      }),
    );
    await load.stop();
    const lost = await countLost(cluster, load.acknowledged);
    const letters = await compareLetters(cluster, patience);
    const taken = Object.entries(load.acknowledged).map(([kind, { length }]) => `${kind} ${length}`);
    return {
      figures: {
        'killed at': Object.entries(killed)
          .map(([name, count]) => `${name} ${count}`)
          .join(', '),
        requests: load.requests(),
        statuses: JSON.stringify(load.statuses),
        acknowledged: taken.join(', '),
        lost: JSON.stringify(lost),
        'letters ordered, lost, sent twice': `${letters.ordered}, ${letters.lost}, ${letters.twice}`,
        'came again under their own id, and were dropped': letters.dropped,
      },
      bounds: {
        'no acknowledged write is lost': sum(lost) === 0 && sum(load.statuses) > 0,
        'no letter is lost': letters.lost === 0 && letters.ordered > 0,
        'no letter is sent twice to who keeps Message-IDs': letters.twice === 0,
      },
    };
  },
};
