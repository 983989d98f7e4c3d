// Lets one process at a time do a piece of work in this folder, such as installing or building.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const staleAfter = 10_000;

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
  const heart = setInterval(() => utimesSync(file, new Date(), new Date()), 1000);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heart);
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
