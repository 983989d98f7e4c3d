import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { selectAnswerRates } from '#server/modules/applications/reply/queries.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
let company: CompanyPerson;

/** 20,000 applications over four months, of which a twentieth is the company's, from two sources. */
beforeAll(async () => {
  company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId);
  const application = await anApplication(server(), await aCandidate(server()), opening);
  const { db } = server().platform;
  await db.transaction(async (inner) => {
    // People and openings behind them are not looked at.
    await inner.execute(sql`set local session_replication_role = replica`);
    await inner.execute(sql`
      insert into applications select made.* from applications one, generate_series(1, 20000) n,
      lateral jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'candidate_id', gen_random_uuid(), 'idempotency_key', null,
        'company_id', case when n % 20 = 0 then one.company_id else gen_random_uuid() end,
        'opening_id', case when n % 20 = 0 then one.opening_id else gen_random_uuid() end,
        'status', (array['Pending', 'Screened', 'Hired', 'Rejected'])[1 + n / 100 % 4],
        'source', (array['site', 'linkedin'])[1 + n / 1000 % 2],
        'created_at', one.created_at - n * interval '8 minutes')) made
      where one.id = ${application}`);
    await inner.execute(sql`
      insert into job_openings select made.* from job_openings one, generate_series(1, 20000) n,
      lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'company_id', gen_random_uuid(), 'title', 'Opening ' || n)) made
      where one.id = ${opening}`);
    await inner.execute(sql`delete from kept_count_changes`);
    await inner.execute(sql`
      insert into kept_counts (counter, whole, part, kind, amount)
      select 'applications', company_id, opening_id, status, count(*) from applications group by 2, 3, 4
      union all
      select 'applications by source', company_id, opening_id, source, count(*) from applications group by 2, 3, 4`);
  });
  await db.execute(sql`vacuum analyze applications`);
  await db.execute(sql`vacuum analyze job_openings`);
}, 120_000);

test('figures read of the applications what came in a month, along the index of their company', async () => {
  const statements = await statementsOf(() => send(server(), 'GET', '/api/job_application_figures', company));
  const reading = statements.filter(({ text }) => /from "applications"/.test(text));
  expect(reading).toHaveLength(2);
  for (const statement of reading) {
    const plan = await planOf(server(), statement);
    expect(plan).toContain('applications_company');
    expect(entersBy(plan, 'company_id = ', 'created_at >')).toBe(true);
  }
});

test('what figures say is what counting every application says', async () => {
  const { data } = (await send(server(), 'GET', '/api/job_application_figures', company)).body;
  const { rows } = await server().platform.db.execute<{ status: string; source: string; days: number }>(sql`
    select status, source, floor(extract(epoch from
      ${server().clock.now().toISOString()}::timestamptz - created_at) / 86400)::int as days
    from applications where company_id = ${company.companyId}`);
  const counted = (of: (row: (typeof rows)[number]) => boolean) => rows.filter(of).length;
  expect(data.total).toBe(rows.length);
  for (const [status, total] of Object.entries(data.by_status))
    expect(counted((row) => row.status === status)).toBe(total);
  expect(data.by_source).toEqual(
    ['site', 'linkedin']
      .map((source) => ({ source, total: counted((row) => row.source === source) }))
      .sort((one, other) => other.total - one.total),
  );
  for (const { from, to, total } of data.by_age)
    expect(
      counted(
        ({ status, days }) =>
          ['Pending', 'Screened'].includes(status) && days >= from && (to === null || days <= to),
      ),
      `${from} to ${to}`,
    ).toBe(total);
});

test('statistics read the applications of their days along the index of their company, and no event', async () => {
  const statements = await statementsOf(() => send(server(), 'GET', '/api/statistics', company));
  expect(statements.filter(({ text }) => text.includes('application_events'))).toEqual([]);
  const counting = statements.find(({ text }) => text.includes('step_statuses'));
  const plan = counting ? await planOf(server(), counting) : '';
  // The days that each opening promises are asked of the company's own, whose number is small beside that of all.
  expect(plan).toMatch(/Index Scan .*on job_openings|Bitmap Heap Scan on job_openings/);
  expect(plan).not.toMatch(/Seq Scan on (applications|job_openings)/);
  const lines = plan.split('\n');
  const condition = lines.find((line) => line.includes('Index Cond: ')) ?? '';
  expect([condition.includes('company_id = '), condition.includes('created_at >=')]).toEqual([true, true]);
});

test('the rows of a figure are found along the index of their company, and no event is read', async () => {
  const asked = 'from=2020-01-01&furthest=Screened&answered=in-time';
  const statements = await statementsOf(() =>
    send(server(), 'GET', `/api/job_application?${asked}`, company),
  );
  const reading = statements.filter(
    ({ text }) => /from "applications"/.test(text) && /reply_days/.test(text),
  );
  expect(reading.length).toBeGreaterThan(0);
  for (const statement of reading) {
    const plan = await planOf(server(), statement);
    expect(entersBy(plan, 'company_id = ', 'created_at >=')).toBe(true);
    expect(plan).not.toMatch(/application_events|Seq Scan on (applications|job_openings)/);
  }
});

test('the latest application of each opening is the first of an index', async () => {
  const statements = await statementsOf(() =>
    send(server(), 'GET', '/api/job_application_openings', company),
  );
  const latest = statements.find(({ text }) => /from applications/.test(text));
  const plan = latest && (await planOf(server(), latest));
  expect(plan).toMatch(/Limit.*\n.*Index Scan using applications_opening on applications/);
});

test('the dashboard finds whose answer is due along the index of each status, and of the others the latest', async () => {
  const statements = await statementsOf(() => send(server(), 'GET', '/api/dashboard', company));
  const owed = statements.find(({ text }) => text.includes('as due_at'));
  const plan = owed ? await planOf(server(), owed) : '';
  expect(plan.match(/Index Scan (Backward )?using applications_\w+ on applications/g)).toHaveLength(3);
  expect(plan).not.toContain('Seq Scan on applications');
  const fresh = statements.filter(({ text }) => text.includes('"fit_met"'));
  expect(fresh).toHaveLength(3);
  for (const statement of fresh)
    expect(await planOf(server(), statement)).not.toContain('Seq Scan on applications');
});

test('openings that lose speed are found by the days and the company, and by the company', async () => {
  const statements = await statementsOf(() => send(server(), 'GET', '/api/dashboard', company));
  const slowing = statements.find(({ text }) => text.includes('"lately"'));
  const plan = slowing ? await planOf(server(), slowing) : '';
  expect(entersBy(plan, 'company_id = ', 'created_at >=')).toBe(true);
  expect(plan).not.toMatch(/Seq Scan on (applications|job_openings)/);
});

test('answers are measured by the index of each company, some companies at once', async () => {
  const now = server().clock.now().getTime();
  const page = { after: undefined, limit: 200 };
  const statements = await statementsOf(() =>
    selectAnswerRates(server().platform.db, {
      from: new Date(now - 60 * dayMs),
      dueBefore: new Date(now - 10 * dayMs),
      page,
    }),
  );
  for (const statement of statements)
    expect(await planOf(server(), statement)).not.toContain('Seq Scan on applications');
});

/** Whether an index is entered by all of these. */
function entersBy(plan: string, ...conditions: string[]): boolean {
  const lines = plan.split('\n').filter((line) => line.includes('Index Cond: '));
  return lines.some((line) => conditions.every((condition) => line.includes(condition)));
}
