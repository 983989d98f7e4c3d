import ICAL from 'ical.js';
import type { OutboxLetter } from '#server/platform/mail-table.ts';
import { anApplication } from './applications.ts';
import { send } from './client.ts';
import { anOpening } from './openings.ts';
import { lettersTo, linkIn } from './outbox.ts';
import { aCandidate, anApprovedCompany, type CompanyPerson, type Person } from './people.ts';
import { settleNews } from './sites.ts';
import type { TestServer } from './test-server.ts';

/** What POST api/interview takes besides application and interviewers: a Monday morning in Doha. */
export const interviewInput = {
  slots: [{ date: '2026-11-30', start_time: '10:00' }],
  duration: 45,
  timezone: 'Asia/Qatar',
  type: 'video link',
  place: 'https://meet.example.com/rawdat',
  message: 'Please keep your licence at hand.',
};

export interface Meeting {
  company: CompanyPerson;
  candidate: Person;
  openingId: string;
  applicationId: string;
}

/** A candidate of Manila who applied to a company of Doha. */
export async function aMeeting(
  server: TestServer,
  {
    opening = {},
    country = 'Philippines',
  }: { opening?: Parameters<typeof anOpening>[2]; country?: string } = {},
): Promise<Meeting> {
  const company = await anApprovedCompany(server);
  const candidate = await aCandidate(server, { residenceCountry: country });
  const openingId = await anOpening(server, company.companyId, opening);
  return { company, candidate, openingId, applicationId: await anApplication(server, candidate, openingId) };
}

/** Schedules as the form does; answers the whole answer. */
export async function schedule(
  server: TestServer,
  { company, applicationId }: Pick<Meeting, 'company' | 'applicationId'>,
  change: Record<string, unknown> = {},
  caller: Person = company,
) {
  await letTimePass(server);
  const body = {
    ...interviewInput,
    application_id: applicationId,
    interviewers: [company.accountId],
    ...change,
  };
  return send(server, 'POST', '/api/interview', { token: caller.token, body });
}

/** The id of an interview that was scheduled. */
export async function anInterview(
  server: TestServer,
  meeting: Meeting,
  change: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await schedule(server, meeting, change);
  if (status !== 200) throw new Error(`Scheduling answered ${status}: ${JSON.stringify(body)}`);
  return body.data.id;
}

/** The token of the link in the last letter to somebody that carries one. */
export async function answerToken(server: TestServer, person: Person): Promise<string> {
  const letters = await lettersTo(server.platform.db, person.email);
  const last = letters.findLast(({ text }) => text.includes('/interview?token='));
  if (!last) throw new Error('No letter carries a link');
  return new URL(linkIn(last, '/interview'), 'http://localhost').searchParams.get('token') ?? '';
}

/** Answers by the link of the last letter, without a session. */
export async function answer(server: TestServer, person: Person, body: Record<string, unknown>) {
  const token = await answerToken(server, person);
  await letTimePass(server);
  return send(server, 'POST', '/api/interview_answer', { body: { token, ...body } });
}

/** What is written after it is later: letters are told apart by their moment, and none is on its way any more. */
export async function letTimePass(server: TestServer): Promise<void> {
  await settleNews(server.platform.db);
  server.clock.advance(1000);
}

/** A letter's calendar entry, as an independent parser reads it. */
export function calendarOf(letter: OutboxLetter | undefined) {
  const part = letter?.headers.calendar;
  if (!part) throw new Error(`The letter “${letter?.subject}” carries no calendar entry`);
  const [event] = eventsOf(part.content);
  if (!event) throw new Error('The calendar holds no event');
  return { ...event, sentAs: part.method };
}

/** Every entry of a calendar; the zones are read from the file alone, never from the machine. */
export function eventsOf(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const attendee = component.getFirstProperty('attendee');
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      status: component.getFirstPropertyValue('status'),
      zone: component.getFirstProperty('dtstart')?.getParameter('tzid'),
      local: event.startDate.toString(),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      attendee: attendee?.getFirstValue(),
      answer: attendee?.getParameter('partstat'),
      organizer: component.getFirstPropertyValue('organizer'),
    };
  });
}
