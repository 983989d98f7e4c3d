import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/time.ts';
import { send } from '#support/client.ts';
import { anOpening, openingInput, saveOpening } from '#support/openings.ts';
import {
  aMember,
  anApprovedCompany,
  aPendingCompany,
  type CompanyPerson,
  type Person,
  password,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const save = (company: Person, change: Record<string, unknown> = {}) =>
  saveOpening(server(), company, change);

async function publicTitles(company: CompanyPerson): Promise<string[]> {
  const { body } = await send(server(), 'GET', '/api/jobs_pool?show=50');
  return body.data.data
    .filter((card: { company: { id: string } | null }) => card.company?.id === company.companyId)
    .map((card: { title: string }) => card.title);
}

test('an opening is saved Open, and public once it is published', async () => {
  const company = await anApprovedCompany(server());
  const saved = await save(company);
  expect(saved.status).toBe(200);
  expect(saved.body.data).toMatchObject({
    status: 'Open',
    city: 'Lusail',
    version: 1,
    questions_locked: false,
  });
  expect(await publicTitles(company)).toEqual([]);
  const published = await send(server(), 'PUT', `/api/job_opening/${saved.body.data.id}/status`, {
    token: company.token,
    body: { status: 'Published' },
  });
  expect(published.body.data).toMatchObject({ status: 'Active', stored_status: 'Published' });
  expect(await publicTitles(company)).toEqual([openingInput.title]);
});

test('rich text keeps its form and loses what could run', async () => {
  const { body } = await save(await anApprovedCompany(server()), {
    introduction: '<p>Hello <b>you</b><script>alert(1)</script><a href="javascript:alert(1)">x</a></p>',
  });
  expect(body.data.introduction).toContain('<strong>you</strong>');
  expect(body.data.introduction).not.toMatch(/script|javascript/);
});

test('X3: the 7th opening of a default company is refused, also when 20 requests race for the 6th slot', async () => {
  const company = await anApprovedCompany(server());
  for (let count = 0; count < 5; count += 1) expect((await save(company)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 20 }, () => save(company)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.body).toMatchObject({ status: 403, code: 'PLAN_LIMIT', kind: 'slot', limit: 6 });
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.message))).toEqual(
    new Set(['Your plan allows 6 open job openings, and all of them are in use. Standard allows more.']),
  );
  const { body } = await send(server(), 'GET', '/api/job_opening', { token: company.token });
  expect(body.data).toMatchObject({ total: 6, slots: { used: 6, total: 6 } });
});

test('a closed opening frees its slot, and reopening takes one again', async () => {
  const company = await anApprovedCompany(server(), { jobSlots: 1 });
  const first = await save(company);
  expect((await save(company)).status).not.toBe(200);
  const close = (id: string, status: string) =>
    send(server(), 'PUT', `/api/job_opening/${id}/status`, { token: company.token, body: { status } });
  await close(first.body.data.id, 'Closed');
  expect((await save(company)).status).toBe(200);
  expect((await close(first.body.data.id, 'Published')).body.code).toMatch(/^PLAN_LIMIT/);
});

test('an expired opening is public again once its due date is extended', async () => {
  const company = await anApprovedCompany(server());
  const { body } = await save(company, { publish: true, due_date: '2026-11-22', title: 'Crane Operator' });
  server().clock.set(new Date('2026-11-23T06:00:00Z'));
  const read = () => send(server(), 'GET', `/api/job_opening/${body.data.id}`, { token: company.token });
  expect((await read()).body.data.status).toBe('Expired');
  expect((await send(server(), 'GET', `/api/job/${body.data.id}`)).status).toBe(410);
  const past = await send(server(), 'PUT', `/api/job_opening/${body.data.id}/due_date`, {
    token: company.token,
    body: { due_date: '2026-11-22' },
  });
  expect(past.status).toBe(422);
  await send(server(), 'PUT', `/api/job_opening/${body.data.id}/due_date`, {
    token: company.token,
    body: { due_date: '2026-11-23' },
  });
  expect((await read()).body.data.status).toBe('Active');
  expect((await send(server(), 'GET', `/api/job/${body.data.id}`)).status).toBe(200);
});

test('X4: a save that began from an older version is refused', async () => {
  const company = await anApprovedCompany(server());
  const { body } = await save(company);
  const update = (version: number, city: string) =>
    send(server(), 'PUT', `/api/job_opening/${body.data.id}`, {
      token: company.token,
      body: { ...openingInput, city, version },
    });
  expect((await update(1, 'Doha')).status).toBe(200);
  expect((await update(1, 'Al Khor')).body.code).toBe('CONFLICT');
});

test('a duplicate is not public, is marked as a copy and has the same questions', async () => {
  const company = await anApprovedCompany(server());
  const { body } = await save(company, {
    publish: true,
    screening_questions: [
      { title: 'Do you hold a UPDA grade?', answer_type: 'yes/no', knock_out: { answer: 'yes' } },
    ],
  });
  const copy = await send(server(), 'POST', `/api/job_opening/${body.data.id}/duplicate`, {
    token: company.token,
  });
  expect(copy.body.data).toMatchObject({
    status: 'Open',
    first_published_at: null,
    due_date: null,
    copy_of: body.data.title,
  });
  expect(body.data.copy_of).toBeNull();
  expect(copy.body.data.screening_questions[0]).toMatchObject({ knock_out: { answer: 'yes' } });
});

test('deleting asks for the password, and takes the opening out of every list', async () => {
  const company = await anApprovedCompany(server());
  const { body } = await save(company, { publish: true, title: 'Harbour Pilot' });
  const remove = (secret: string) =>
    send(server(), 'DELETE', `/api/job_opening/${body.data.id}`, {
      token: company.token,
      body: { password: secret },
    });
  expect((await remove('')).body.errors.password).toEqual(['Please enter your password!']);
  expect((await remove('wrong')).body.errors.password).toEqual(['Wrong Password!']);
  expect((await remove(password)).status).toBe(200);
  expect(await publicTitles(company)).toEqual([]);
  expect((await send(server(), 'GET', `/api/job/${body.data.id}`)).status).toBe(404);
});

test('Z4: another company’s opening answers like one that does not exist', async () => {
  const owner = await anApprovedCompany(server());
  const other = await anApprovedCompany(server());
  const { body } = await save(owner);
  const path = `/api/job_opening/${body.data.id}`;
  for (const [method, at, payload] of [
    ['GET', path, undefined],
    ['PUT', path, openingInput],
    ['PUT', `${path}/status`, { status: 'Closed' }],
    ['PUT', `${path}/due_date`, { due_date: '2027-01-01' }],
    ['POST', `${path}/duplicate`, undefined],
    ['DELETE', path, { password }],
  ] as const) {
    expect(
      (await send(server(), method, at, { token: other.token, body: payload })).status,
      `${method} ${at}`,
    ).toBe(404);
  }
});

test('a viewer reads openings and changes none; a recruiter deletes none', async () => {
  const owner = await anApprovedCompany(server());
  const viewer = await aMember(server(), owner.companyId, 'viewer');
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  const { body } = await save(owner);
  const path = `/api/job_opening/${body.data.id}`;
  const abilitiesOf = async ({ token }: Person) => {
    const own = (await send(server(), 'GET', path, { token })).body.data.abilities;
    const { data, abilities } = (await send(server(), 'GET', '/api/job_opening', { token })).body.data;
    expect(data[0].abilities).toEqual(own);
    return { ...own, ...abilities };
  };
  expect(await abilitiesOf(viewer)).toEqual({ edit: false, publish: false, remove: false, create: false });
  expect(await abilitiesOf(recruiter)).toEqual({ edit: true, publish: true, remove: false, create: true });
  expect(await abilitiesOf(owner)).toEqual({ edit: true, publish: true, remove: true, create: true });
  expect((await save(viewer)).status).toBe(403);
  expect((await save(recruiter)).status).toBe(200);
  expect((await send(server(), 'DELETE', path, { token: recruiter.token, body: { password } })).status).toBe(
    403,
  );
});

test('Z7: a company that waits for its approval does not reach its openings', async () => {
  const pending = await aPendingCompany(server());
  const { status, body } = await send(server(), 'GET', '/api/job_opening', { token: pending.token });
  expect(status).toBe(403);
  expect(body.code).toBe('COMPANY_NOT_APPROVED');
});

test('the list filters by each of the six statuses, searches titles, sorts and pages', async () => {
  const company = await anApprovedCompany(server(), { jobSlots: 30 });
  const today = calendarDate(server().clock.now(), 'Asia/Qatar');
  const yesterday = addDays(today, -1);
  const drawn = [
    ['Open', null, 'Draughtsman 100%'],
    ['On-Hold', null, 'Paused Welder'],
    ['Closed', null, 'Closed Welder'],
    ['Published', today, 'Welder until today'],
    ['Published', yesterday, 'Welder until yesterday'],
  ] as const;
  for (const [status, dueDate, title] of drawn) {
    server().clock.advance(1000);
    const createdAt = server().clock.now();
    await anOpening(server(), company.companyId, { status, dueDate, title, createdAt });
  }
  const list = async (query: string) =>
    (await send(server(), 'GET', `/api/job_opening?${query}`, { token: company.token })).body.data;
  const titles = async (query: string) =>
    (await list(query)).data.map(({ title }: { title: string }) => title);
  expect(await titles('status=Open')).toEqual(['Draughtsman 100%']);
  expect(await titles('status=On-Hold')).toEqual(['Paused Welder']);
  expect(await titles('status=Closed')).toEqual(['Closed Welder']);
  expect(await titles('status=Published')).toEqual(['Welder until yesterday', 'Welder until today']);
  expect(await titles('status=Active')).toEqual(['Welder until today']);
  expect(await titles('status=Expired')).toEqual(['Welder until yesterday']);
  expect(await titles('search=welder&sort=ASC&show=2&page=2')).toEqual([
    'Welder until today',
    'Welder until yesterday',
  ]);
  expect(await titles('search=100%25')).toEqual(['Draughtsman 100%']);
  expect(await titles('search=nobody')).toEqual([]);
  expect(await list('status=nonsense&page=x&show=0')).toMatchObject({
    total: 5,
    counts: { Open: 1, 'On-Hold': 1, Closed: 1, Published: 2, Active: 1, Expired: 1 },
    slots: { used: 4, total: 6 + 24 },
  });
});

test('figures that were typed on an Arabic or Persian keyboard are kept in 0–9; what is none is refused', async () => {
  const company = await anApprovedCompany(server());
  const saved = await saveOpening(server(), company, {
    salary_start: '١٢٬٠٠٠',
    salary_end: '۱۶۰۰۰',
    experience_start: '٣',
  });
  expect(saved.body.data).toMatchObject({ salary_start: 12_000, salary_end: 16_000, experience_start: 3 });
  const refused = await saveOpening(server(), company, { salary_start: '١٢٬٠٠', experience_start: '٦١' });
  expect(Object.keys(refused.body.errors).sort()).toEqual(['experience_start', 'salary_start']);
});
