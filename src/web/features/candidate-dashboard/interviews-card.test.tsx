import { expect, test } from 'vitest';
import type { OwnApplication } from '#contract/application-responses.ts';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { query } from '#web/api.ts';
import { ownApplicationsQuery } from '#web/features/applications/calls.ts';
import { InterviewsCard } from './interviews-card.tsx';

const waiting = {
  id: 'application',
  job: { id: 'opening', title: 'Harbour pilot' },
  company: { name: 'Corniche Harbour' },
  videos_missing: 2,
} as OwnApplication;

test('video questions that wait for an answer are said to wait; "Incomplete" is a word of interviews alone', async () => {
  const answer = { status: 200, data: { upcoming: [], past: [] } };
  const page = { status: 200, data: { viewer: 'candidate', data: [waiting], total: 1 } };
  const html = await markupOf(<InterviewsCard />, [
    [query.interviews.own.queryOptions(), answer],
    [ownApplicationsQuery(), { pages: [page], pageParams: [1] }],
  ]);
  const words = wordsOf(html);
  expect(words).toContain('Harbour pilot Video answers to record Corniche Harbour');
  expect(words).not.toContain('Incomplete');
  expect(html).toContain('href="/job/question-answer/opening"');
});

test('video questions that the page has told of are not told again', async () => {
  const answer = { status: 200, data: { upcoming: [], past: [] } };
  const page = { status: 200, data: { viewer: 'candidate', data: [waiting], total: 1 } };
  const html = await markupOf(<InterviewsCard told={[waiting.id]} />, [
    [query.interviews.own.queryOptions(), answer],
    [ownApplicationsQuery(), { pages: [page], pageParams: [1] }],
  ]);
  expect(wordsOf(html)).not.toContain('Harbour pilot');
});

test('an interview that the page asks about does not stand twice, and the list says where it is', async () => {
  const asked = { id: 'asked', job: { id: 'opening', title: 'Harbour pilot' }, company: null, slots: [] };
  const answer = { status: 200, data: { upcoming: [asked], past: [] } };
  const none = { status: 200, data: { viewer: 'candidate', data: [], total: 0 } };
  const html = await markupOf(<InterviewsCard told={['asked']} />, [
    [query.interviews.own.queryOptions(), answer],
    [ownApplicationsQuery(), { pages: [none], pageParams: [1] }],
  ]);
  expect(wordsOf(html)).toContain('What waits for your answer is at the top of this page.');
  expect(wordsOf(html)).not.toContain('Harbour pilot');
});
