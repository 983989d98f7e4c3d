import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeServer } from '#server/compose.ts';
import { makeManyOpenings } from '#server/demo/many-openings.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { silentLog } from '#server/platform/log.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { aCandidate, type Person } from '#support/people.ts';
import type { TestServer } from '#support/test-server.ts';
import { aPdf } from '#support/uploads.ts';

export interface People {
  people: Person[];
  openings: string[];
}

const searches = ['?keyword=engineer', '?keyword=nurse', '?city=Doha', '?page=3', ''];

/** Fills a data folder with openings, and candidates who are signed in. */
export async function loadPeople(folder: string, count: number, openings = 2000): Promise<People> {
  await mkdir(folder, { recursive: true });
  const database = await startEmbeddedDatabase({ folder: join(folder, 'postgres') });
  try {
    await migrateDatabase(database.connection);
    const server = composeServer({
      config: readConfig({ DATA_DIR: folder }),
      connection: database.connection,
      storage: createStorage({ dataFolder: folder }),
      clock: systemClock,
      log: silentLog,
      renderPage: async () => new Response(''),
    });
    await server.platform.tasks.prepare();
    await makeManyOpenings(server.systemContext('bench'), openings);
    const people: Person[] = [];
    while (people.length < count) people.push(await aCandidate(server as unknown as TestServer));
    const made = await server.platform.db.select({ id: jobOpenings.id }).from(jobOpenings);
    await server.stop();
    return { people, openings: made.map(({ id }) => id) };
  } finally {
    await database.stop();
  }
}

/** Everybody uploads a CV once, which the profile keeps. */
export async function uploadCvs(url: string, { people }: People): Promise<void> {
  for (const person of people) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(aPdf())]), 'cv.pdf');
    const uploaded = await ask(`${url}/api/files/v1/cv-upload`, person, { method: 'POST', body });
    const { path } = (await uploaded.json()) as { path: string };
    await ask(`${url}/api/candidate/1`, person, asJson('PUT', { cv: path }));
  }
}

/** Everybody searches, opens an opening and applies, with a moment between; answers how long each took. */
export async function liveFor(seconds: number, url: string, { people, openings }: People): Promise<number[]> {
  const took: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async (person, place) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const opening = openings.pop();
        if (!opening) throw new Error('Everybody has applied for everything');
        const acts = [
          () => ask(`${url}/jobs-pool${searches[(place + turn) % searches.length]}`, person),
          () => ask(`${url}/job/${opening}`, person),
          () => ask(`${url}/api/job_application`, person, asJson('POST', { job_id: opening, terms: true })),
        ];
        for (const act of acts) {
          const began = performance.now();
          await act();
          took.push(performance.now() - began);
          await sleep(150);
        }
      }
    }),
  );
  return took;
}

async function ask(address: string, { token }: Person, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  const answer = await fetch(address, { ...init, headers });
  const copy = answer.clone();
  const text = await copy.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 300)}`);
  return answer;
}

function asJson(method: string, body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
