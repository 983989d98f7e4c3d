// The search of the talent pool with three filters beside its bare statements: npm run bench -- pool. Their plans are
// printed, and it fails where the search takes more than three times as long or a plan reads the whole table. Its statements
// are all that the answer is made of: who asks, the matches, their number, and what a card shows of each.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { readPoolSearch } from '#domain/talent-pool/search.ts';
import { bulkInsert } from '#server/demo/bulk-insert.ts';
import { ensurePlans } from '#server/demo/demo-plans.ts';
import { makeCandidate } from '#server/demo/people.ts';
import { seededRandom } from '#server/demo/random.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { insertAccount, insertSession } from '#server/modules/identity/queries.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { refreshPool } from '#server/modules/talent-pool/indexing/service.ts';
import { matching } from '#server/modules/talent-pool/search/conditions.ts';
import { countStatement, newestFirst, pageStatement } from '#server/modules/talent-pool/search/queries.ts';
import { findMeaning } from '#server/modules/talent-pool/search/service.ts';
import type { Context } from '#server/platform/context.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { openServer } from './data-folder.ts';
import { recordAsked, runEach } from './recorded-statements.ts';

const { values } = parseArgs({
  options: { candidates: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '60' } },
});
const searches = [
  'search=nurse&country=Qatar&experience_min=3',
  'gender=Female&country=Qatar&language=Arabic&level=Expert',
  'continent=GCC&notice=30&visa=Visit%20Visa',
  'position=Civil%20Engineer&nationality=India&updated=90',
  'search=infirmier&language=French&experience_max=5',
];

const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-pool-'));
const database = await startEmbeddedDatabase({ folder: join(folder, 'postgres') });
const failures: string[] = [];
try {
  await migrateDatabase(database.connection);
  const server = openServer(database.connection, folder);
  await server.platform.tasks.prepare();
  const context = server.systemContext('bench');
  const began = performance.now();
  await context.inTransaction((inner) => load(inner, Number(values.candidates)));
  await server.platform.db.execute(sql`vacuum analyze`);
  console.log(`${values.candidates} candidates in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const { companyId, token } = await aCompany(context);
  const pool = new pg.Pool({ ...database.connection, max: 1 });
  const rows: Record<string, object> = {};
  for (const search of searches) {
    const { found } = await findMeaning(context, readSearch(search), companyId);
    const where = matching(found, companyId);
    const page = pageStatement({ where, order: newestFirst, limit: 12, offset: 0 });
    const bare = [page, countStatement(where)].map(compiled);
    const ask = async () => {
      const answer = await server.app.request(`http://localhost:3000/api/candidate_pool?${search}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${search} answers ${answer.status}`);
    };
    const all = await recordAsked(server.platform.db, ask);
    const matches = await middle(async () => {
      for (const { text, params } of bare) await pool.query(text, params);
    });
    const statements = await middle(async () => void (await runEach(pool, all)));
    const call = await middle(ask);
    const plans = await Promise.all(bare.map((statement) => planOf(pool, statement)));
    const readsAll = plans.some((plan) => plan.includes('Seq Scan on pool_candidates'));
    const factor = call / statements;
    rows[search] = {
      'matches ms': matches.toFixed(1),
      'statements ms': statements.toFixed(1),
      'call ms': call.toFixed(1),
      'call / matches': (call / matches).toFixed(2),
      'call / statements': factor.toFixed(2),
    };
    console.log(`\n${search}\n${plans.join('\n\n')}`);
    if (readsAll) failures.push(`${search} reads the whole table`);
    if (factor > 3) failures.push(`${search} takes ${factor.toFixed(1)} times its statements`);
  }
  console.table(rows);
  await pool.end();
  await server.stop();
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);

async function load(context: Context, count: number): Promise<void> {
  const { db, clock } = context;
  const random = seededRandom(7);
  await ensurePlans(db);
  const people = Array.from({ length: count }, (_, index) =>
    makeCandidate(random, 'none', index + 1, clock.now()),
  );
  await bulkInsert(
    db,
    accounts,
    people.map(({ account }) => account),
  );
  await bulkInsert(
    db,
    candidates,
    people.map(({ candidate }) => candidate),
  );
  await refreshPool(
    context,
    people.map(({ account }) => account.id),
  );
}

async function aCompany({ db, clock }: Context) {
  const now = clock.now();
  const account = await insertAccount(db, {
    email: 'desk@bench.example',
    name: 'Desk',
    userType: 1,
    passwordHash: 'none',
    emailVerifiedAt: now,
  });
  const [company] = await db
    .insert(companies)
    .values({
      name: 'Bench',
      slug: 'bench',
      email: account.email,
      approvedStatus: 'Approved',
      approvedAt: now,
    })
    .returning({ id: companies.id });
  if (!company) throw new Error('The company was not written');
  await db.insert(companyMembers).values({ accountId: account.id, companyId: company.id, role: 'owner' });
  const token = newToken();
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const session = { accountId: account.id, tokenHash: hashToken(token), createdAt: now, lastSeenAt: now };
  await insertSession(db, { ...session, expiresAt });
  return { companyId: company.id, token };
}

function readSearch(search: string) {
  return readPoolSearch(Object.fromEntries(new URLSearchParams(search)));
}

function compiled(statement: SQL) {
  const { sql: text, params } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(statement);
  return { text, params };
}

async function planOf(pool: pg.Pool, { text, params }: ReturnType<typeof compiled>): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain analyze ${text}`, params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Milliseconds of the one in the middle. */
async function middle(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
