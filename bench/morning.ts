// Visitors who search while 10,000 daily alerts are due, written out and sent: npm run bench -- morning [--alerts 10000]
// [--seconds 20]. It fails where 99 of 100 answers take more than 1.2 times as long as before, or where the thread that
// answers worked for 50 ms without a turn of its loop.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { bulkInsert } from '#server/demo/bulk-insert.ts';
import { makeManyOpenings } from '#server/demo/many-openings.ts';
import { seededRandom } from '#server/demo/random.ts';
import { alertSubscribers, jobAlertHits, jobAlertRuns, jobAlerts } from '#server/modules/alerts/table.ts';
import { tellDueTask } from '#server/modules/alerts/task-names.ts';
import type { Context } from '#server/platform/context.ts';
import { startMailServer } from '#support/mail-server.ts';
import { fillFolder, openServer } from './data-folder.ts';
import { type Measured, measure } from './measure.ts';
import { startProduct } from './product.ts';

const { values } = parseArgs({
  options: { alerts: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '20' } },
});
const alerts = Number(values.alerts);
const seconds = Number(values.seconds);
const paths = ['/api/jobs_pool', '/api/jobs_pool?city=Doha', '/api/jobs_pool?job_title=Nurse'];
/** What two cores answer with room to spare: at its limit a machine has none for letters, whoever writes them. */
const visitorsASecond = 60;
const mostSlower = 1.2;
const longestGapMs = 50;

/** Runs in the product: how long its first thread worked between two turns of its loop, written down on SIGUSR2. */
const watch = (file: string) => `
import { writeFileSync } from 'node:fs';
let longest = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, 5).unref();
process.on('SIGUSR2', () => { writeFileSync(${JSON.stringify(file)}, String(longest)); longest = 0; });`;

const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-morning-'));
const mail = await startMailServer();
try {
  process.exitCode = (await benchmark()) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();

async function benchmark(): Promise<boolean> {
  const gapFile = join(folder, 'gap');
  const watching = join(folder, 'watch.mjs');
  await writeFile(watching, watch(gapFile));
  const { connection } = await fillFolder(folder, async (server) => {
    const context = server.systemContext('bench');
    await makeManyOpenings(context, 10_000);
    await context.inTransaction(load);
    await context.db.execute(sql`vacuum analyze`);
  });
  const product = await startProduct(folder, { SMTP_URL: mail.url, NODE_OPTIONS: `--import=${watching}` });
  const gap = async () => {
    process.kill(product.pid, 'SIGUSR2');
    await wait(500);
    return Number(await readFile(gapFile, 'utf8'));
  };
  try {
    const server = openServer(connection, folder);
    const target = { url: product.url, paths, pid: product.pid };
    const search = () => measure(target, { connections: 4, seconds, rate: visitorsASecond });
    await measure(target, { connections: 4, seconds: 3 });
    await gap();
    const idle = await search();
    const idleGap = await gap();
    await server.platform.db.execute(sql`update job_alerts set next_at = now() - interval '1 minute'`);
    await server.platform.tasks.enqueue(server.platform.db, tellDueTask, {});
    await wait(200);
    const busy = await search();
    const busyGap = await gap();
    const sentMeanwhile = mail.messages.length;
    const began = performance.now();
    while (mail.messages.length < alerts && performance.now() - began < 600_000) await wait(1000);
    await server.stop();
    const row = ({ rate, p50, p99, cpu }: Measured, longest: number) => ({
      rate,
      p50,
      p99,
      cpu,
      'longest turn': longest,
    });
    console.table({ idle: row(idle, idleGap), 'while letters go out': row(busy, busyGap) });
    console.log(
      `${sentMeanwhile} of ${alerts} letters were sent in these ${seconds} s, all ${mail.messages.length} after ${((performance.now() - began) / 1000).toFixed(0)} s more.`,
    );
    const isQuick = busy.p99 <= idle.p99 * mostSlower;
    if (!isQuick) console.error(`99 of 100 answers took ${(busy.p99 / idle.p99).toFixed(2)} times as long.`);
    if (busyGap > longestGapMs) console.error(`The loop stood still for ${busyGap.toFixed(0)} ms.`);
    return isQuick && busyGap <= longestGapMs && mail.messages.length === alerts;
  } finally {
    await product.stop();
  }
}

/** Readers without an account, each with a daily alert that has found two openings and is due. */
async function load({ db, clock }: Context): Promise<void> {
  const random = seededRandom(2026);
  const createdAt = clock.now();
  const { rows: found } = await db.execute<{ id: string }>(sql`select id from public_openings limit 2`);
  const people = Array.from({ length: alerts }, (_, index) => ({
    alertId: random.uuid(),
    id: random.uuid(),
    email: `reader${index}@readers.example`,
    locale: index % 2 === 0 ? ('en' as const) : ('fr' as const),
    createdAt,
  }));
  await bulkInsert(
    db,
    alertSubscribers,
    people.map(({ alertId: _alert, ...subscriber }) => subscriber),
  );
  await bulkInsert(
    db,
    jobAlerts,
    people.map(({ id, alertId }) => ({
      ...{ id: alertId, subscriberId: id, recipient: id, name: 'Nurse', filters: { job_title: 'Nurse' } },
      ...{
        country: 'Qatar',
        city: '',
        isRemote: false,
        frequency: 'daily' as const,
        state: 'active' as const,
      },
      ...{ timezone: 'Asia/Qatar', createdAt, nextAt: new Date(createdAt.getTime() + 30 * 86_400_000) },
    })),
  );
  await bulkInsert(
    db,
    jobAlertRuns,
    found.map(({ id }) => ({ openingId: id, cursor: id, startedAt: createdAt, doneAt: createdAt })),
  );
  await bulkInsert(
    db,
    jobAlertHits,
    people.flatMap(({ id, alertId }) =>
      found.map((opening) => ({ recipient: id, openingId: opening.id, alertId, foundAt: createdAt })),
    ),
  );
}
