// Lets one process at a time do a piece of work in this folder, such as installing or building.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const staleAfter = 10_000;

/** A thread of its own: work that computes for long keeps no other clock. */
const heartbeat = `
  Promise.all([import('node:fs'), import('node:worker_threads')]).then(([{ utimesSync }, { workerData }]) =>
    setInterval(() => utimesSync(workerData, new Date(), new Date()), 1000),
  );
`;

/** Runs `work` while holding dist/.<name>; waits while another process holds it. */
export async function exclusively(name, work) {
  const file = `dist/.${name}`;
  mkdirSync('dist', { recursive: true });
  let waits = false;
  while (!take(file)) {
    if (!waits) console.log(`Waiting for another process that is ${name} here …`);
    waits = true;
    await sleep(200);
  }
  // The holder keeps its mark fresh; a mark that grows old belongs to a process that was killed.
  const heart = new Worker(heartbeat, { eval: true, workerData: file });
  heart.unref();
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    await heart.terminate();
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    if (Date.now() - statSync(file).mtimeMs < staleAfter) return false;
    const holder = readFileSync(file, 'utf8');
    const aside = `${file}.${process.pid}`;
    renameSync(file, aside);
    // A new holder came in between: give it back.
    if (readFileSync(aside, 'utf8') !== holder) renameSync(aside, file);
    else rmSync(aside);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}
