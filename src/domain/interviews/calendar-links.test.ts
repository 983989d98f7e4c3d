import { expect, test } from 'vitest';
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.ts';

const interview = {
  title: 'Interview: Nurse & carer',
  starts_at: '2026-11-30T07:00:00.000Z',
  ends_at: '2026-11-30T07:45:00.000Z',
  place: 'https://meet.example.com/a?b=1',
  text: 'Bring your licence.',
};

test('the calendars of Google and Outlook are told the same moment, title and place', () => {
  const google = new URL(googleCalendarLink(interview)).searchParams;
  expect(google.get('dates')).toBe('20261130T070000Z/20261130T074500Z');
  expect(google.get('text')).toBe(interview.title);
  expect(google.get('location')).toBe(interview.place);
  const outlook = new URL(outlookCalendarLink(interview)).searchParams;
  expect(outlook.get('startdt')).toBe(interview.starts_at);
  expect(outlook.get('enddt')).toBe(interview.ends_at);
  expect(outlook.get('subject')).toBe(interview.title);
});
