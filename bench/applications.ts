// The list and the board of an opening with 10,000 applications: npm run bench -- applications [--applications 10000]
// [--rounds 30]. Each request beside its statements alone, those of the session among them, and beside node:http with the
// same statements, in one run; it fails where the product takes more than three times as long as its statements and over
// 10 ms. Then all of them are exported, as a table and with their CVs; it fails where the process grows by more than exports
// in batches need.

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { selectFirstIds } from '#server/modules/applications/board/queries.ts';
import { receivedRows, selectCounts, selectReceived } from '#server/modules/applications/list/queries.ts';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import { storeOwn } from '#server/modules/files/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { everyOpening } from '#server/platform/scope.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { exportEverything } from './application-exports.ts';
import { type Change, compareRequests, type Deed } from './beside.ts';
import { asTestServer, fillFolder } from './data-folder.ts';
import { type RunningServer, raisedLimits, startProduct } from './product.ts';
import { recordWho } from './recorded-statements.ts';

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '30' },
  },
});
const most = 3;
/** Of one CV: those of all applications are many times what a process may hold. */
const cvBytes = 40_000;
/** What the process that exports may hold as objects, and by how much it may grow while it does. */
const heapMegabytes = 192;
const mostGrowth = 128;
const rounds = Number(values.rounds);

console.log(`Rate limits are raised ${raisedLimits} times for this benchmark; a product in use keeps them.`);
const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-applications-'));
try {
  process.exitCode = (await benchmark()) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function benchmark(): Promise<boolean> {
  const { connection, token, deeds } = await load();
  const headers = { authorization: `Bearer ${token}` };
  const isWithin = await withProduct({}, async (product) => {
    const who = await recordWho(connection, token);
    const compared = await compareRequests(deeds, { connection, product, headers, who, rounds, most });
    console.table(compared.rows);
    return compared.isWithin;
  });
  console.log(
    isWithin
      ? `Every request at once or within ${most} times its statements.`
      : `Too slow: over ${most} times its statements.`,
  );
  // A process that may hold little: the CVs alone are many times that.
  const small = { NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}` };
  const isBounded = await withProduct(small, async (product) => {
    const exported = await exportEverything(product, headers, mostGrowth);
    console.table(exported.rows);
    return exported.isBounded;
  });
  console.log(
    `${isBounded ? 'No' : 'An'} export made the process grow by more than ${mostGrowth} MB, with ${heapMegabytes} MB for objects.`,
  );
  return isWithin && isBounded;
}

async function withProduct(
  settings: Record<string, string>,
  work: (product: RunningServer) => Promise<boolean>,
): Promise<boolean> {
  const product = await startProduct(folder, settings);
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
}

async function load() {
  const { connection, made } = await fillFolder(folder, async (server) => {
    const { db } = server.platform;
    const helped = asTestServer(server);
    const company = await anApprovedCompany(helped);
    const openingId = await anOpening(helped, company.companyId, {
      experienceStart: 3,
      eligibility: { in_country: true },
    });
    const cv = await storeOwn(
      server.systemContext('bench'),
      { kind: 'cv', contentType: 'application/pdf', extension: 'pdf', ownerId: company.accountId },
      randomBytes(cvBytes),
    );
    await db.execute(sql`with people as (
        insert into accounts (email, password_hash, user_type, name)
        select 'bench' || n || '@example.com', '', 4, (array['Amira','Omar','Layla','Étienne','Maria'])[1 + n % 5] || ' Person ' || n
        from generate_series(1, ${Number(values.applications)}::int) n returning id
      ), profiles as (
        insert into candidates (account_id, total_experience) select id, '4.0' from people returning account_id
      )
      insert into applications (opening_id, company_id, candidate_id, cv_file_id, status, fit_met, fit_total, is_fit_stale, created_at)
      select ${openingId}, ${company.companyId}, account_id, ${cv.id},
        (array['Pending','Pending','Pending','Screened','Shortlisted','Interviewed','Rejected'])[1 + (random() * 6)::int],
        (random() * 2)::int, 2, false, now() - random() * interval '60 days' from profiles`);
    await db.execute(sql`analyze`);
    const reader = { scope: everyOpening(company.companyId), accountId: company.accountId };
    const deedOf = (name: string, filters: object, page = 1): Deed => {
      const given = { job_id: openingId, ...filters, show: 20, page };
      return {
        name,
        path: `job_application?${queryOf(given)}`,
        statements: [selectCounts(db, reader, given).toSQL(), selectReceived(db, reader, given).toSQL()],
      };
    };
    const firsts = await selectFirstIds(db, reader, { job_id: openingId }, 20);
    const shown = receivedRows(db, reader).where(
      sql`applications.id = any(${sql.param(firsts.map(({ id }) => id))}::uuid[])`,
    );
    const deeds: (Deed | Change)[] = [
      deedOf('open the list', {}),
      deedOf('filter by status', { status: ['Pending'] }),
      deedOf('filter by name', { name: 'layla' }),
      deedOf('meets at least 2', { meets: 2 }),
      deedOf('best fit first', { sort: 'fit' }),
      deedOf('scroll a column to page 20', { status: ['Pending'] }, 20),
      {
        name: 'open the board',
        path: `job_application_board?job_id=${openingId}`,
        statements: [
          selectFirstIds(db, reader, { job_id: openingId }, 20).toSQL(),
          shown.toSQL(),
          selectCounts(db, reader, { job_id: openingId }).toSQL(),
        ],
      },
      moveOnBoard(
        db,
        firsts.map(({ id }) => id),
      ),
    ];
    return { token: company.token, deeds };
  });
  return { connection, ...made };
}

/** A card to another column and, on the next round, to a third one: what the change writes down, in one transaction. */
function moveOnBoard(db: Database, ids: readonly string[]): Change {
  return {
    name: 'move on the board',
    sent(time) {
      const id = ids[time % ids.length] ?? '';
      const status = Math.floor(time / ids.length) % 2 ? 'Screened' : 'On Hold';
      const [now, own] = [new Date(), eq(applications.id, id)];
      const event = { applicationId: id, kind: 'status-changed', facts: { to: status }, createdAt: now };
      const statements = [
        db.select().from(applications).where(own).for('update'),
        db.update(applications).set({ status, updatedAt: now }).where(own),
        db.insert(applicationEvents).values(event).returning({ id: applicationEvents.id }),
        db
          .update(applications)
          .set({ repliedAt: now })
          .where(and(own, isNull(applications.repliedAt))),
      ].map((statement) => statement.toSQL());
      return { path: `job_application/${id}`, body: { status }, statements };
    },
  };
}

function queryOf(filters: object): string {
  return new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [name, String(value)]),
  ).toString();
}
