// npm run bench -- deliveries [--kills 50]: applications of several openings change while a program hears of it by webhooks, and
// the product is killed (SIGKILL) again and again. Every change that was acknowledged has to arrive, in order per opening,
// 99 of 100 within 60 s; what arrives is proved by the library of Standard Webhooks.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { type RunningServer, startProduct } from './product.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } });
const kills = Math.min(200, Number(values.kills) || 50);
const openingsAtOnce = 6;
const longestMs = 60_000;
const password = 'majlis-demo-2026';
const stages = ['Screened', 'Shortlisted', 'Pending'] as const;

interface Told {
  application_id: string;
  opening_id: string;
  from_status: string;
  status: string;
}
interface Change {
  application: string;
  to: string;
  at: number;
}

let secret = '';
const heard = new Map<string, Told & { at: number }>();
let times = 0;
let forged = 0;
const program = createServer(async (request, response) => {
  const body = await text(request);
  const headers = request.headers as Record<string, string>;
  try {
    const { data } = new Webhook(secret).verify(body, headers) as { data: Told };
    const id = headers['webhook-id'] ?? '';
    times += 1;
    if (!heard.has(id)) heard.set(id, { ...data, at: Date.now() });
  } catch {
    forged += 1;
  }
  // Some answers take their time, so that a kill meets deliveries in every stage.
  await sleep(Math.random() * 120);
  response.writeHead(200).end();
}).listen(0, '127.0.0.1');
await once(program, 'listening');
const { port } = program.address() as AddressInfo;

const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-deliveries-'));
const settings = { DEMO: 'on', WEBHOOK_NETWORKS: '127.0.0.0/8' };
let server: RunningServer = await startProduct(folder, settings);
try {
  let cookie = await signIn();
  const made = await call<{ secret: string }>('POST', '/api/webhooks', {
    ...{ url: `http://127.0.0.1:${port}/hook`, events: ['application.moved'], password },
  });
  secret = made.secret;
  const chosen = await oneOfEachOpening();
  const acknowledged: Change[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    let isOver = false;
    const work = chosen.map(async (application) => {
      let turn = stages.indexOf(await statusOf(application)) + 1;
      for (; !isOver; turn += 1) {
        const to = stages[turn % stages.length] ?? 'Pending';
        const isDone = await call('PUT', `/api/job_application/${application}`, { status: to })
          .then(() => true)
          .catch(() => false);
        // The product is gone: whether it was set, the next round reads.
        if (!isDone) return;
        acknowledged.push({ application, to, at: Date.now() });
        await sleep(1000);
      }
    });
    await sleep(2000 + Math.random() * 10_000);
    process.kill(server.pid, 'SIGKILL');
    await server.ended;
    isOver = true;
    await Promise.all(work);
    server = await startProduct(folder, settings);
    cookie = await signIn();
    process.stdout.write('.');
  }
  console.log();
  const begun = Date.now();
  let before = -1;
  while (Date.now() - begun < 900_000 && (await waiting()) > 0) {
    if (before !== heard.size) before = heard.size;
    await sleep(1000);
  }
  console.log(`all sent ${((Date.now() - begun) / 1000).toFixed(0)} s after the last kill`);
  report(acknowledged);

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { cookie, origin: server.url, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async function oneOfEachOpening(): Promise<string[]> {
    const found = new Map<string, string>();
    for (let page = 1; page < 20 && found.size < openingsAtOnce; page += 1) {
      const { data } = await call<{ data: { data: { id: string; job: { id: string } }[] } }>(
        'GET',
        `/api/job_application?status=Pending&page=${page}`,
      );
      for (const { id, job } of data.data) if (!found.has(job.id)) found.set(job.id, id);
      if (data.data.length === 0) break;
    }
    return [...found.values()].slice(0, openingsAtOnce);
  }

  async function statusOf(id: string): Promise<(typeof stages)[number]> {
    const { data } = await call<{ data: { status: (typeof stages)[number] } }>(
      'GET',
      `/api/job_application/${id}`,
    );
    return data.status;
  }

  async function waiting(): Promise<number> {
    const { data } = await call<{ data: { id: string }[] }>('GET', '/api/webhooks');
    const shown = await call<{ total: number }>(
      'GET',
      `/api/webhooks/${data[0]?.id}/deliveries?state=waiting`,
    );
    return shown.total;
  }
} finally {
  await server.stop();
  program.close();
  program.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ email: 'company@demo.example', password }),
  });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}

/** Each event of an application begins where the one before it ended; each acknowledged change is among them. */
function report(acknowledged: Change[]): void {
  const byApplication = Map.groupBy(heard.values(), (told) => told.application_id);
  let broken = 0;
  let lost = 0;
  const delays: number[] = [];
  for (const [application, told] of byApplication)
    for (const [place, one] of told.entries())
      if (place > 0 && told[place - 1]?.status !== one.from_status) {
        broken += 1;
        console.error(`${application}: ${told[place - 1]?.status}, then ${one.from_status} → ${one.status}`);
      }
  for (const [application, changes] of Map.groupBy(acknowledged, (change) => change.application)) {
    const told = byApplication.get(application) ?? [];
    let place = 0;
    for (const change of changes) {
      while (place < told.length && told[place]?.status !== change.to) place += 1;
      const found = told[place];
      place += 1;
      if (found) delays.push(found.at - change.at);
      else lost += 1;
    }
  }
  delays.sort((a, b) => a - b);
  const late = delays.filter((ms) => ms > longestMs).length;
  const of = (share: number) => `${((delays[Math.floor(delays.length * share)] ?? 0) / 1000).toFixed(1)} s`;
  console.table({
    kills,
    'acknowledged changes': acknowledged.length,
    'events heard': heard.size,
    'heard more than once': times - heard.size,
    lost,
    'out of order': broken,
    'not proved': forged,
    'later than 60 s': late,
    'half within': of(0.5),
    '99 of 100 within': of(0.99),
    'the last within': of(0.9999),
  });
  if (lost + broken + forged > 0 || late > delays.length / 100) {
    console.error('Does not hold: all arrive, in order per opening, 99 of 100 within 60 s.');
    process.exitCode = 1;
  }
}
