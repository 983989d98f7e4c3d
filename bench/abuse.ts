// Ordinary people beside 500 connections that send a byte a second: npm run bench -- abuse [--seconds 12].
// All traffic stays on this machine; it fails where their p99 is more than twice that of the quiet moments.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { liveFor, loadPeople, uploadCvs } from './ordinary-people.ts';
import { raisedLimits, startProduct } from './product.ts';
import { startSlowAttack } from './slow-attackers.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '500' },
    people: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '3' },
  },
});
const seconds = Math.min(60, Number(values.seconds));
const connections = Math.min(1000, Number(values.connections));

console.log(`Rate limits are raised ${raisedLimits} times for this benchmark; a product in use keeps them.`);
const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-abuse-'));
/** How soon attackers whose connection was ended come again. */
const pauses = { 'come again after 5 s': 5000, 'come again at once': 0 };
const quiet: number[] = [];
const attacked = new Map(Object.keys(pauses).map((name) => [name, { took: [] as number[], ended: 0 }]));
try {
  const people = await loadPeople(folder, Math.min(20, Number(values.people)), 6000);
  const product = await startProduct(folder);
  const port = Number(new URL(product.url).port);
  try {
    await uploadCvs(product.url, people);
    await liveFor(5, product.url, people);
    // By turns, so that a busy moment of the machine falls on all.
    for (let round = 0; round < Math.min(10, Number(values.rounds)); round += 1) {
      quiet.push(...(await liveFor(seconds, product.url, people)));
      for (const [name, pause] of Object.entries(pauses)) {
        const attack = await startSlowAttack(port, connections, pause);
        const found = attacked.get(name);
        found?.took.push(...(await liveFor(seconds, product.url, people)));
        if (found) found.ended += attack.ended();
        await attack.stop();
      }
    }
  } finally {
    await product.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

const row = (took: number[]) => ({
  requests: took.length,
  'p50 ms': Math.round(at(took, 0.5)),
  'p95 ms': Math.round(at(took, 0.95)),
  'p99 ms': Math.round(at(took, 0.99)),
});
const rows: Record<string, object> = { quiet: row(quiet) };
let holds = true;
for (const [name, { took, ended }] of attacked) {
  const ratio = at(took, 0.99) / at(quiet, 0.99);
  holds &&= ratio <= 2;
  rows[`beside ${connections} slow ones that ${name}`] = {
    ...row(took),
    'times the quiet p99': Number(ratio.toFixed(2)),
    ended,
  };
}
console.table(rows);
if (!holds) console.error('Does not hold: at most twice the quiet p99.');
process.exit(holds ? 0 : 1);

function at(took: number[], share: number): number {
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * share)] ?? 0;
}
