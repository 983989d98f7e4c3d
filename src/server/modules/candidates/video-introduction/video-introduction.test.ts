import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPicture, upload } from '#support/uploads.ts';
import { aRecording } from '#support/videos.ts';
import { videoSection } from './sharing.ts';

const server = testServer();
const captions = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello\n';

test('three videos with poster and captions are kept and read again', async () => {
  const person = await aCandidate(server());
  const answers = await threeAnswers(person);
  const saved = await save(person, answers);
  expect(saved.status).toBe(200);
  const { body } = await send(server(), 'GET', `/api/videocv?user_id=${person.accountId}`, person);
  expect(body.data.map((video: { id: string }) => video.id)).toEqual(['video_cv_1', 'a_2', 'b_3']);
  expect(body.data[0]).toMatchObject({
    video_question: answers[0]?.video_question,
    captions,
    type: 'video/mp4',
  });
  expect(body.data[0].question).toMatch(/introduce yourself/);
  const poster = await send(server(), 'GET', `/api/${body.data[0].poster}`, person);
  expect(poster.headers.get('content-type')).toBe('image/webp');
});

test('fewer than three videos, or wrong questions, are refused', async () => {
  const person = await aCandidate(server());
  const answers = await threeAnswers(person);
  const [first, second, third] = answers;
  for (const wrong of [[], answers.slice(0, 2), [second, first, third], [first, second, second]]) {
    const refused = await save(person, wrong);
    expect([refused.status, refused.body.message]).toEqual([422, 'Please record all 3 videos in video cv']);
  }
});

test('a video of somebody else cannot be kept', async () => {
  const [person, other] = [await aCandidate(server()), await aCandidate(server())];
  expect((await save(person, await threeAnswers(other))).status).toBe(422);
});

test('one video can be replaced; the earlier one is gone, the others stay', async () => {
  const person = await aCandidate(server());
  const [first, second, third] = await threeAnswers(person);
  await save(person, [first, second, third]);
  const path = await aStoredVideo(person);
  expect((await save(person, [first, { id: 'a_7', video_question: path }, third])).status).toBe(200);
  await server().runTasks();
  const statuses = [];
  for (const video of [first, second, third])
    statuses.push((await send(server(), 'HEAD', `/api/${video?.video_question}`, person)).status);
  expect(statuses).toEqual([200, 404, 200]);
});

test('W9: others see the videos only of a published profile, through its share id', async () => {
  const person = await aCandidate(server());
  await save(person, await threeAnswers(person));
  const shareId = await publish(person, false);
  const company = await anApprovedCompany(server());
  for (const caller of [{}, company, await aCandidate(server())]) {
    for (const id of [shareId, person.accountId])
      expect((await send(server(), 'GET', `/api/videocv?user_id=${id}`, caller)).status).toBe(404);
  }
  expect(
    (await send(server(), 'GET', `/api/videocv?user_id=${person.accountId}`, await anAdmin(server()))).status,
  ).toBe(200);
  await publish(person, true);
  const { body } = await send(server(), 'GET', `/api/videocv?user_id=${shareId}_candidate`);
  const path = `/api/${body.data[0].video_question}`;
  expect((await send(server(), 'HEAD', path)).status).toBe(200);
  expect((await send(server(), 'HEAD', path.split('?')[0] ?? '')).status).toBe(404);
  await publish(person, false);
  expect((await send(server(), 'HEAD', path)).status).toBe(404);
});

test('a candidate can remove the introduction', async () => {
  const person = await aCandidate(server());
  await save(person, await threeAnswers(person));
  expect((await send(server(), 'DELETE', '/api/videocv', person)).status).toBe(200);
  expect((await send(server(), 'GET', '/api/videocv', person)).body.data).toEqual([]);
});

interface Answer {
  id: string;
  video_question: string;
  poster?: string;
  captions?: string;
}

async function threeAnswers(person: Person): Promise<Answer[]> {
  const poster = await upload(server(), '/api/files/v1/video-poster', await aPicture(), person);
  return [
    { id: 'video_cv_1', video_question: await aStoredVideo(person), poster: poster.body.path, captions },
    { id: 'a_2', video_question: await aStoredVideo(person) },
    { id: 'b_3', video_question: await aStoredVideo(person) },
  ];
}

async function aStoredVideo(person: Person): Promise<string> {
  const { body } = await upload(server(), '/api/files/v1/video-cv-upload', aRecording(), person);
  return body.path;
}

function save(person: Person, answers: (Answer | undefined)[]) {
  return send(server(), 'POST', '/api/updateVideoCv', { ...person, body: { video_cv: answers } });
}

async function publish(person: Person, isPublished: boolean): Promise<string> {
  const [row] = await server()
    .platform.db.update(candidates)
    .set({ isPublished, publicSections: [videoSection] })
    .where(eq(candidates.accountId, person.accountId))
    .returning({ shareId: candidates.shareId });
  return row?.shareId ?? '';
}
