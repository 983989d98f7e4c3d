// Recordings that lie about themselves, sent to the built product: npm run bench -- hostile-recordings [--cases 3000]
// [--seed 1]. It fails on any crash, any stall over 300 ms that is the server's own, and anything left behind. A stall
// is its own by as much as neither a server beside it that does nothing nor its queue for a processor explains.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hostileVideos } from '../tests/support/hostile-videos.ts';
import { startProduct } from './product.ts';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '3000' }, seed: { type: 'string', default: '1' } },
});
const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-hostile-'));
const longest = 300;
const figures = {
  cases: 0,
  stored: 0,
  refused: 0,
  crashes: 0,
  'stalls, all': 0,
  'stalls, beside it': 0,
  'stalls, its own': 0,
  'longest own ms': 0,
  leftovers: 0,
};
try {
  const product = await startProduct(folder);
  let isRunning = true;
  const control = await startControl();
  const watching = watch(product, control.url, () => isRunning);
  const cases = hostileVideos(Number(values.cases), Number(values.seed));
  await Promise.all(Array.from({ length: 3 }, () => sendAll(product.url, cases)));
  isRunning = false;
  await watching;
  control.stop();
  const temporary = join(folder, 'files/temporary');
  figures.leftovers = existsSync(temporary) ? readdirSync(temporary).length : 0;
  await product.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.table([figures]);
const holds = figures.crashes + figures['stalls, its own'] + figures.leftovers === 0;
if (!holds) console.error('Does not hold: no crash, no stall over 300 ms, nothing left behind.');
process.exit(holds ? 0 : 1);

async function sendAll(url: string, cases: ReturnType<typeof hostileVideos>): Promise<void> {
  for (const { name, bytes } of cases) {
    figures.cases += 1;
    const status = await sendOne(url, bytes).catch((error: unknown) => String(error));
    if (status === 200) figures.stored += 1;
    else if (status === 422) figures.refused += 1;
    else {
      figures.crashes += 1;
      console.error(`${name}: ${status}`);
    }
  }
}

/** As the recorder does, and discarded at the end: the status of the completion. */
async function sendOne(url: string, bytes: Buffer): Promise<number> {
  const headers = { origin: url };
  const begun = await fetch(`${url}/api/recordings`, { method: 'POST', headers });
  if (begun.status !== 201) return begun.status;
  const { id, ticket } = (await begun.json()) as { id: string; ticket: string };
  const path = `${url}/api/recordings/${id}`;
  const own = { ...headers, 'upload-ticket': ticket };
  const sent = await fetch(path, {
    method: 'PATCH',
    headers: { ...own, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  if (sent.status !== 204) return sent.status;
  const size = { 'upload-length': String(bytes.length) };
  const done = await fetch(`${path}/completion`, { method: 'POST', headers: { ...own, ...size } });
  await done.arrayBuffer();
  await fetch(path, { method: 'DELETE', headers: own });
  return done.status;
}

/** Asks both for their health all the time; what this program itself was late for does not count. */
async function watch(
  product: { url: string; pid: number },
  beside: string,
  isRunning: () => boolean,
): Promise<void> {
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  while (isRunning()) {
    own.reset();
    const queuedBefore = millisecondsQueued(product.pid);
    const [answered, control] = await Promise.all([ask(`${product.url}/healthz`), ask(beside)]);
    const queued = millisecondsQueued(product.pid) - queuedBefore;
    const took = answered.took - own.max / 1e6;
    const explained = Math.max(control.took - own.max / 1e6, queued, 0);
    if (!answered.isUp) figures.crashes += 1;
    if (took > longest) figures['stalls, all'] += 1;
    if (control.took - own.max / 1e6 > longest) figures['stalls, beside it'] += 1;
    if (took - explained > longest) figures['stalls, its own'] += 1;
    figures['longest own ms'] = Math.max(figures['longest own ms'], Math.round(took - explained));
    await sleep(20);
  }
}

async function ask(url: string): Promise<{ isUp: boolean; took: number }> {
  const begunAt = performance.now();
  const isUp = await fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
  return { isUp, took: performance.now() - begunAt };
}

/** How long the main thread of a process has stood in the queue for a processor; 0 where the system does not say. */
function millisecondsQueued(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** A server that does nothing: what it is late for, the machine is late for. */
async function startControl(): Promise<{ url: string; stop(): void }> {
  const program = `require('node:http').createServer((_request, answer) => answer.end())
    .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${Number(String(port))}`, stop: () => child.kill() };
}
