import { expect, test } from 'vitest';
import type { InterviewInvitation } from '#contract/interview-responses.ts';
import { markupOf } from '#support/markup.tsx';
import { AnswerPage } from './answer-page.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const slot = (day: number) => ({
  id: `slot-${day}`,
  starts_at: inMinutes(day * 24 * 60),
  ends_at: inMinutes(day * 24 * 60 + 45),
});
const offered = {
  status: 'Scheduled',
  starts_at: null,
  ends_at: null,
  slots: [slot(1), slot(2)],
  duration: 45,
  timezone: 'Asia/Qatar',
  type: 'video link',
  place: 'https://meet.example.com/rawdat',
  message: '',
  cancel_message: '',
  proposed_at: null,
  asked_times: [],
  candidate_message: '',
  job: { id: 'opening', title: 'Harbour pilot' },
  company: { name: 'Corniche Harbour', logo: null },
  interviewers: ['Huda Salem'],
  is_incomplete: false,
  can_answer: true,
  candidate: 'Amira Haddad',
  candidate_timezone: 'Asia/Manila',
} satisfies InterviewInvitation;

const timesIn = async (loaded: InterviewInvitation) =>
  [
    ...(await markupOf(<AnswerPage loaded={loaded} named={{ token: 'token' }} />)).matchAll(
      /<time dateTime="([^"]+)"/gi,
    ),
  ].map(([, time]) => time);

test('times to choose from stand in the choice, once each', async () => {
  expect(await timesIn(offered)).toEqual(offered.slots.map(({ starts_at }) => starts_at));
});

test('what can be chosen no more stands among the facts', async () => {
  expect(await timesIn({ ...offered, status: 'Cancelled', can_answer: false })).toEqual(
    offered.slots.map(({ starts_at }) => starts_at),
  );
});
