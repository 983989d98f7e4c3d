// One new opening against 100,000 kept searches: npm run bench -- alerts. It is matched by a process that is killed in
// the middle, then by another; the letters are written likewise. It fails where the matching takes more than 10 s in
// all, or somebody is written to twice or not at all.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { termsOf } from '#domain/alerts/matching.ts';
import { bulkInsert } from '#server/demo/bulk-insert.ts';
import { ensurePlans } from '#server/demo/demo-plans.ts';
import { seededRandom } from '#server/demo/random.ts';
import { matchOpening } from '#server/modules/alerts/matching-service.ts';
import { alertSubscribers, jobAlerts, jobAlertTerms } from '#server/modules/alerts/table.ts';
import { tellAtOnce } from '#server/modules/alerts/telling-service.ts';
import { companies } from '#server/modules/companies/table.ts';
import { refreshPublicOpenings } from '#server/modules/job-openings/publication/service.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Context } from '#server/platform/context.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openServer } from './data-folder.ts';

const { values } = parseArgs({ options: { alerts: { type: 'string', default: '100000' } } });
const titles = [
  'Nurse',
  'Civil Engineer',
  'Chef',
  'Accountant',
  'Teacher',
  'Driver',
  'Sales',
  'Welder',
  'Doctor',
];
const cities = ['', '', 'Doha', 'Lusail', 'Al Wakrah'];
const letterLimit = 2000;

type Connection = Awaited<ReturnType<typeof startEmbeddedDatabase>>['connection'];

/** What a process that is killed works at: `{ connection, folder, opening, work }`. */
const order = process.env.MIHNA_BENCH_ALERTS;
if (order) await workAt(JSON.parse(order));
else await measure();

async function workAt(given: { connection: Connection; folder: string; opening: string; work: string }) {
  const context = openServer(given.connection, given.folder).systemContext('bench');
  if (given.work === 'match') await matchOpening(context, given.opening);
  else await tellAtOnce(context);
  process.exit(0);
}

async function measure() {
  const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-alerts-'));
  const database = await startEmbeddedDatabase({ folder: join(folder, 'postgres') });
  const failures: string[] = [];
  try {
    await migrateDatabase(database.connection);
    const server = openServer(database.connection, folder);
    await server.platform.tasks.prepare();
    const context = server.systemContext('bench');
    const began = performance.now();
    await context.inTransaction((inner) => load(inner, Number(values.alerts)));
    await context.db.execute(sql`vacuum analyze`);
    console.log(`${values.alerts} alerts in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const opening = await publishOne(context);
    const given = { connection: database.connection, folder, opening };

    const killed = await killInTheMiddle({ ...given, work: 'match' }, () =>
      isTrue(
        context,
        sql`exists (select from job_alert_runs where cursor > '00000000-0000-0000-0000-000000000000')`,
      ),
    );
    const before = await count(context, sql`job_alert_hits`);
    const start = performance.now();
    await matchOpening(context, opening);
    const seconds = (performance.now() - start) / 1000;
    const found = await count(context, sql`job_alert_hits`);
    const asked = await count(
      context,
      sql`job_alerts where country = 'Qatar' and city in ('', 'Doha')
      and exists (select from job_alert_terms t where t.alert_id = job_alerts.id and t.words[1] = 'nurse')`,
    );
    console.log(
      `matched: killed after ${killed.toFixed(1)} s with ${before}, then ${found} of ${asked} in ${seconds.toFixed(1)} s more`,
    );
    if (found !== asked) failures.push(`${found} were found, ${asked} fit`);
    if (killed + seconds > 10) failures.push(`the matching took ${(killed + seconds).toFixed(1)} s`);

    // So many letters are enough to be killed among; the rest is as told.
    await context.db.execute(sql`update job_alert_hits set told_at = now() where alert_id in
      (select alert_id from job_alert_hits order by alert_id offset ${letterLimit})`);
    const due = Math.min(letterLimit, found);
    const writing = await killInTheMiddle({ ...given, work: 'tell' }, () =>
      isTrue(context, sql`(select count(*) from outbox_letters) > ${Math.floor(due / 4)}`),
    );
    const written = await count(context, sql`outbox_letters`);
    const letters = performance.now();
    await tellAtOnce(context);
    const rest = (performance.now() - letters) / 1000;
    const sent = await count(context, sql`outbox_letters`);
    const people = await count(context, sql`(select distinct to_address from outbox_letters) as people`);
    console.log(
      `letters: killed after ${writing.toFixed(1)} s with ${written}, then ${sent} to ${people} people in ${rest.toFixed(1)} s more`,
    );
    if (sent !== due || people !== due) failures.push(`${sent} letters to ${people} people, ${due} were due`);
    await server.platform.tasks.stop();
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
  for (const failure of failures) console.error(failure);
  process.exit(failures.length > 0 ? 1 : 0);
}

/** Starts another process at the work, kills it as soon as `isUnderWay`, and answers after how many seconds. */
async function killInTheMiddle(given: object, isUnderWay: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, process.argv.slice(1, 2), {
    env: { ...process.env, MIHNA_BENCH_ALERTS: JSON.stringify(given) },
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (child.exitCode === null && !(await isUnderWay())) await wait(10);
  child.kill('SIGKILL');
  await ended;
  return (performance.now() - start) / 1000;
}

async function load({ db, clock }: Context, alerts: number): Promise<void> {
  const random = seededRandom(2026);
  const createdAt = clock.now();
  await ensurePlans(db);
  const rows = Array.from({ length: alerts }, (_, index) => {
    const title = random.pick(titles);
    const subscriberId = random.uuid();
    return {
      subscriber: {
        id: subscriberId,
        email: `reader${index}@readers.example`,
        locale: 'en' as const,
        createdAt,
      },
      alert: {
        id: random.uuid(),
        subscriberId,
        recipient: subscriberId,
        name: title,
        filters: { job_title: title },
        country: index % 10 === 0 ? 'Oman' : 'Qatar',
        city: random.pick(cities),
        isRemote: false,
        frequency: 'at_once' as const,
        state: 'active' as const,
        timezone: 'Asia/Qatar',
        createdAt,
      },
      title,
    };
  });
  await bulkInsert(
    db,
    alertSubscribers,
    rows.map(({ subscriber }) => subscriber),
  );
  await bulkInsert(
    db,
    jobAlerts,
    rows.map(({ alert }) => alert),
  );
  await bulkInsert(
    db,
    jobAlertTerms,
    rows.flatMap(({ alert, title }) =>
      termsOf([title]).map((term, place) => ({ alertId: alert.id, place, ...term })),
    ),
  );
}

async function publishOne(context: Context): Promise<string> {
  const now = context.clock.now();
  const [company] = await context.db
    .insert(companies)
    .values({ name: 'Rawdah Hospital', slug: 'rawdah-hospital', approvedStatus: 'Approved', approvedAt: now })
    .returning({ id: companies.id });
  const [opening] = await context.db
    .insert(jobOpenings)
    .values({
      companyId: company?.id ?? '',
      title: 'Registered Nurse',
      city: 'Doha',
      country: 'Qatar',
      experienceLevel: 'mid',
      employmentType: 'full time',
      status: 'Published',
    })
    .returning({ id: jobOpenings.id });
  if (!opening) throw new Error('The opening was not written');
  await refreshPublicOpenings(context, [opening.id]);
  return opening.id;
}

async function count({ db }: Context, what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from ${what}`);
  return Number(rows[0]?.n);
}

async function isTrue({ db }: Context, what: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${what} as is`);
  return rows[0]?.is === true;
}
