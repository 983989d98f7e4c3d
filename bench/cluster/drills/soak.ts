import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from '../drill.ts';
import { startMixedLoad } from '../load.ts';
import { settle } from '../people.ts';

/** Minutes after which a process has grown to what it needs. */
const settled = 5;
/** Samples of one minute, of which the least counts: what is garbage a moment later is not growth. */
const samples = 12;
const mayGrow = 1.1;

/** The memory of each process after the load has lasted, beside what it was after five minutes. */
export const soak: Drill = {
  about: 'the memory of the processes under a mixed load',
  async run(cluster, { minutes }) {
    const inhabitants = await settle(cluster, { candidates: 5, openings: 10_000, talks: 3 });
    const load = startMixedLoad(cluster, inhabitants, 100);
    const first = Math.min(settled, minutes / 2);
    const minute = 60_000;
    const measure = async () => {
      const least = cluster.machines.map(() => Number.POSITIVE_INFINITY);
      for (let sample = 0; sample < samples; sample += 1) {
        cluster.machines.forEach((machine, place) => {
          least[place] = Math.min(least[place] ?? 0, megabytesOf(machine.pid()));
        });
        await sleep(minute / samples);
      }
      return least;
    };
    await sleep((first - 1) * minute);
    const before = await measure();
    await sleep((minutes - first - 1) * minute);
    const after = await measure();
    await load.stop();
    const rows = cluster.machines.map(({ name }, place) => ({
      name,
      before: before[place] ?? 0,
      after: after[place] ?? 0,
    }));
    return {
      figures: {
        requests: load.requests(),
        statuses: JSON.stringify(load.statuses),
        ...Object.fromEntries(
          rows.map(({ name, before: then, after: now }) => [
            `${name}, MB after ${first} and ${minutes} minutes`,
            `${then} ${now}`,
          ]),
        ),
      },
      bounds: Object.fromEntries(
        rows.map(({ name, before: then, after: now }) => [
          `${name} grows by a tenth at most`,
          now <= then * mayGrow,
        ]),
      ),
    };
  },
};

function megabytesOf(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m)?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
