import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aCandidate } from '#support/people.ts';
import { aRecording } from '#support/videos.ts';
import type { Drill } from '../drill.ts';
import { aMachine, type Machine } from '../machine.ts';

/** Begun at one process, continued at another, completed at a third; what each wrote to its disk is gone by then. */
export const recording: Drill = {
  about: 'a recording over three processes, each with a disk of its own',
  async run(cluster) {
    const { token } = await cluster.arrange((server) => aCandidate(server));
    const third = aMachine({
      name: 'web-3',
      folder: cluster.folder,
      port: cluster.tasks.port,
      settings: { ...cluster.settings, ROLE: 'web' },
    });
    // Its port is free, and no task has a part in this.
    await cluster.tasks.stop();
    await third.start();
    try {
      const bytes = aRecording();
      const headers = { authorization: `Bearer ${token}` };
      const [one, two] = cluster.web;
      const begun = await fetch(`${one.url}/api/recordings`, { method: 'POST', headers });
      const { id } = (await begun.json()) as { id: string };
      const send = async (machine: Machine, from: number, to: number) => {
        const answer = await fetch(`${machine.url}/api/recordings/${id}`, {
          method: 'PATCH',
          headers: { ...headers, 'upload-offset': String(from) },
          body: new Uint8Array(bytes.subarray(from, to)),
        });
        await rm(join(cluster.folder, machine.name, 'temporary'), { recursive: true, force: true });
        return answer.status;
      };
      const sent = [await send(one, 0, 15_000), await send(two, 15_000, 30_000)];
      sent.push(await send(third, 30_000, bytes.length));
      const size = { 'upload-length': String(bytes.length) };
      const path = `${third.url}/api/recordings/${id}/completion`;
      const done = await fetch(path, { method: 'POST', headers: { ...headers, ...size } });
      const stored = (await done.json()) as { path: string; seconds: number };
      const read = await fetch(`${cluster.url}/api/${stored.path}`, { headers });
      const length = (await read.arrayBuffer()).byteLength;
      return {
        figures: {
          'begun, three pieces, completed, read': [begun.status, ...sent, done.status, read.status].join(' '),
          'bytes sent, read': `${bytes.length} ${length}`,
          seconds: stored.seconds,
        },
        bounds: {
          'each step is taken by the process it comes to':
            [begun.status, ...sent, done.status].join() === '201,204,204,204,200',
          'the recording is read through the proxy': read.status === 200 && stored.seconds > 2 && length > 0,
        },
      };
    } finally {
      await third.stop();
    }
  },
};
