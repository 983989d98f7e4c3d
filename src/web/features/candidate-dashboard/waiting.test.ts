import { expect, test } from 'vitest';
import type { OwnApplication } from '#contract/application-responses.ts';
import type { OwnInterview } from '#contract/interview-responses.ts';
import type { ReceivedRequest } from '#contract/talent-pool-responses.ts';
import { dayMs } from '#domain/time.ts';
import { isSoon, waitingOf } from './waiting.ts';

const now = Date.parse('2026-11-29T09:00:00Z');
const inDays = (days: number) => new Date(now + days * dayMs).toISOString();
const nothing = { interviews: [], applications: [], requests: [] };

const interview = (id: string, days: number, change: Partial<OwnInterview> = {}) =>
  ({
    id,
    status: 'Scheduled',
    starts_at: inDays(days),
    ends_at: inDays(days),
    slots: [],
    job: { id: 'job', title: 'Pilot' },
    company: { name: 'Harbour', logo: null },
    can_answer: true,
    ...change,
  }) as OwnInterview;

const videos = (id: string, videos_missing: number) =>
  ({ id, videos_missing, job: { id: 'job', title: 'Pilot' }, company: null }) as OwnApplication;

const request = (id: string, days: number, change: Partial<ReceivedRequest> = {}) =>
  ({
    id,
    kind: 'invitation',
    status: 'Waiting',
    expires_at: inDays(days),
    company: { name: 'Harbour', logo: null },
    job: { id: 'job', title: 'Pilot', is_open: true },
    ...change,
  }) as ReceivedRequest;

test('the nearest stands first, video questions after what happens within a day', () => {
  const waiting = waitingOf(
    {
      interviews: [interview('late', 5), interview('soon', 0.5)],
      applications: [videos('asked', 2), videos('done', 0)],
      requests: [request('invited', 3)],
    },
    now,
  );
  expect(waiting.map(({ key }) => key)).toEqual([
    'interview soon',
    'videos asked',
    'request invited',
    'interview late',
  ]);
  expect(waiting.map((one) => isSoon(one, now))).toEqual([true, true, false, false]);
});

test('an interview that was answered waits for nobody until it is near', () => {
  const of = (days: number, change: Partial<OwnInterview>) =>
    waitingOf({ ...nothing, interviews: [interview('one', days, change)] }, now).length;
  expect(of(1.9, { status: 'Confirmed' })).toBe(1);
  expect(of(2.1, { status: 'Confirmed' })).toBe(0);
  expect(of(1, { status: 'Proposed' })).toBe(0);
  expect(of(1, { can_answer: false })).toBe(0);
  expect(of(1, { starts_at: null, ends_at: null })).toBe(0);
});

test('a request waits until it is answered or over, an invitation as long as its opening is open', () => {
  const of = (change: Partial<ReceivedRequest>) =>
    waitingOf({ ...nothing, requests: [request('one', 3, change)] }, now).length;
  expect([of({}), of({ status: 'Accepted' }), of({ status: 'Expired' })]).toEqual([1, 0, 0]);
  const closed = { id: 'job', title: 'Pilot', is_open: false } as ReceivedRequest['job'];
  expect([of({ job: closed }), of({ kind: 'update', job: null })]).toEqual([0, 1]);
});

test('what follows without an answer is said, and of video questions when the company means to reply', () => {
  const asked = { ...videos('asked', 1), applied_at: inDays(-3), reply_due: inDays(4) };
  const [of] = waitingOf({ ...nothing, applications: [asked] }, now);
  expect(of?.asked).toEqual({ replyDue: inDays(4), appliedAt: inDays(-3) });
  const [late] = waitingOf({ ...nothing, applications: [{ ...asked, reply_due: inDays(-1) }] }, now);
  expect(late?.asked?.replyDue).toBeNull();
  const soon = interview('soon', 1, { status: 'Confirmed' });
  const all = waitingOf(
    { interviews: [interview('one', 2), soon], applications: [asked], requests: [request('two', 3)] },
    now,
  );
  expect(all.map(({ key, without }) => [key, without !== undefined])).toEqual([
    ['interview soon', false],
    ['videos asked', true],
    ['interview one', true],
    ['request two', true],
  ]);
});
