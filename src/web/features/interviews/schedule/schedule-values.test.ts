import { expect, test } from 'vitest';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { storedValues } from './schedule-values.ts';

const interview: ReceivedInterview = {
  ...{ id: 'i', application_id: 'a', job: { id: 'j', title: 'Pilot' }, updated_at: '2026-11-20T07:00:00Z' },
  ...{ status: 'Confirmed', starts_at: '2026-11-30T07:00:00Z', ends_at: '2026-11-30T07:45:00Z', slots: [] },
  ...{ duration: 45, timezone: 'Asia/Qatar', type: 'location', place: 'Doha', message: '' },
  ...{ cancel_message: '', candidate_message: '', proposed_at: null, asked_times: [], is_incomplete: false },
  candidate: { name: 'Rania Saleh', avatar: null, timezone: null },
  interviewers: [
    { id: 'one', name: 'Huda' },
    { id: 'gone', name: 'Omar' },
  ],
  abilities: { reschedule: true, cancel: true, complete: false, accept: false },
};

test('an interview is changed from the time that it has, by those who are still there', () => {
  const values = storedValues(interview, ['one']);
  expect(values.slots).toEqual([{ date: '2026-11-30', start_time: '10:00' }]);
  expect(values.interviewers).toEqual(['one']);
});

test('of an interview that the candidate wants at other times the form begins with those', () => {
  const asked_times = ['2026-12-01T12:30:00Z', '2026-12-02T14:00:00Z'].map((starts_at) => ({
    starts_at,
    until: null,
  }));
  const asked = { ...interview, status: 'Proposed', asked_times } as const;
  expect(storedValues(asked, ['one']).slots).toEqual([
    { date: '2026-12-01', start_time: '15:30' },
    { date: '2026-12-02', start_time: '17:00' },
  ]);
});
