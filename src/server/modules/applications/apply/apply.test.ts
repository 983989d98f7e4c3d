import { count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicationSubmitted } from '#server/modules/applications/events.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { type jobOpenings, screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import { anApplication, anUploadedCv, apply } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('a candidate applies with a PDF: the company has it, both get a letter, and higher modules are told', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId, { title: 'Site Engineer' });
  const candidate = await aCandidate(server(), { name: 'Amira Haddad' });
  const told: string[] = [];
  server().platform.events.on(applicationSubmitted, async (_, { openingId }) => void told.push(openingId));
  const answer = await apply(server(), candidate, id, { cover_letter: 'I build bridges.', source: 'google' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ success: true, data: { job_id: id, video_questions: 0 } });
  const { body } = await send(server(), 'GET', '/api/job_application', company);
  expect(body.data).toMatchObject({ viewer: 'company', total: 1, counts: { Pending: 1 } });
  expect(body.data.data[0]).toMatchObject({ candidate: { name: 'Amira Haddad' }, source: 'google' });
  expect(told).toContain(id);
  expect((await lettersTo(server().platform.db, candidate.email)).map((l) => l.subject)).toEqual([
    'Your application for Site Engineer was sent',
  ]);
  await server().runTasks();
  const [letter] = await lettersTo(server().platform.db, company.email);
  expect(letter?.text).toContain(`/job_application/list/details?id=${answer.body.data.id}`);
});

test('X1: a hundred equal applications at once are one row and one letter; the others are told of it', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId);
  const candidate = await aCandidate(server());
  const cv = await anUploadedCv(server(), candidate);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => apply(server(), candidate, id, { cv })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(99);
  const first = answers.find(({ status }) => status === 200)?.body.data.id;
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'ALREADY_APPLIED',
    message: 'You have already applied for this job.',
    application_id: first,
  });
  expect(await rowsOf(id)).toBe(1);
  expect(await lettersTo(server().platform.db, candidate.email)).toHaveLength(1);
  await server().runTasks();
  expect(await lettersTo(server().platform.db, company.email)).toHaveLength(1);
});

test('X2: the same request with the same key answers as before, another one under that key is refused', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId);
  const candidate = await aCandidate(server());
  const cv = await anUploadedCv(server(), candidate);
  const headers = { 'idempotency-key': 'key-1' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => apply(server(), candidate, id, { cv }, headers)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const other = await apply(server(), candidate, id, { cv, cover_letter: 'x' }, headers);
  expect(other.status).toBe(422);
});

test('only an Active opening takes applications: 410 once it was public, 404 before', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const statusOf = async (details: Partial<typeof jobOpenings.$inferInsert>, companyId = company.companyId) =>
    (await apply(server(), candidate, await anOpening(server(), companyId, details), { cv: 'x' })).status;
  expect(await statusOf({ status: 'Closed' })).toBe(410);
  expect(await statusOf({ status: 'On-Hold' })).toBe(410);
  expect(await statusOf({ dueDate: '2026-11-20' })).toBe(410);
  expect(await statusOf({ status: 'Open', firstPublishedAt: null })).toBe(404);
  expect(await statusOf({}, (await aPendingCompany(server())).companyId)).toBe(410);
  expect((await apply(server(), candidate, 'nothing', { cv: 'x' })).status).toBe(404);
});

test('every missing part is named at its field, in the words of the specification', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { coverLetter: 'mandatory' });
  const questions = await ask(id, [
    { title: 'Years?', answerType: 'number' },
    { title: 'Licence?', answerType: 'yes/no' },
    { title: 'From when?', answerType: 'date', required: false },
  ]);
  const candidate = await aCandidate(server());
  const answers = [
    { question_id: questions[1], answer: 'perhaps' },
    { question_id: 'foreign', answer: 'x' },
  ];
  const refused = await apply(server(), candidate, id, { cv: null, answers });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    cover_letter: ['A cover letter is required for this job'],
    cv: ['CV/Resume is required!'],
    [`answers.${questions[0]}`]: ['Enter a number'],
    [`answers.${questions[1]}`]: ['Please choose one of the options'],
    'answers.foreign': ['This question is not part of the job opening'],
  });
  const terms = await apply(server(), candidate, id, { cv: 'x', terms: false });
  expect(terms.body.errors).toEqual({ terms: ['Please accept the Terms and Conditions'] });
  expect(await rowsOf(id)).toBe(0);
});

test('a knock-out answer is kept for the company and never told to the candidate', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId);
  const [question = ''] = await ask(id, [
    { title: 'Years?', answerType: 'number', knockOut: { minimum: 5 } },
  ]);
  const candidate = await aCandidate(server());
  const own = await anApplication(server(), candidate, id, {
    answers: [{ question_id: question, answer: '2' }],
  });
  const seen = await send(server(), 'GET', `/api/job_application/${own}`, company);
  expect(seen.body.data).toMatchObject({ knocked_out: true, answers: [{ answer: '2', knocked_out: true }] });
  for (const path of [`/api/job_application/${own}`, '/api/job_application'])
    expect(JSON.stringify((await send(server(), 'GET', path, candidate)).body)).not.toMatch(/knock/);
});

test("the profile's CV serves too, and stays the application's when the profile changes", async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const path = await anUploadedCv(server(), candidate);
  const fileId = path.split('/').at(-1) ?? '';
  await server()
    .platform.db.update(candidates)
    .set({ cvFileId: fileId })
    .where(eq(candidates.accountId, candidate.accountId));
  const first = await anOpening(server(), company.companyId);
  const second = await anOpening(server(), company.companyId);
  const ids = [
    await anApplication(server(), candidate, first, { cv: null }),
    await anApplication(server(), candidate, second, { cv: path }),
  ];
  const paths = await Promise.all(
    ids.map(
      async (id) => (await send(server(), 'GET', `/api/job_application/${id}`, company)).body.data.cv.path,
    ),
  );
  expect(new Set([path, ...paths]).size).toBe(3);
  for (const kept of paths) expect((await send(server(), 'GET', `/api/${kept}`, company)).status).toBe(200);
});

test("Z3: another's CV cannot be sent along", async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId);
  const theirs = await anUploadedCv(server(), await aCandidate(server()));
  const refused = await apply(server(), await aCandidate(server()), id, { cv: theirs });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['cv']]);
  expect(await rowsOf(id)).toBe(0);
});

test('a candidate who hides from a company does not reach it by accident', async () => {
  const { companyId } = await anApprovedCompany(server());
  const candidate = await aCandidate(server(), { hiddenFromCompanies: [companyId] });
  const refused = await apply(server(), candidate, await anOpening(server(), companyId), { cv: 'x' });
  expect([refused.status, refused.body.code]).toEqual([409, 'HIDDEN_FROM_COMPANY']);
});

test('P8: a hidden company is in no letter and no answer to the applicant', async () => {
  const company = await anApprovedCompany(server(), { name: 'Canary Holding' });
  const id = await anOpening(server(), company.companyId, { hideCompanyName: true });
  const candidate = await aCandidate(server());
  const own = await anApplication(server(), candidate, id);
  const mine = await send(server(), 'GET', '/api/job_application', candidate);
  expect(mine.body.data.data[0].company).toBeNull();
  const details = await send(server(), 'GET', `/api/job_application/${own}`, candidate);
  const letters = await lettersTo(server().platform.db, candidate.email);
  expect(JSON.stringify([mine.body, details.body, letters])).not.toMatch(/Canary|rawdat/i);
});

test('what the candidate applied for is marked, with the video questions that still wait', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId);
  await server()
    .platform.db.insert(videoQuestions)
    .values({ openingId: id, position: 1, question: 'Why us?' });
  const candidate = await aCandidate(server());
  expect((await send(server(), 'GET', '/api/applied_jobs', candidate)).body.data).toEqual([]);
  expect((await apply(server(), candidate, id)).body.data.video_questions).toBe(1);
  expect((await send(server(), 'GET', '/api/applied_jobs', candidate)).body.data).toEqual([id]);
  const { body } = await send(server(), 'GET', '/api/job_application', candidate);
  expect(body.data.data[0]).toMatchObject({ videos_missing: 1, label: 'Pending', can_withdraw: true });
});

test('a company whose approval is withdrawn takes no applications from the next request on', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId);
  await server()
    .platform.db.update(companies)
    .set({ approvedStatus: 'Declined' })
    .where(eq(companies.id, company.companyId));
  expect((await apply(server(), await aCandidate(server()), id, { cv: 'x' })).status).toBe(410);
  const list = await send(server(), 'GET', '/api/job_application', company);
  expect([list.status, list.body.code]).toEqual([403, 'COMPANY_DECLINED']);
});

test('a draft is kept for its writer alone and ends with the sending', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId, { title: 'Diver' });
  const [candidate, other] = [await aCandidate(server()), await aCandidate(server())];
  const path = `/api/job_application_drafts/${id}`;
  const draft = { cover_letter: 'I dive', answers: [{ question_id: 'q', answer: '' }] };
  expect((await send(server(), 'PUT', path, { ...candidate, body: draft })).status).toBe(200);
  expect((await send(server(), 'GET', path, candidate)).body.data).toMatchObject(draft);
  expect((await send(server(), 'GET', path, other)).body.data).toBeNull();
  const drafts = await send(server(), 'GET', '/api/job_application_drafts', candidate);
  expect(drafts.body.data).toMatchObject([{ job: { id, title: 'Diver' } }]);
  await anApplication(server(), candidate, id);
  expect((await send(server(), 'GET', path, candidate)).body.data).toBeNull();
  expect((await send(server(), 'PUT', path, { ...candidate, body: draft })).status).toBe(409);
  const hidden = await anOpening(server(), company.companyId, { status: 'Open', firstPublishedAt: null });
  const nowhere = `/api/job_application_drafts/${hidden}`;
  expect((await send(server(), 'PUT', nowhere, { ...candidate, body: draft })).status).toBe(404);
});

async function ask(
  openingId: string,
  questions: Omit<typeof screeningQuestions.$inferInsert, 'openingId' | 'position'>[],
): Promise<string[]> {
  const rows = await server()
    .platform.db.insert(screeningQuestions)
    .values(questions.map((question, position) => ({ ...question, openingId, position })))
    .returning({ id: screeningQuestions.id });
  return rows.map(({ id }) => id);
}

async function rowsOf(openingId: string): Promise<number> {
  const [row] = await server()
    .platform.db.select({ total: count() })
    .from(applications)
    .where(eq(applications.openingId, openingId));
  return row?.total ?? 0;
}

test('a draft that is saved beside the sending is listed by nobody once the application is there', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId, { title: 'Falcon Keeper' });
  const candidate = await aCandidate(server());
  const body = { cover_letter: 'I keep falcons', answers: [] };
  await Promise.all([
    anApplication(server(), candidate, id),
    ...[1, 2, 3].map(() =>
      send(server(), 'PUT', `/api/job_application_drafts/${id}`, { ...candidate, body }),
    ),
  ]);
  const late = await send(server(), 'PUT', `/api/job_application_drafts/${id}`, { ...candidate, body });
  expect([late.status, late.body.code]).toEqual([409, 'ALREADY_APPLIED']);
  const drafts = await send(server(), 'GET', '/api/job_application_drafts', candidate);
  expect(drafts.body.data).toEqual([]);
});
