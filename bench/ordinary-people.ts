import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeManyOpenings } from '#server/demo/many-openings.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { aCandidate, type Person } from '#support/people.ts';
import { aPdf } from '#support/uploads.ts';
import { asTestServer, fillFolder } from './data-folder.ts';

export interface People {
  people: Person[];
  openings: string[];
}

const searches = ['?keyword=engineer', '?keyword=nurse', '?city=Doha', '?page=3', ''];

/** Fills a data folder with openings, and candidates who are signed in. */
export async function loadPeople(folder: string, count: number, openings = 2000): Promise<People> {
  await mkdir(folder, { recursive: true });
  const { made } = await fillFolder(folder, async (server) => {
    await makeManyOpenings(server.systemContext('bench'), openings);
    const people: Person[] = [];
    while (people.length < count) people.push(await aCandidate(asTestServer(server)));
    const rows = await server.platform.db.select({ id: jobOpenings.id }).from(jobOpenings);
    return { people, openings: rows.map(({ id }) => id) };
  });
  return made;
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
