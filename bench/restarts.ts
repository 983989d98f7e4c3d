// A product under load whose database restarts and is killed: npm run bench -- restarts [--times 10].
// The embedded database with its own settings, which write through to the disk.
import { parseArgs } from 'node:util';
import { type Return, startRestarts } from '../tests/support/restarts.ts';

const { values } = parseArgs({ options: { times: { type: 'string', default: '10' } } });
const times = Math.min(100, Number(values.times));
/** Milliseconds after the database is back. */
const longest = 2000;

let unhandled = 0;
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => {
    unhandled += 1;
    console.error(event, error);
  });

const ground = await startRestarts({ shared_buffers: '16MB' });
const usual = await ground.usual();
const returns: Record<string, Return[]> = { restarted: [], 'killed (KILL)': [], 'killed (QUIT)': [] };
try {
  for (let count = 0; count < times; count += 1) {
    returns.restarted?.push(await ground.restart());
    returns['killed (KILL)']?.push(await ground.kill('SIGKILL'));
    returns['killed (QUIT)']?.push(await ground.kill('SIGQUIT'));
    process.stdout.write('.');
  }
  console.log(`\nWith nothing amiss a write or a task takes at most ${Math.round(usual)} ms here.`);
  console.table(Object.fromEntries(Object.entries(returns).map(([kind, all]) => [kind, rowOf(all)])));
  const { statuses, taken, lostWrites, withoutRetryAfter, givenUp } = await ground.figures();
  const others = Object.entries(statuses).filter(([status]) => !['200', '503'].includes(status));
  const stopped = Math.round(await ground.stopWhileAway());
  const figures = {
    'acknowledged writes': taken.length,
    'of them lost': lostWrites.length,
    'answers of 503': statuses['503'] ?? 0,
    'of them without Retry-After': withoutRetryAfter,
    'other answers than 200 and 503': others.reduce((sum, [, count]) => sum + count, 0),
    'unhandled errors': unhandled,
    'given up': givenUp.length,
    'ms to stop without a database': stopped,
  };
  console.table(figures);
  const slowest = Math.max(
    ...Object.values(returns).flatMap((all) => all.flatMap(({ taken: t, task }) => [t, task])),
  );
  const faults = lostWrites.length + withoutRetryAfter + others.length + unhandled + givenUp.length;
  const holds = faults === 0 && slowest <= longest && stopped <= 5000;
  if (!holds)
    console.error('Does not hold: done again within 2 s of its return, stopped within 5 s, and no fault.');
  process.exitCode = holds ? 0 : 1;
} finally {
  await ground.stop();
}
process.exit();

function rowOf(all: Return[]) {
  const most = (field: keyof Return) => {
    const sorted = all.map((each) => Math.round(each[field])).toSorted((a, b) => a - b);
    return { middle: sorted[Math.floor(sorted.length / 2)], most: sorted.at(-1) };
  };
  const [away, taken, task] = [most('away'), most('taken'), most('task')];
  return {
    times: all.length,
    'away, middle ms': away.middle,
    'away, most': away.most,
    'first write, middle': taken.middle,
    'first write, most': taken.most,
    'task, middle': task.middle,
    'task, most': task.most,
  };
}
