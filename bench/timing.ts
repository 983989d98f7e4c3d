// Whether answers' times tell addresses that have an account from those that have none: npm run bench -- timing.
// A classifier that guesses by time alone is right with an even chance at an area under its curve (AUC) of 0.5.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadPeople } from './ordinary-people.ts';
import { raisedLimits, startProduct } from './product.ts';

const { values } = parseArgs({ options: { samples: { type: 'string', default: '1000' } } });
const samples = Math.min(5000, Number(values.samples));
/** Tries that a code allows. */
const tries = 5;

console.log(`Rate limits are raised ${raisedLimits} times for this benchmark; a product in use keeps them.`);
const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-timing-'));
const rows: Record<string, { auc: string; 'p50 known ms': string; 'p50 unknown ms': string }> = {};
const failed: string[] = [];
try {
  const { people } = await loadPeople(folder, Math.ceil((samples + 20) / tries), 50);
  const product = await startProduct(folder);
  const known = people.map(({ email }) => email);
  const unknown = known.map((email) => `x${email}`);
  const post = async (path: string, body: object) => {
    const began = performance.now();
    const answer = await fetch(`${product.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.text();
    return performance.now() - began;
  };
  try {
    for (const [path, body, isAfterCode] of [
      ['/api/forgot-password', {}, false],
      ['/api/reset-code-check', { token: 'WR0NGC0D' }, true],
      ['/api/sign-in-link', {}, false],
      ['/api/login', { password: 'wrong-password-1' }, false],
    ] as const) {
      if (isAfterCode) await untilLettersAreWritten();
      const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let turn = -20; turn < samples; turn += 1) {
        const place = Math.floor((turn + 20) / tries) % known.length;
        const pair = [
          ['known', known[place]],
          ['unknown', unknown[place]],
        ] as ['known' | 'unknown', string][];
        for (const [kind, email] of Math.random() < 0.5 ? pair : pair.reverse()) {
          const time = await post(path, { ...body, email });
          if (turn >= 0) took[kind].push(time);
        }
      }
      const auc = areaUnderCurve(took.known, took.unknown);
      rows[path] = {
        auc: auc.toFixed(3),
        'p50 known ms': middle(took.known),
        'p50 unknown ms': middle(took.unknown),
      };
      if (Math.abs(auc - 0.5) > 0.05) failed.push(path);
    }
  } finally {
    await product.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.table(rows);
const deviation = Math.sqrt((2 * samples + 1) / (12 * samples * samples));
console.log(`${samples} pairs each; by chance alone an AUC strays ${deviation.toFixed(3)} from 0.5.`);
if (failed.length > 0) console.error(`Told by their time: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);

/** How often a known address takes longer than an unknown one; ties count half. */
function areaUnderCurve(some: number[], others: number[]): number {
  const all = [...some.map((time) => ({ time, is: 1 })), ...others.map((time) => ({ time, is: 0 }))];
  all.sort((a, b) => a.time - b.time);
  let ranks = 0;
  for (const [place, { is }] of all.entries()) if (is) ranks += place + 1;
  return (ranks - (some.length * (some.length + 1)) / 2) / (some.length * others.length);
}

function middle(took: number[]): string {
  return (took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0).toFixed(2);
}

/** The codes that were asked for are made by tasks. */
async function untilLettersAreWritten(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30_000));
}
