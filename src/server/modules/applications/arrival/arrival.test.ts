import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { applications } from '#server/modules/applications/table.ts';
import { videoIntroductions } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings, screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { upload } from '#support/uploads.ts';
import { aRecording } from '#support/videos.ts';
import { tellOfTheDay } from './service.ts';

const server = testServer();
const minute = 60_000;

async function heardBy(person: Person) {
  await server().runTasks();
  const letters = await lettersTo(server().platform.db, person.email);
  return letters.filter(({ kind }) => kind.startsWith('application'));
}

const morning = () => server().systemContext('test').inTransaction(tellOfTheDay);

const choose = (person: Person, applications: string) =>
  send(server(), 'PUT', '/api/company_notifications', { token: person.token, body: { applications } });

test('owners and recruiters hear of each application at once, viewers do not, unless they choose otherwise', async () => {
  const owner = await anApprovedCompany(server());
  const [recruiter, silent, viewer, reader] = [
    await aMember(server(), owner.companyId, 'recruiter'),
    await aMember(server(), owner.companyId, 'recruiter'),
    await aMember(server(), owner.companyId, 'viewer'),
    await aMember(server(), owner.companyId, 'viewer'),
  ];
  await server()
    .platform.db.update(accounts)
    .set({ locale: 'fr' })
    .where(eq(accounts.id, recruiter.accountId));
  const chosen = (person: Person) => send(server(), 'GET', '/api/company_notifications', person);
  expect((await chosen(recruiter)).body.data).toEqual({ applications: 'at_once', mentions: true });
  expect((await chosen(viewer)).body.data).toMatchObject({ applications: 'off' });
  expect((await choose(silent, 'off')).status).toBe(200);
  expect((await choose(reader, 'at_once')).status).toBe(200);
  expect((await chosen(silent)).body.data).toMatchObject({ applications: 'off' });
  expect((await choose(silent, 'hourly')).body.errors).toHaveProperty('applications');
  const opening = await anOpening(server(), owner.companyId);
  await anApplication(server(), await aCandidate(server(), { name: 'Amira Haddad' }), opening);
  for (const [person, count] of [
    [owner, 1],
    [recruiter, 1],
    [silent, 0],
    [viewer, 0],
    [reader, 1],
  ] as const)
    expect(await heardBy(person)).toHaveLength(count);
  const [french] = await heardBy(recruiter);
  expect(french?.subject).toBe('Nouvelle candidature pour Civil Engineer');
});

test('the email says what is there: answers, needed answers, cover letter, introduction, and no more', async () => {
  const { db } = server().platform;
  const owner = await anApprovedCompany(server());
  const plain = await anOpening(server(), owner.companyId, { title: 'Welder' });
  await anApplication(server(), await aCandidate(server()), plain);
  const [bare] = await heardBy(owner);
  expect(bare?.text).toMatch(/With it:\s+CV\n/);
  expect(bare?.text).not.toMatch(/introduction|cover letter|answers/i);

  const opening = await anOpening(server(), owner.companyId, { title: 'Nurse' });
  const questions = await db
    .insert(screeningQuestions)
    .values([
      {
        openingId: opening,
        position: 0,
        title: 'Licence?',
        answerType: 'yes/no',
        knockOut: { answer: 'yes' },
      },
      {
        openingId: opening,
        position: 1,
        title: 'Nights?',
        answerType: 'yes/no',
        knockOut: { answer: 'yes' },
      },
      { openingId: opening, position: 2, title: 'Why?', answerType: 'text', required: false },
    ])
    .returning({ id: screeningQuestions.id });
  const candidate = await aCandidate(server());
  const introduction = await upload(server(), '/api/files/v1/video-cv-upload', aRecording(), candidate);
  const fileId = introduction.body.path.split('/').at(-1);
  await db
    .insert(videoIntroductions)
    .values({ candidateId: candidate.accountId, position: 0, questionId: 'one', fileId });
  await anApplication(server(), candidate, opening, {
    cover_letter: 'I care.',
    answers: [
      { question_id: questions[0]?.id, answer: 'yes' },
      { question_id: questions[1]?.id, answer: 'no' },
    ],
  });
  const full = (await heardBy(owner)).find(({ text }) => text.includes('Nurse'));
  expect(full?.text).toContain('CV, cover letter, video introduction');
  expect(full?.text).toMatch(/Written answers:\s+2 of 3/);
  expect(full?.text).toMatch(/Answers that you need:\s+1 of 2 as you need them/);
});

test('where videos are asked the email waits for the last one, or half an hour, and then says that they may follow', async () => {
  const owner = await anApprovedCompany(server());
  const opening = await anOpening(server(), owner.companyId);
  const [question] = await server()
    .platform.db.insert(videoQuestions)
    .values({ openingId: opening, position: 0, question: 'Why?', seconds: 120 })
    .returning({ id: videoQuestions.id });
  const quick = await aCandidate(server());
  const id = await anApplication(server(), quick, opening);
  expect(await heardBy(owner)).toEqual([]);
  const { body } = await upload(server(), '/api/files/v1/video-cv-upload', aRecording(), quick);
  const answer = { question_id: question?.id, video: body.path };
  const sent = await send(server(), 'POST', `/api/job_application/${id}/video_answer`, {
    ...quick,
    body: answer,
  });
  expect(sent.body.data.missing).toBe(0);
  const [whole] = await heardBy(owner);
  expect(whole?.text).toMatch(/Video answers:\s+recorded/);

  await anApplication(server(), await aCandidate(server()), opening);
  expect(await heardBy(owner)).toHaveLength(1);
  server().clock.advance(31 * minute);
  const late = (await heardBy(owner)).at(-1);
  expect(late?.text).toContain('0 recorded, one may follow');
  expect(await heardBy(owner)).toHaveLength(2);
});

test('an application that was withdrawn before the email went out is no news', async () => {
  const owner = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const id = await anApplication(server(), candidate, await anOpening(server(), owner.companyId));
  await server().platform.db.update(applications).set({ status: 'Withdrawn' });
  expect(id).toBeTruthy();
  expect(await heardBy(owner)).toEqual([]);
});

test('who reads once a day gets one email in the morning with what came, and none when nothing came', async () => {
  const owner = await anApprovedCompany(server());
  await choose(owner, 'daily');
  await server().platform.db.update(jobOpenings).set({ dueDate: null });
  const nurse = await anOpening(server(), owner.companyId, { title: 'Nurse' });
  const welder = await anOpening(server(), owner.companyId, { title: 'Welder' });
  for (const opening of [nurse, nurse, welder])
    await anApplication(server(), await aCandidate(server()), opening);
  expect(await heardBy(owner)).toEqual([]);
  server().clock.advance(dayMs);
  await morning();
  const [summary, ...others] = await heardBy(owner);
  expect(others).toEqual([]);
  expect(summary?.subject).toBe('3 new applications');
  expect(summary?.text).toMatch(/Nurse:\s+2 applications/);
  expect(summary?.text).toMatch(/Welder:\s+one application/);
  await morning();
  server().clock.advance(dayMs);
  await morning();
  expect(await heardBy(owner)).toHaveLength(1);
});
