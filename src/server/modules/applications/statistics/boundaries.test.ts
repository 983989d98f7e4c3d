import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { anApplicationWithHistory, type History } from '#support/application-history.ts';
import { send } from '#support/client.ts';
import { aHiringMember } from '#support/hiring.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const hourMs = 3_600_000;

const came = (company: CompanyPerson, openingId: string, history: History) =>
  anApplicationWithHistory(server(), company, openingId, history);

async function read(caller: CompanyPerson, path: string) {
  const { status, body } = await send(server(), 'GET', path, caller);
  return { status, data: body.data };
}

const peopleOf = (figures: { funnel: { people: number }[] }) => figures.funnel.map(({ people }) => people);

/** Midnight of a day in Qatar. */
const midnight = (day: string) => new Date(`${day}T00:00:00+03:00`);

test('a period begins and ends at midnight in the zone of the company, and so do its rows', async () => {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId);
  const [first, end] = [midnight('2026-11-02'), midnight('2026-11-12')];
  await came(company, opening, { at: new Date(first.getTime() - 1) });
  await came(company, opening, { at: first, steps: ['Shortlisted'] });
  await came(company, opening, { at: new Date(end.getTime() - 1) });
  await came(company, opening, { at: end });
  const days = 'from=2026-11-02&to=2026-11-11';
  const { data } = await read(company, `/api/statistics?${days}`);
  expect([peopleOf(data)[0], data.funnel[0].before]).toEqual([2, 1]);
  expect(data.trends.applied).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(data.weeks.map(({ day, people }: { day: string; people: number }) => [day, people])).toEqual([
    ['2026-11-01', 1],
    ['2026-11-08', 1],
  ]);
  const rows = await read(company, `/api/job_application?${days}`);
  expect(rows.data.total).toBe(2);
});

test('what was removed is counted nowhere; who was opened again waits, as far as they had come', async () => {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId);
  const at = new Date(server().clock.now().getTime() - 10 * dayMs);
  await came(company, opening, { at, steps: ['Screened', 'Hired'], repliedAfterDays: 2, isRemoved: true });
  await came(company, opening, { at, steps: ['Shortlisted', 'Rejected', 'Pending'] });
  await came(company, opening, { at, steps: ['Shortlisted', 'Rejected'], repliedAfterDays: 1 });
  await came(company, opening, { at, status: 'Withdrawn' });
  const { data } = await read(company, '/api/statistics');
  expect(peopleOf(data)).toEqual([3, 2, 2, 0, 0, 0]);
  expect(data.funnel[0].no_further).toEqual({ rejected: 0, withdrawn: 1, on_hold: 0, waiting: 0 });
  expect(data.funnel[2].no_further).toEqual({ rejected: 1, withdrawn: 0, on_hold: 0, waiting: 1 });
  expect([data.rejected, data.withdrawn, data.first_answer.people]).toEqual([1, 1, 1]);
  const rows = await read(company, '/api/job_application?furthest=Shortlisted');
  expect(rows.data.total).toBe(2);
});

test('an answer on the last moment of the promise is in time; who waits within it, left, or was added by hand is not asked about', async () => {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId, { replyDays: 5 });
  const now = server().clock.now().getTime();
  const at = new Date(now - 12 * dayMs);
  await came(company, opening, { at, repliedAfterDays: 5 });
  await came(company, opening, { at, repliedAfterDays: 5 + 1 / 86_400 });
  await came(company, opening, { at });
  await came(company, opening, { at, status: 'Withdrawn' });
  await came(company, opening, { at, repliedAfterDays: 1, source: 'by-hand-cv' });
  await came(company, opening, { at, repliedAfterDays: 1, source: 'by-hand-import' });
  await came(company, opening, { at: new Date(now - 5 * dayMs + hourMs) });
  const { data } = await read(company, '/api/statistics');
  expect(data.in_promise).toEqual({ people: 3, in_time: 1, people_before: 0, in_time_before: 0 });
  expect(data.first_answer.people).toBe(2);
  const rowsOf = async (choice: string) =>
    (await read(company, `/api/job_application?answered=${choice}`)).data.total;
  expect([await rowsOf('yes'), await rowsOf('in-time')]).toEqual([2, 1]);
});

test('who is named for some openings counts those alone, and reads no statistics of the company', async () => {
  const company = await anApprovedCompany(server());
  const [own, other] = [
    await anOpening(server(), company.companyId),
    await anOpening(server(), company.companyId),
  ];
  const at = new Date(server().clock.now().getTime() - 3 * dayMs);
  await came(company, own, { at, steps: ['Screened'], source: 'qr' });
  await came(company, other, { at, steps: ['Hired'], source: 'linkedin' });
  const { db } = server().platform;
  const { rows } = await db.execute<{ status: string; source: string }>(sql`
    select coalesce((select facts ->> 'to' from application_events step where step.application_id = one.id
      order by created_at desc limit 1), 'Pending') as status, source
    from applications one where opening_id = ${own} and removed_at is null`);
  const manager = await aHiringMember(server(), company, 'hiring_manager', [own]);
  expect((await read(manager, '/api/statistics')).status).toBe(403);
  const { data } = await read(manager, '/api/job_application_figures');
  expect(data).toMatchObject({
    total: rows.length,
    by_status: { [rows[0]?.status ?? '']: 1 },
    by_source: rows.map(({ source }) => ({ source, total: 1 })),
  });
  expect((await read(manager, '/api/job_application?reached=Hired')).data.total).toBe(0);
  expect((await read(manager, '/api/job_application?furthest=Screened')).data.total).toBe(1);
});
