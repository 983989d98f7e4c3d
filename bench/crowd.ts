// People who are signed in beside crowds of visitors: npm run bench -- crowd [--seconds 6]. First without a bound, to see
// what the process bears; then with the default one. Every page of a visitor is drawn anew, the dearest read there is.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { visitorReadsPerCore } from '#server/platform/limit-rules.ts';
import { measure } from './measure.ts';
import { liveFor, loadPeople, type People, uploadCvs } from './ordinary-people.ts';
import { type RunningServer, raisedLimits, startProduct } from './product.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    crowds: { type: 'string', default: '8,16,32,64,128,256,512' },
  },
});
const seconds = Math.min(30, Number(values.seconds));
const crowds = values.crowds.split(',').map(Number);
const paths = ['/jobs-pool', '/jobs-pool?keyword=engineer', '/jobs-pool?city=Doha', '/jobs-pool?page=3'];

console.log(`Rate limits are raised ${raisedLimits} times for this benchmark; a product in use keeps them.`);
const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-crowd-'));
try {
  const people = await loadPeople(folder, 6, 4000);
  const bound = visitorReadsPerCore * availableParallelism();
  await beside(people, 'no bound', { VISITOR_READS: '100000' });
  await beside(people, `at most ${bound} reads at once (the default here)`, {});
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function beside(people: People, name: string, settings: Record<string, string>): Promise<void> {
  const product = await startProduct(folder, settings);
  try {
    await uploadCvs(product.url, people);
    await liveFor(3, product.url, people);
    const rows: Record<string, object> = { quiet: peopleOf(await liveFor(seconds, product.url, people)) };
    for (const crowd of crowds) rows[`${crowd} visitors`] = await crowdOf(crowd, product, people);
    console.log(`\n${name}`);
    console.table(rows);
  } finally {
    await product.stop();
  }
}

async function crowdOf(crowd: number, { url, pid }: RunningServer, people: People): Promise<object> {
  const target = { url, paths, pid, isNeverTheSame: true };
  const [visitors, took] = await Promise.all([
    measure(target, { connections: crowd, seconds }),
    liveFor(seconds, url, people),
  ]);
  return {
    ...peopleOf(took),
    'pages a second': Math.round(visitors.rate),
    'turned away a second': Math.round(visitors.failures / seconds),
    'visitors p50 ms': visitors.p50,
    'visitors p99 ms': visitors.p99,
  };
}

function peopleOf(took: number[]): object {
  const at = (share: number) =>
    Math.round(took.toSorted((a, b) => a - b)[Math.floor(took.length * share)] ?? 0);
  return { 'signed in p50 ms': at(0.5), 'signed in p99 ms': at(0.99) };
}
