import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { userTypes } from '#domain/identity/people.ts';
import { hasDemoAccounts } from '#server/modules/identity/demo-service.ts';
import { send } from '#support/client.ts';
import { aCandidate } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { loadDemoData } from './load.ts';
import { removeDemo } from './remove.ts';
import { trades } from './trades/trades.ts';

const server = testServer();

async function count(table: string): Promise<number> {
  const { rows } = await server().platform.db.execute<{ n: string }>(
    sql`select count(*) as n from ${sql.identifier(table)}`,
  );
  return Number(rows[0]?.n);
}

test('an empty database becomes a living market, in a few seconds, with an account of each role', async () => {
  // What a busy machine takes away is not the demo's doing.
  const started = process.cpuUsage();
  const lines = await loadDemoData(server().systemContext('demo'));
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(8000);
  expect(lines).toContain(demoPassword);
  expect(await count('companies')).toBe(40);
  expect(await count('job_openings')).toBe(600);
  expect(await count('candidates')).toBe(300);
  expect(await count('applications')).toBe(2000);
  for (const { email, userType } of Object.values(demoAccounts)) {
    const { status, body } = await send(server(), 'POST', '/api/login', {
      body: { email, password: demoPassword },
    });
    expect([email, status, body.user_type]).toEqual([email, 200, userType]);
  }
  const { body } = await send(server(), 'GET', '/api/jobs_pool');
  const inQatar = sql`select count(*)::int as n from public_openings where country = 'Qatar'`;
  const [qatari] = (await server().platform.db.execute<{ n: number }>(inQatar)).rows;
  expect(body.data.total).toBeGreaterThan(300);
  expect(body.data.total).toBe(qatari?.n);
  const statuses = await server().platform.db.execute<{ n: number }>(
    sql`select count(distinct status)::int as n from applications`,
  );
  expect(statuses.rows[0]?.n).toBeGreaterThanOrEqual(8);
  expect(await count('company_activity')).toBeGreaterThan(500);
  expect(await count('interviews')).toBeGreaterThan(100);
  expect(await count('company_documents')).toBeGreaterThan(70);
  const inArabic = await server().platform.db.execute<{ userType: number; n: number }>(
    sql`select user_type as "userType", count(*)::int as n from accounts where name_ar <> '' group by 1 order by 1`,
  );
  const counts = new Map(inArabic.rows.map(({ userType, n }) => [userType, n]));
  const least = { company: 2, superadmin: 1, admin: 1, candidate: 11 };
  const tooFew = Object.entries(least).filter(
    ([role, n]) => (counts.get(userTypes[role as keyof typeof least]) ?? 0) < n,
  );
  expect(tooFew).toEqual([]);
  const opening = await send(server(), 'GET', `/api/job/${body.data.data[0].id}`);
  expect(opening.body.data.responsibilities).toContain('<li>');
});

test('some companies answer nearly everybody in time, and an opening says so', async () => {
  const { rows } = await server().platform.db.execute<{ rate: number; id: string }>(sql`
    select c.answer_rate as rate, (select p.id from public_openings p where p.company_id = c.id limit 1) as id
    from companies c where c.answer_rate is not null order by 1 desc`);
  expect(rows.filter(({ rate }) => rate >= 80).length).toBeGreaterThan(3);
  const opening = await send(server(), 'GET', `/api/job/${rows.find(({ id }) => id)?.id}`);
  expect(opening.body.data.company.answer_rate).toBe(rows.find(({ id }) => id)?.rate);
  const untrue = await server().platform.db.execute(sql`
    select 1 from applications where replied_at < created_at or replied_at > now() + interval '1 day'
      or (replied_at is null and status in ('Shortlisted', 'Interviewed', 'Offered', 'Hired', 'Rejected'))`);
  expect(untrue.rows).toEqual([]);
});

test('those who apply do the work that the opening asks for, with few exceptions', async () => {
  const { rows } = await server().platform.db.execute<{ wanted: string; done: string }>(sql`
    select job_openings.title as wanted, candidates.title as done from applications
    join candidates on candidates.account_id = applications.candidate_id
    join job_openings on job_openings.id = applications.opening_id`);
  const isSuited = ({ wanted, done }: (typeof rows)[number]) =>
    trades.some(({ titles }) => titles.includes(wanted) && titles.includes(done));
  expect(rows.filter(isSuited).length / rows.length).toBeGreaterThan(0.8);
});

test('about a fifth of the openings lie outside Qatar, in every country of the Gulf and in its money', async () => {
  const { rows } = await server().platform.db.execute<{ country: string; currencies: string[]; n: number }>(
    sql`select country, array_agg(distinct currency) as currencies, count(*)::int as n from job_openings group by 1`,
  );
  const money = Object.fromEntries(rows.map(({ country, currencies }) => [country, currencies.join()]));
  expect(money).toEqual({
    Qatar: 'QAR',
    'United Arab Emirates': 'AED',
    'Saudi Arabia': 'SAR',
    Kuwait: 'KWD',
    Bahrain: 'BHD',
    Oman: 'OMR',
  });
  const inQatar = rows.find(({ country }) => country === 'Qatar')?.n ?? 0;
  expect((600 - inQatar) / 600).toBeGreaterThan(0.15);
  expect((600 - inQatar) / 600).toBeLessThan(0.25);
  const open = await server().platform.db.execute(sql`select distinct country from public_openings`);
  expect(open.rows).toHaveLength(6);
});

test('the companies have a plan each, and no more openings than it allows', async () => {
  const { rows } = await server().platform.db.execute<{ plan: string; companies: number; most: number }>(
    sql`select plan_id as plan, count(*)::int as companies, max(job_slots - used)::int as most, min(job_slots - used)::int as least
      from (select c.*, (select count(*) from job_openings where company_id = c.id and status <> 'Closed') as used
        from companies c where approved_status = 'Approved') c group by 1`,
  );
  expect(rows.map(({ plan }) => plan).sort()).toEqual(['premium', 'standard', 'trial']);
  for (const row of rows) expect(row).toMatchObject({ least: expect.toSatisfy((left: number) => left >= 0) });
  const early = await server().platform.db.execute(
    sql`select 1 from job_openings o join companies c on c.id = o.company_id where o.first_published_at < c.approved_at`,
  );
  expect(early.rows).toEqual([]);
});

test('what is paused was open for days, and nobody waits since before or after the registration', async () => {
  const paused = await server().platform.db.execute(
    sql`select 1 from job_openings o join companies c on c.id = o.company_id
      where o.status = 'On-Hold' and o.first_published_at > now() - interval '1 day'
        and c.approved_at < now() - interval '3 days'`,
  );
  expect(paused.rows).toEqual([]);
  const late = await server().platform.db.execute(
    sql`select 1 from companies where submitted_at <> created_at`,
  );
  expect(late.rows).toEqual([]);
  const members = await server().platform.db.execute(
    sql`select 1 from company_members m join companies c on c.id = m.company_id where m.created_at > c.created_at`,
  );
  expect(members.rows).toEqual([]);
});

test('what has ended was open before, and nobody applied afterwards', async () => {
  const early = await server().platform.db.execute(
    sql`select due_date, closed_at, first_published_at from job_openings
      where due_date <= first_published_at::date or closed_at <= first_published_at`,
  );
  expect(early.rows).toEqual([]);
  const expired = await server().platform.db.execute<{ n: number }>(
    sql`select count(*)::int as n from job_openings where status = 'Published' and due_date < current_date`,
  );
  expect(expired.rows[0]?.n).toBeGreaterThan(40);
  const late = await server().platform.db.execute(
    sql`select 1 from applications a join job_openings o on o.id = a.opening_id
      where a.created_at::date > o.due_date or a.created_at > o.closed_at`,
  );
  expect(late.rows).toEqual([]);
});

test('nobody was interviewed before the interview, nor asked to it before being shortlisted', async () => {
  const at = (kind: string, to?: string) =>
    sql`(select max(e.created_at) from application_events e where e.application_id = i.application_id
      and e.kind = ${kind} and ${to ? sql`e.to_status = ${to}` : sql`true`})`;
  const { rows } = await server().platform.db.execute<{ held: number; odd: number }>(
    sql`select count(*)::int as held, (count(*) filter (where
        ${at('status-changed', 'Interviewed')} < i.until_at
        or ${at('status-changed', 'Shortlisted')} > ${at('interview_scheduled')}))::int as odd
      from interviews i where i.status = 'Completed'`,
  );
  expect(rows[0]?.held).toBeGreaterThan(10);
  expect(rows[0]?.odd).toBe(0);
});

test('who decided about an application had read it before, and it is new to them no more', async () => {
  const { rows } = await server().platform.db.execute<{ decided: number; odd: number }>(
    sql`select count(*)::int as decided, (count(*) filter (where
        v.created_at is null or v.created_at > e.created_at or r.read_at is null))::int as odd
      from application_events e
      left join application_events v on v.application_id = e.application_id and v.kind = 'viewed'
      left join application_reads r on r.application_id = e.application_id and r.account_id = e.actor_id
      where e.kind = 'status-changed'`,
  );
  expect(rows[0]?.decided).toBeGreaterThan(1000);
  expect(rows[0]?.odd).toBe(0);
});

test('papers and CVs are real PDFs that their readers open', async () => {
  const signIn = async ({ email }: { email: string }) =>
    (await send(server(), 'POST', '/api/login', { body: { email, password: demoPassword } })).body.token;
  const token = await signIn(demoAccounts.company);
  const own = (await send(server(), 'GET', '/api/users', { token })).body.extra_data;
  expect(own.documents.map(({ kind }: { kind: string }) => kind)).toHaveLength(5);
  const list = await send(server(), 'GET', '/api/job_application?show=1', { token });
  const one = await send(server(), 'GET', `/api/job_application/${list.body.data.data[0].id}`, { token });
  for (const path of [own.cr_file, one.body.data.cv.path]) {
    const answer = await server().app.request(
      `http://localhost:3000/api/${path.replace(/^\/?(api\/)?/, '')}`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    expect([path, answer.status]).toEqual([path, 200]);
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    expect((await extractText(pdf, { mergePages: true })).text).toMatch(/Commercial registration|EXPERIENCE/);
  }
});

test('a second start loads nothing and prints the accounts again', async () => {
  expect(await loadDemoData(server().systemContext('demo'))).toContain(demoAccounts.company.email);
  expect(await count('job_openings')).toBe(600);
});

test('a database with a real account stays as it is', async () => {
  const real = await startTestServer();
  try {
    await aCandidate(real);
    expect(await loadDemoData(real.systemContext('demo'))).toBe('');
    const { rows } = await real.platform.db.execute<{ n: number }>(
      sql`select count(*)::int as n from accounts`,
    );
    expect(rows[0]?.n).toBe(1);
  } finally {
    await real.drop();
  }
});

test('the demo is known for what it is, and goes with all that hangs on it; a real person stays', async () => {
  const own = await startTestServer();
  try {
    const context = own.systemContext('demo');
    const person = await aCandidate(own);
    expect(await hasDemoAccounts(context)).toBe(false);
    expect(await removeDemo(context)).toEqual({ accounts: 0, companies: 0 });
    await own.platform.db.execute(sql`delete from accounts`);
    await loadDemoData(context);
    const again = await aCandidate(own);
    expect(again.email).not.toBe(person.email);
    expect(await hasDemoAccounts(context)).toBe(true);
    expect(await removeDemo(context)).toEqual({ accounts: 343, companies: 40 });
    expect(await hasDemoAccounts(context)).toBe(false);
    const left = async (table: string) =>
      Number(
        (
          await own.platform.db.execute<{ n: string }>(
            sql`select count(*) as n from ${sql.identifier(table)}`,
          )
        ).rows[0]?.n,
      );
    for (const table of ['companies', 'job_openings', 'public_openings', 'applications', 'company_documents'])
      expect([table, await left(table)]).toEqual([table, 0]);
    expect(await left('accounts')).toBe(1);
    const { email } = demoAccounts.superadmin;
    const login = await send(own, 'POST', '/api/login', { body: { email, password: demoPassword } });
    expect(login.status).toBe(422);
  } finally {
    await own.drop();
  }
});
