import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from '../drill.ts';
import { startMixedLoad } from '../load.ts';
import { settle } from '../people.ts';

/** Minutes after which a process has grown to what it needs. */
const settled = 5;
/** Minutes that it is looked at, and how often: a collection halves it for a moment, garbage doubles it, the middle counts. */
const window = 3;
const samples = 36;
const mayGrow = 1.1;

/** The memory of each process in the last minutes of the load, beside that in those after the first five. */
export const soak: Drill = {
  about: 'the memory of the processes under a mixed load',
  async run(cluster, { minutes }) {
    const inhabitants = await settle(cluster, { candidates: 5, openings: 10_000, talks: 3 });
    const load = startMixedLoad(cluster, inhabitants, 100);
    const minute = 60_000;
    const measure = async () => {
      const read: number[][] = cluster.machines.map(() => []);
      for (let sample = 0; sample < samples; sample += 1) {
        cluster.machines.forEach((machine, place) => {
          read[place]?.push(megabytesOf(machine.pid()));
        });
        await sleep((window * minute) / samples);
      }
      return read.map((one) => one.toSorted((a, b) => a - b)[samples / 2] ?? 0);
    };
    await sleep(settled * minute);
    const before = await measure();
    await sleep(Math.max(0, minutes - settled - 2 * window) * minute);
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
            `${name}, MB after ${settled} and ${minutes} minutes`,
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
