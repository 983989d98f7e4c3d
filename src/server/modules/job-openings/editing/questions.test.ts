import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { type Caller, send } from '#support/client.ts';
import { openingInput, saveOpening } from '#support/openings.ts';
import { anAdmin, anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { countApplication } from './service.ts';

const server = testServer();

const save = (company: Caller, change: object) => saveOpening(server(), company, { ...change });
const update = (company: Caller, id: string, change: object) =>
  send(server(), 'PUT', `/api/job_opening/${id}`, {
    token: company.token,
    body: { ...openingInput, ...change },
  });
const duplicate = (company: Caller, id: string) =>
  send(server(), 'POST', `/api/job_opening/${id}/duplicate`, { token: company.token });

const screening = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Question ${at}`, answer_type: 'text' }));
const video = (count: number) => Array.from({ length: count }, (_, at) => ({ question: `Tell us ${at}` }));

async function changePlan(company: CompanyPerson, slots: { screeningSlots?: number; videoSlots?: number }) {
  await server().platform.db.update(companies).set(slots).where(eq(companies.id, company.companyId));
}

async function switchVideo(company: CompanyPerson, val: boolean) {
  const body = { val, company_id: company.companyId, type: 'video_questions' };
  await send(server(), 'PUT', '/api/update_settings', { token: (await anAdmin(server())).token, body });
}

const locked = 'Somebody has already answered these questions, so they stay as they are.';
const asked = {
  screening_questions: [
    { title: 'Do you drive?', answer_type: 'yes/no', knock_out: { answer: 'yes' } },
    { title: 'How many years?', description: 'On site.', answer_type: 'number', knock_out: { minimum: 3 } },
  ],
  video_questions: [{ question: 'Show us your hands.', seconds: 60 }],
};

test('five screening and three video questions fit the default plan, one more names the plan that lifts', async () => {
  const company = await anApprovedCompany(server());
  const full = { screening_questions: screening(5), video_questions: video(3) };
  const { body } = await save(company, full);
  expect(body.data.screening_questions).toHaveLength(5);
  const sixth = 'Your plan allows 5 screening questions for each opening. Standard allows more.';
  const fourth = 'Your plan allows 3 video questions for each opening. Standard allows more.';
  for (const answer of [
    await save(company, { screening_questions: screening(6) }),
    await update(company, body.data.id, { ...full, screening_questions: screening(6) }),
  ])
    expect(answer.body).toMatchObject({
      code: 'PLAN_LIMIT',
      message: sixth,
      errors: { screening_questions: [sixth] },
    });
  const more = await update(company, body.data.id, { ...full, video_questions: video(4) });
  expect(more.body).toMatchObject({ code: 'PLAN_LIMIT', errors: { video_questions: [fourth] } });
});

test('a larger plan takes more questions; a smaller one leaves those that are there, but no copy of them', async () => {
  const company = await anApprovedCompany(server(), { screeningSlots: 20 });
  const { body } = await save(company, { screening_questions: screening(20) });
  expect(body.status).toBe(200);
  await changePlan(company, { screeningSlots: 5 });
  const stored = { screening_questions: body.data.screening_questions };
  expect((await update(company, body.data.id, { ...stored, city: 'Doha' })).body.data.city).toBe('Doha');
  expect((await duplicate(company, body.data.id)).body).toMatchObject({ code: 'PLAN_LIMIT', limit: 5 });
  expect((await update(company, body.data.id, { screening_questions: screening(19) })).status).toBe(403);
  expect((await update(company, body.data.id, { screening_questions: screening(5) })).status).toBe(200);
});

test('without the feature no video question is added; what stands stays and can go', async () => {
  const company = await anApprovedCompany(server());
  const { body } = await save(company, { video_questions: video(1) });
  await switchVideo(company, false);
  const sentence = 'This feature is switched off for your company. Contact us to have it switched on.';
  for (const refused of [
    await save(company, { video_questions: video(1) }),
    await update(company, body.data.id, { video_questions: video(2) }),
    await duplicate(company, body.data.id),
  ])
    expect(refused.body).toMatchObject({
      status: 403,
      code: 'FEATURE_OFF',
      errors: { video_questions: [sentence] },
    });
  expect((await save(company, { screening_questions: screening(1) })).status).toBe(200);
  expect((await update(company, body.data.id, { video_questions: video(1), city: 'Doha' })).status).toBe(200);
  expect((await update(company, body.data.id, { video_questions: [] })).status).toBe(200);
  await switchVideo(company, true);
  expect((await update(company, body.data.id, { video_questions: video(2) })).status).toBe(200);
});

test.each([
  ['screening_questions', { screening_questions: asked.screening_questions.slice(1) }],
  ['screening_questions', { screening_questions: [...asked.screening_questions, ...screening(1)] }],
  ['screening_questions.0.title', first({ title: 'Do you sail?' })],
  ['screening_questions.0.description', first({ description: 'A truck.' })],
  ['screening_questions.0.answer_type', first({ answer_type: 'text' })],
  ['screening_questions.0.required', first({ required: false })],
  ['screening_questions.0.knock_out', first({ knock_out: { answer: 'no' } })],
  ['screening_questions.0.knock_out', first({ knock_out: null })],
  ['video_questions', { video_questions: [] }],
  ['video_questions.0.question', { video_questions: [{ question: 'Show us.', seconds: 60 }] }],
  ['video_questions.0.seconds', { video_questions: [{ question: 'Show us your hands.', seconds: 90 }] }],
])('once somebody has applied a changed %s is refused at its field', async (field, change) => {
  const { company, id } = await anAnsweredOpening();
  const answer = await update(company, id, { ...asked, ...change });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'QUESTIONS_LOCKED',
    message: locked,
    errors: { [field]: [locked] },
  });
  const stored = await send(server(), 'GET', `/api/job_opening/${id}`, { token: company.token });
  expect(stored.body.data).toMatchObject(asked);
});

test('once somebody has applied the rest stays editable, and the questions may be sent back as they are', async () => {
  const { company, id, questions } = await anAnsweredOpening();
  const renamed = await update(company, id, { ...asked, city: 'Doha' });
  expect(renamed.body.data).toMatchObject({ city: 'Doha', questions_locked: true });
  const echoed = await update(company, id, { ...renamed.body.data, status: 'Open', city: 'Al Khor' });
  expect(echoed.body.data.city).toBe('Al Khor');
  expect(echoed.body.data.screening_questions).toEqual(questions);
});

async function anAnsweredOpening() {
  const company = await anApprovedCompany(server());
  const { data } = (await save(company, asked)).body;
  await server().platform.db.transaction((db) => countApplication({ db }, data.id, 1));
  return { company, id: data.id as string, questions: data.screening_questions };
}

function first(change: object) {
  const [question, ...others] = asked.screening_questions;
  return { screening_questions: [{ ...question, ...change }, ...others] };
}
