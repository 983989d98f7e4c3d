import { expect, test } from 'vitest';
import { applications } from '#server/modules/applications/table.ts';
import { videoQuestions } from '#server/modules/job-openings/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { upload } from '#support/uploads.ts';
import { aRecording, aRecordingOf } from '#support/videos.ts';

const server = testServer();

test('an applicant answers each video question; the company reads the answers, others do not', async () => {
  const { company, candidate, id, openingId, questionIds } = await anAskedApplicant();
  const before = await questionsOf(candidate, openingId);
  expect(before).toMatchObject({ application_id: id, is_open: true });
  expect(before.questions.map((question: { answer: unknown }) => question.answer)).toEqual([null, null]);
  const first = await answer(candidate, id, questionIds[0]);
  expect([first.status, first.body.data.missing]).toEqual([200, 1]);
  expect((await answer(candidate, id, questionIds[1])).body.data.missing).toBe(0);
  const path = `/api/${first.body.data.path}`;
  const statuses = [];
  for (const caller of [
    candidate,
    company,
    await anApprovedCompany(server()),
    await aCandidate(server()),
    {},
  ])
    statuses.push((await send(server(), 'HEAD', path, caller)).status);
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
});

test('a retake takes the place of the earlier answer', async () => {
  const { candidate, id, questionIds } = await anAskedApplicant();
  const first = await answer(candidate, id, questionIds[0]);
  const second = await answer(candidate, id, questionIds[0]);
  expect(second.body.data.missing).toBe(1);
  expect((await send(server(), 'HEAD', `/api/${first.body.data.path}`, candidate)).status).toBe(404);
  expect((await send(server(), 'HEAD', `/api/${second.body.data.path}`, candidate)).status).toBe(200);
});

test('an answer longer than its question allows is refused', async () => {
  const { candidate, id, questionIds } = await anAskedApplicant({ seconds: 5 });
  const refused = await answer(candidate, id, questionIds[0], await aRecordingOf(9));
  expect(refused.status).toBe(422);
  expect(refused.body.errors.video).toEqual([
    'The video is longer than the 5 seconds of this question, please record again',
  ]);
});

test('nobody answers for somebody else, an unknown question, or after the decision', async () => {
  const { candidate, id, questionIds } = await anAskedApplicant();
  expect((await answer(await aCandidate(server()), id, questionIds[0])).status).toBe(404);
  expect((await answer(candidate, id, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  await server().platform.db.update(applications).set({ status: 'Rejected' });
  expect((await answer(candidate, id, questionIds[0])).status).toBe(409);
});

test('a question is read in the language of the applicant where the company wrote it in that', async () => {
  const { company, candidate, openingId, questionIds } = await anAskedApplicant();
  const saved = await send(server(), 'PUT', `/api/job_opening/${openingId}/translations/ar`, {
    token: company.token,
    body: {
      title: 'مهندس مدني',
      responsibilities: '<p>بناء الجسور.</p>',
      requirements: '<p>خبرة.</p>',
      source_version: 1,
      video_questions: [{ id: questionIds[0], question: 'السؤال الأول؟' }],
    },
  });
  expect(saved.status).toBe(200);
  const read = async (language: string) => {
    const path = `/api/job_application/video_questions/${openingId}`;
    const headers = { 'accept-language': language };
    return (await send(server(), 'GET', path, { ...candidate, headers })).body.data.questions;
  };
  expect(await read('ar')).toMatchObject([
    { question: 'Question 0?', translation: 'السؤال الأول؟' },
    { question: 'Question 1?', translation: null },
  ]);
  expect(await read('en')).toMatchObject([{ translation: null }, { translation: null }]);
});

test('without an application the questions stay closed', async () => {
  const { openingId } = await anAskedApplicant();
  const data = await questionsOf(await aCandidate(server()), openingId);
  expect(data).toMatchObject({ application_id: null, questions: [], is_open: false });
});

test('P8: an opening that hides its company does not name it here either', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId, { hideCompanyName: true });
  const data = await questionsOf(await aCandidate(server()), openingId);
  expect(data.job.company).toBeNull();
});

async function anAskedApplicant({ seconds = 120 } = {}) {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const rows = await server()
    .platform.db.insert(videoQuestions)
    .values([0, 1].map((position) => ({ openingId, position, question: `Question ${position}?`, seconds })))
    .returning({ id: videoQuestions.id });
  const candidate = await aCandidate(server());
  const id = await anApplication(server(), candidate, openingId);
  return { company, candidate, id, openingId, questionIds: rows.map((row) => row.id) };
}

async function questionsOf(person: Person, openingId: string) {
  return (await send(server(), 'GET', `/api/job_application/video_questions/${openingId}`, person)).body.data;
}

async function answer(person: Person, id: string, question_id: string | undefined, content = aRecording()) {
  const { body } = await upload(server(), '/api/files/v1/video-cv-upload', content, person);
  return send(server(), 'POST', `/api/job_application/${id}/video_answer`, {
    ...person,
    body: { question_id, video: body.path },
  });
}
