// npm run bench -- busy-signup: fifty people who sign up with sound CVs, in the twenty layouts of cv-reading, while eight other
// processes keep every core busy. Prints how many went on and what they were told; fails if one of them was told that a
// file is broken, or could not go on.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { people } from './cv-people.ts';
import { realLayouts } from './cv-real-layouts.ts';
import { raisedLimits, startProduct } from './product.ts';

const { values } = parseArgs({
  options: {
    cvs: { type: 'string', default: '50' },
    busy: { type: 'string', default: '8' },
    'at-once': { type: 'string', default: '10' },
  },
});
/** What waits is read by a task, as soon as there is time for it. */
const readWithin = 300_000;

const someone = {
  name: 'Omar Haddad',
  password: 'corniche-falcon-42',
  passwordCheck: 'corniche-falcon-42',
  dial_code: '+974',
  phone: '55123456',
  nationality: 'Jordan',
  industry: 'Construction',
  current_position: 'Engineer',
  dob: '1990-04-05',
  gender: 'Male',
  skills: ['AutoCAD', 'Revit'],
  djobs: ['Engineer'],
  terms: true,
  videocv: [],
};

/** What one person met: whether the account was made, how the CV fared, and what they were told. */
interface SignedUp {
  wentOn: boolean;
  state: 'read' | 'waiting' | 'refused';
  told: string;
  uploadMs: number;
  signupMs: number;
  path: string;
  token: string;
}

console.log(`Rate limits are raised ${raisedLimits} times for this benchmark; a product in use keeps them.`);
const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-signup-'));
const busy: ChildProcess[] = [];
try {
  const cvs = await printCvs(Number(values.cvs));
  const product = await startProduct(folder);
  try {
    for (let count = 0; count < Number(values.busy); count += 1)
      busy.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
    const all = await signUpAll(product.url, cvs);
    const waited = all.filter(({ state }) => state === 'waiting').length;
    const seconds = await untilRead(product.url, all);
    report(all, { waited, seconds });
  } finally {
    await product.stop();
  }
} finally {
  for (const child of busy) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

/** Each layout in turn; a further round gives it to another person. */
async function printCvs(count: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const page = await browser.newPage();
    const cvs: Uint8Array<ArrayBuffer>[] = [];
    for (let index = 0; index < count; index += 1) {
      const round = Math.floor(index / realLayouts.length);
      const layout = realLayouts[index % realLayouts.length];
      const person = people[(index + round) % people.length];
      if (!layout || !person) throw new Error('There is no layout or nobody to print');
      await page.setContent(layout.page(person));
      cvs.push(new Uint8Array(await page.pdf({ format: 'A4' })));
    }
    return cvs;
  } finally {
    await browser.close();
  }
}

async function signUpAll(url: string, cvs: Uint8Array<ArrayBuffer>[]): Promise<SignedUp[]> {
  const all: SignedUp[] = [];
  const left = [...cvs.entries()];
  const come = async () => {
    for (let next = left.shift(); next; next = left.shift()) all.push(await signUp(url, next));
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, come));
  return all;
}

async function signUp(url: string, [index, cv]: [number, Uint8Array<ArrayBuffer>]): Promise<SignedUp> {
  const form = new FormData();
  form.append('file', new Blob([cv], { type: 'application/pdf' }), 'cv.pdf');
  const uploaded = await timed(`${url}/api/files/v1/cv-upload`, { method: 'POST', body: form });
  const met = { uploadMs: uploaded.ms, signupMs: 0, path: uploaded.body.path, token: '' };
  if (!uploaded.ok)
    return { ...met, wentOn: false, state: 'refused', told: JSON.stringify(uploaded.body.errors) };
  const registered = await timed(`${url}/api/candidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...someone, email: `person-${index}@example.com`, cv: uploaded.body.path }),
  });
  return {
    ...met,
    wentOn: registered.ok,
    state: uploaded.body.state,
    told: registered.ok ? '' : JSON.stringify(registered.body),
    signupMs: registered.ms,
    token: registered.body.token,
  };
}

/** What the answers of an upload, a signup and a reading hold, as far as it is read here. */
interface Body {
  path: string;
  token: string;
  state: SignedUp['state'];
  errors?: object;
  data?: { state: SignedUp['state']; message: string };
}

async function timed(address: string, init: RequestInit): Promise<{ ok: boolean; body: Body; ms: number }> {
  const began = performance.now();
  const answer = await fetch(address, init);
  const body = (await answer.json()) as Body;
  return { ok: answer.ok, body, ms: performance.now() - began };
}

/** Until each file that waited is read, still on the busy machine; answers how long that took. */
async function untilRead(url: string, all: SignedUp[]): Promise<number> {
  const began = performance.now();
  const ended = () => performance.now() - began > readWithin;
  for (const person of all) {
    while (person.state === 'waiting' && person.wentOn && !ended()) {
      const address = `${url}/api/files/v1/reading?path=${encodeURIComponent(person.path)}`;
      const { body } = await timed(address, { headers: { authorization: `Bearer ${person.token}` } });
      person.state = body.data?.state ?? 'refused';
      person.told = body.data?.message ?? JSON.stringify(body);
      if (person.state === 'waiting') await sleep(500);
    }
  }
  return (performance.now() - began) / 1000;
}

function report(all: readonly SignedUp[], { waited, seconds }: { waited: number; seconds: number }): void {
  const broken = all.filter(({ state }) => state === 'refused');
  const stopped = all.filter(({ wentOn }) => !wentOn);
  const unread = all.filter(({ state }) => state === 'waiting').length;
  console.log(
    `${all.length} sound CVs of ${realLayouts.length} layouts, beside ${busy.length} busy processes:`,
  );
  console.log(`${all.length - stopped.length} people went on, ${broken.length} were told of a broken file.`);
  console.log(
    `${all.length - waited - broken.length} were read at once; ${waited} were kept and read within ${seconds.toFixed(1)} s after, ${unread} not yet.`,
  );
  console.table({
    'upload, s': spread(all.map(({ uploadMs }) => uploadMs)),
    'sign-up, s': spread(all.map(({ signupMs }) => signupMs)),
  });
  for (const told of new Set([...broken, ...stopped].map(({ told }) => told))) console.log(`told: ${told}`);
  if (broken.length > 0 || stopped.length > 0) process.exitCode = 1;
}

function spread(times: readonly number[]): object {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number(((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1000).toFixed(1));
  return { median: at(0.5), 'nine of ten': at(0.9), longest: at(1) };
}
