import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import {
  aMember,
  anApprovedCompany,
  aPendingCompany,
  type CompanyPerson,
  password,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { countApplication } from './desk-service.ts';

const server = testServer();

const opening = {
  title: 'Senior Structural Engineer',
  city: 'Lusail',
  responsibilities: '<p>Lead the design of a tower.</p>',
  requirements: '<p>Seven years in structural design.</p>',
  salary_start: 22_000,
  salary_end: 28_000,
  experience_level: 'senior',
  employment_type: 'full time',
  due_date: '2026-12-12',
};

function save(company: CompanyPerson, change: Record<string, unknown> = {}) {
  return send(server(), 'POST', '/api/job_opening', {
    token: company.token,
    body: { ...opening, ...change },
  });
}

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
  expect(await publicTitles(company)).toEqual([opening.title]);
});

test.each([
  ['title', '', 'Job title is required!'],
  ['city', '', 'City is required!'],
  ['salary_start', '', 'Please enter salary range starts from'],
  ['salary_end', '', 'Please enter salary range end'],
  ['responsibilities', '<p> </p>', 'Please fill all Mandatory Fields ( * )'],
])('%s is required: %s', async (field, value, message) => {
  const { status, body } = await save(await anApprovedCompany(server()), { [field]: value });
  expect(status).toBe(422);
  expect(body.errors[field]).toEqual([message]);
});

test('salary end must be greater than salary start', async () => {
  const company = await anApprovedCompany(server());
  expect((await save(company, { salary_end: 22_000 })).body.errors.salary_end).toBeDefined();
  expect((await save(company, { salary_end: 22_001 })).status).toBe(200);
});

test('responsibilities hold 10,000 visible characters and no more', async () => {
  const company = await anApprovedCompany(server());
  expect((await save(company, { responsibilities: `<p>${'a'.repeat(10_000)}</p>` })).status).toBe(200);
  expect((await save(company, { responsibilities: `<p>${'a'.repeat(10_001)}</p>` })).status).toBe(422);
});

test('rich text keeps its form and loses what could run', async () => {
  const { body } = await save(await anApprovedCompany(server()), {
    introduction: '<p>Hello <b>you</b><script>alert(1)</script><a href="javascript:alert(1)">x</a></p>',
  });
  expect(body.data.introduction).toContain('<strong>you</strong>');
  expect(body.data.introduction).not.toMatch(/script|javascript/);
});

test('a question has at most 255 characters and needs its input type', async () => {
  const company = await anApprovedCompany(server());
  const question = { title: 'q'.repeat(255), answer_type: 'yes/no' };
  expect((await save(company, { screening_questions: [question] })).status).toBe(200);
  expect(
    (await save(company, { screening_questions: [{ ...question, title: 'q'.repeat(256) }] })).status,
  ).toBe(422);
  const { body } = await save(company, { screening_questions: [{ title: 'Licence?' }] });
  expect(Object.values(body.errors).flat()).toContain('Please add the input type');
});

test('X3: the 7th opening of a default company is refused, also when 20 requests race for the 6th slot', async () => {
  const company = await anApprovedCompany(server());
  for (let count = 0; count < 5; count += 1) expect((await save(company)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 20 }, () => save(company)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.body).toMatchObject({ code: 'PLAN_LIMIT' });
  expect(refused?.body.message).toContain('6');
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

test('five screening and three video questions fit the default plan, one more does not', async () => {
  const company = await anApprovedCompany(server());
  const screening = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `Question ${at}`, answer_type: 'text' }));
  const video = (count: number) => Array.from({ length: count }, (_, at) => ({ question: `Tell us ${at}` }));
  expect((await save(company, { screening_questions: screening(5), video_questions: video(3) })).status).toBe(
    200,
  );
  expect((await save(company, { screening_questions: screening(6) })).body.code).toMatch(/^PLAN_LIMIT/);
  expect((await save(company, { video_questions: video(4) })).body.code).toMatch(/^PLAN_LIMIT/);
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
      body: { ...opening, city, version },
    });
  expect((await update(1, 'Doha')).status).toBe(200);
  expect((await update(1, 'Al Khor')).body.code).toBe('CONFLICT');
});

test('a duplicate is not public and has the same questions', async () => {
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
  expect(copy.body.data).toMatchObject({ status: 'Open', first_published_at: null, due_date: null });
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
    ['PUT', path, opening],
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
  expect((await send(server(), 'GET', path, { token: viewer.token })).body.data.abilities).toMatchObject({
    edit: false,
  });
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

test('posting is blocked after the trial until a plan is set', async () => {
  const company = await anApprovedCompany(server(), { trialExpiresAt: new Date('2026-11-01T00:00:00Z') });
  const { status, body } = await save(company);
  expect(status).toBe(403);
  expect(body.code).toBe('TRIAL_ENDED');
});

test('the questions lock once somebody has applied, the rest stays editable', async () => {
  const company = await anApprovedCompany(server());
  const asked = { screening_questions: [{ title: 'Do you drive?', answer_type: 'yes/no' }] };
  const { body } = await save(company, { ...asked, publish: true, title: 'Driver' });
  const { db } = server().platform;
  await db.transaction((transaction) => countApplication({ db: transaction }, body.data.id, 1));
  const update = (change: Record<string, unknown>) =>
    send(server(), 'PUT', `/api/job_opening/${body.data.id}`, {
      token: company.token,
      body: { ...opening, ...asked, title: 'Driver', status: 'Published', ...change },
    });
  expect((await update({ city: 'Doha' })).body.data).toMatchObject({ city: 'Doha', questions_locked: true });
  expect((await update({ screening_questions: [] })).body.code).toBe('QUESTIONS_LOCKED');
});
