import { expect, test } from 'vitest';
import { type Caller, send } from '#support/client.ts';
import { openingInput, saveOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const call = (company: Caller, method: string, path: string, body?: object) =>
  send(server(), method, `/api/job_opening/${path}`, { token: company.token, body });

/** What the list, where the figures stand, says of one opening. */
async function daysOf(company: Caller, id: string) {
  const { body } = await send(server(), 'GET', '/api/job_opening', { token: company.token });
  const { days_open, closed_at } = body.data.data.find((row: { id: string }) => row.id === id);
  return { days_open, closed_at };
}

test('the days open stop with the closing, go on after the reopening, and end with the due date', async () => {
  const company = await anApprovedCompany(server());
  const { body } = await saveOpening(server(), company, { publish: true, due_date: '2026-12-12' });
  const { id } = body.data;
  expect(await daysOf(company, id)).toEqual({ days_open: 0, closed_at: null });
  // 01:30 on 1 December in Doha: the company's day counts, not the server's.
  server().clock.set(new Date('2026-11-30T22:30:00Z'));
  await call(company, 'PUT', `${id}/status`, { status: 'Closed' });
  const closed = { days_open: 10, closed_at: '2026-11-30T22:30:00.000Z' };
  expect(await daysOf(company, id)).toEqual(closed);
  server().clock.set(new Date('2026-12-05T06:00:00Z'));
  await call(company, 'PUT', id, { ...openingInput, status: 'Closed', city: 'Doha' });
  expect(await daysOf(company, id)).toEqual(closed);
  const copy = (await call(company, 'POST', `${id}/duplicate`)).body.data;
  expect(await daysOf(company, copy.id)).toEqual({ days_open: 0, closed_at: null });
  await call(company, 'PUT', `${id}/status`, { status: 'Published' });
  expect(await daysOf(company, id)).toEqual({ days_open: 14, closed_at: null });
  server().clock.set(new Date('2026-12-20T06:00:00Z'));
  expect(await daysOf(company, id)).toEqual({ days_open: 21, closed_at: null });
  await call(company, 'PUT', id, { ...openingInput, status: 'Closed' });
  expect(await daysOf(company, id)).toEqual({ days_open: 21, closed_at: '2026-12-20T06:00:00.000Z' });
});
