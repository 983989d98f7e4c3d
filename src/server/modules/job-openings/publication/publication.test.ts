import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companyApproved, companyChanged, companyDeclined } from '#server/modules/companies/events.ts';
import { companies } from '#server/modules/companies/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { send } from '#support/client.ts';
import { anOpening, changeOpening, saveOpening } from '#support/openings.ts';
import { anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { type TestServer, testServer } from '#support/test-server.ts';
import { refreshPublicOpening } from './service.ts';

const server = testServer();

async function isListed(id: string): Promise<boolean> {
  const { rows } = await server().platform.db.execute(sql`select 1 from public_openings where id = ${id}`);
  return rows.length > 0;
}

test.each(['Open', 'On-Hold', 'Closed'] as const)('an opening that is %s is not public', async (status) => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { status });
  expect(await isListed(id)).toBe(false);
  await changeOpening(server(), id, { status: 'Published' });
  expect(await isListed(id)).toBe(true);
  await changeOpening(server(), id, { status });
  expect(await isListed(id)).toBe(false);
});

test('extending the due date of an expired opening makes it public again, with its first date', async () => {
  const { companyId } = await anApprovedCompany(server());
  const first = new Date('2026-10-01T08:00:00Z');
  const id = await anOpening(server(), companyId, { dueDate: '2026-11-20', firstPublishedAt: first });
  expect(await isListed(id)).toBe(false);
  await changeOpening(server(), id, { dueDate: '2026-12-20' });
  const { body } = await send(server(), 'GET', `/api/job/${id}`);
  expect(body.data).toMatchObject({
    status: 'Active',
    published_at: first.toISOString(),
    due_date: '2026-12-20',
  });
});

test('nothing of a company is public before its approval or after it is lost', async () => {
  const { companyId } = await aPendingCompany(server());
  const id = await anOpening(server(), companyId);
  expect(await isListed(id)).toBe(false);
  expect((await send(server(), 'GET', `/api/job/${id}`)).status).toBe(404);
  await changeCompany(companyId, { approvedStatus: 'Approved', approvedAt: new Date() }, companyApproved);
  expect(await isListed(id)).toBe(true);
  expect((await send(server(), 'GET', `/api/company/${companyId}`)).status).toBe(200);
  await changeCompany(companyId, { approvedStatus: 'Declined' }, companyDeclined);
  expect(await isListed(id)).toBe(false);
  expect((await send(server(), 'GET', `/api/job/${id}`)).status).toBe(404);
  expect((await send(server(), 'GET', `/api/company/${companyId}`)).status).toBe(404);
});

test('a changed name of the company stands on every card', async () => {
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'Renaming Clerk' });
  await changeCompany(companyId, { name: 'Al-Futtaim & Sons' }, companyChanged);
  const { body } = await send(server(), 'GET', '/api/jobs_pool?job_title=renaming');
  expect(body.data.data[0].company.name).toBe('Al-Futtaim & Sons');
});

test('a company that hides its name is in no byte of card, opening or company page', async () => {
  const { companyId } = await anApprovedCompany(server(), {
    name: 'Zubarah Canary Holding',
    slug: 'zubarah-canary',
    website: 'https://zubarah-canary.example',
    description: 'Canary descriptions',
  });
  const id = await anOpening(server(), companyId, { title: 'Hidden Keeper', hideCompanyName: true });
  const shown = await anOpening(server(), companyId, { title: 'Shown Keeper' });
  const card = await send(server(), 'GET', '/api/jobs_pool?job_title=hidden');
  const opening = await send(server(), 'GET', `/api/job/${id}`);
  expect(card.body.data.data).toMatchObject([{ id, company: null, confidential: true }]);
  expect(opening.body.data).toMatchObject({ id, company: null, confidential: true });
  for (const answer of [card, { ...opening.body.data, similar: [] }]) {
    const bytes = JSON.stringify(answer).toLowerCase();
    expect(bytes).not.toContain('canary');
    expect(bytes).not.toContain(companyId);
  }
  const page = await send(server(), 'GET', `/api/company/${companyId}`);
  expect(page.body.data.openings).toMatchObject({ total: 1, data: [{ id: shown }] });
  expect(JSON.stringify(page.body)).not.toContain(id);
});

test('a salary that is not published is in no answer', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, {
    title: 'Quiet Broker',
    publishSalary: false,
    salaryEnd: 77_123,
  });
  const card = await send(server(), 'GET', '/api/jobs_pool?job_title=quiet');
  const opening = await send(server(), 'GET', `/api/job/${id}`);
  expect(card.body.data.data[0].salary).toBeNull();
  expect(JSON.stringify([card.body, opening.body])).not.toContain('77123');
});

test('a published salary says whether it is negotiable, one that is not published says nothing', async () => {
  const { companyId, token } = await anApprovedCompany(server());
  const salaryOf = async (title: string) => {
    const card = await send(server(), 'GET', `/api/jobs_pool?job_title=${title}`);
    const { id, salary } = card.body.data.data[0];
    const opening = await send(server(), 'GET', `/api/job/${id}`);
    expect(opening.body.data.salary).toEqual(salary);
    return salary;
  };
  const pay = { start: 22_000, end: 28_000, type: 'per month', currency: 'QAR' };
  const change = { status: 'Published', salary_negotiable: true };
  await saveOpening(server(), { token }, { title: 'Bargainer', ...change });
  await saveOpening(server(), { token }, { title: 'Decider', status: 'Published' });
  await anOpening(server(), companyId, { title: 'Whisperer', publishSalary: false, salaryNegotiable: true });
  expect(await salaryOf('Bargainer')).toEqual({ ...pay, negotiable: true });
  expect(await salaryOf('Decider')).toEqual(pay);
  expect(await salaryOf('Whisperer')).toBeNull();
});

test('an opening that rolls back was never public', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { status: 'Open' });
  const failing = server()
    .systemContext('test')
    .inTransaction(async (context) => {
      await context.db.update(jobOpenings).set({ status: 'Published' }).where(eq(jobOpenings.id, id));
      await refreshPublicOpening(context, id);
      throw new Error('undone');
    });
  await expect(failing).rejects.toThrow('undone');
  expect(await isListed(id)).toBe(false);
});

test('publishing and approving at the same moment loses nothing', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { companyId } = await aPendingCompany(server());
    const id = await anOpening(server(), companyId, { status: 'Open' });
    await Promise.all([
      changeOpening(server(), id, { status: 'Published' }),
      changeCompany(companyId, { approvedStatus: 'Approved', approvedAt: new Date() }, companyApproved),
    ]);
    expect(await isListed(id)).toBe(true);
  }
});

test('a deleted opening is gone from the search and from the counters', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { title: 'Shortlived Clerk' });
  await server().platform.db.delete(jobOpenings).where(eq(jobOpenings.id, id));
  const { body } = await send(server(), 'GET', '/api/jobs_pool?job_title=shortlived');
  expect(body.data).toEqual({ total: 0, data: [] });
});

test('after random changes, several at a time, every counter equals a count', async () => {
  const random = seeded(42);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const { companyId } = await anApprovedCompany(server());
  const ids: string[] = [];
  for (let index = 0; index < 20; index += 1) ids.push(await anOpening(server(), companyId));
  const changes = () => ({
    status: pick(['Published', 'Published', 'Closed', 'On-Hold'] as const),
    title: pick(['Welder', 'Baker', 'Pilot']),
    city: pick(['Doha', 'Lusail', '']),
    country: pick(['Qatar', 'Oman']),
    employmentType: pick(['full time', 'freelance'] as const),
    experienceLevel: pick(['entry', 'senior'] as const),
    remote: random() < 0.3,
    dueDate: pick([null, '2026-11-20', '2026-12-31']),
  });
  for (let round = 0; round < 30; round += 1) {
    await Promise.all([1, 2, 3, 4].map(() => changeOpening(server(), pick(ids), changes())));
  }
  expect(await wrongCounters(server())).toEqual([]);
});

async function wrongCounters({ platform }: TestServer): Promise<unknown[]> {
  const { rows } = await platform.db.execute(sql`
    select * from (
      select title_id::text as what, country, place as city, count(*) as n from public_openings,
        unnest(array['', nullif(city, '')]) as place where place is not null group by 1, 2, 3
    ) real full join (select title_id::text as what, country, city, openings as n from opening_counts where openings <> 0) kept
      using (what, country, city) where real.n is distinct from kept.n
    union all
    select * from (
      select concat_ws('/', employment_type, experience_level, is_remote, is_paid) as what, country, place as city, count(*) as n
      from public_openings, unnest(array['', nullif(city, '')]) as place where place is not null group by 1, 2, 3
    ) real full join (
      select concat_ws('/', employment_type, experience_level, is_remote, is_paid) as what, country, city, openings as n
      from opening_place_counts where openings <> 0
    ) kept using (what, country, city) where real.n is distinct from kept.n`);
  return rows;
}

async function changeCompany(
  companyId: string,
  changes: Partial<typeof companies.$inferInsert>,
  event: typeof companyApproved | typeof companyDeclined,
): Promise<void> {
  await server()
    .systemContext('test')
    .inTransaction(async (context) => {
      await context.db.update(companies).set(changes).where(eq(companies.id, companyId));
      const columns = Object.keys(changes) as (keyof typeof changes)[];
      await context.events.publish(context, event as typeof companyChanged, { companyId, columns });
    });
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
