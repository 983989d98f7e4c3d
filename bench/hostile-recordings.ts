// Recordings that lie about themselves, sent to the built product: npm run bench -- hostile-recordings [--cases 3000]
// [--seed 1]. It fails on any crash, any stall of the server over 300 ms, and anything left behind.
import { existsSync, readdirSync } from 'node:fs';
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
const figures = { cases: 0, stored: 0, refused: 0, crashes: 0, stalls: 0, 'longest ms': 0, leftovers: 0 };
try {
  const product = await startProduct(folder);
  let isRunning = true;
  const watching = watch(product.url, () => isRunning);
  const cases = hostileVideos(Number(values.cases), Number(values.seed));
  await Promise.all(Array.from({ length: 3 }, () => sendAll(product.url, cases)));
  isRunning = false;
  await watching;
  const temporary = join(folder, 'files/temporary');
  figures.leftovers = existsSync(temporary) ? readdirSync(temporary).length : 0;
  await product.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.table([figures]);
const holds = figures.crashes + figures.stalls + figures.leftovers === 0;
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

/** Asks for the health all the time; what this program itself was late for does not count. */
async function watch(url: string, isRunning: () => boolean): Promise<void> {
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  while (isRunning()) {
    own.reset();
    const begunAt = performance.now();
    const isUp = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    const took = performance.now() - begunAt - own.max / 1e6;
    if (!isUp) figures.crashes += 1;
    if (took > 300) figures.stalls += 1;
    figures['longest ms'] = Math.max(figures['longest ms'], Math.round(took));
    await sleep(20);
  }
}
