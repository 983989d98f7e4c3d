import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lastLetterTo, lettersTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, anApprovedCompany, type CompanyPerson, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const report = (id: string, { token }: Person, text = 'They want a deposit.') =>
  send(server(), 'POST', `/api/job/${id}/report`, { token, body: { reason: 'asks for money', text } });

const decide = (admin: { token: string }, method: string, path: string, body: object = {}) =>
  send(server(), method, `/api/opening_reports/${path}`, { token: admin.token, body });

async function listed(admin: Person, id: string) {
  const { body } = await send(server(), 'GET', '/api/opening_reports', { token: admin.token });
  return body.data.find((opening: { id: string }) => opening.id === id);
}

async function aReportedOpening(people: number): Promise<{ company: CompanyPerson; id: string }> {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId);
  for (let count = 0; count < people; count += 1) await report(id, await aCandidate(server()));
  return { company, id };
}

test('what was reported waits for an administrator with its words, the flagged first', async () => {
  const admin = await anAdmin(server());
  const flagged = await aReportedOpening(3);
  server().clock.advance(1000);
  const later = await aReportedOpening(1);
  const { body } = await send(server(), 'GET', '/api/opening_reports', { token: admin.token });
  const ids = body.data.map(({ id }: { id: string }) => id);
  expect(ids.indexOf(flagged.id)).toBeLessThan(ids.indexOf(later.id));
  expect(await listed(admin, flagged.id)).toMatchObject({
    is_flagged: true,
    reports: 3,
    held_reason: null,
    company: { id: flagged.company.companyId },
    latest: Array.from({ length: 3 }, () => ({ reason: 'asks for money', text: 'They want a deposit.' })),
  });
});

test('reports with nothing in them are put away once, and the opening begins anew', async () => {
  const admin = await anAdmin(server());
  const { id } = await aReportedOpening(3);
  expect((await decide(admin, 'POST', `${id}/dismissal`)).status).toBe(200);
  expect(await listed(admin, id)).toBeUndefined();
  expect((await decide(admin, 'POST', `${id}/dismissal`)).status).toBe(409);
  await report(id, await aCandidate(server()));
  expect(await listed(admin, id)).toMatchObject({ reports: 1, is_flagged: false });
});

test('an opening that is taken down is not public, its people read why, and nobody publishes it until that is lifted', async () => {
  const admin = await anAdmin(server());
  const { company, id } = await aReportedOpening(1);
  const job = () => send(server(), 'GET', `/api/job/${id}`);
  const own = async () => (await send(server(), 'GET', `/api/job_opening/${id}`, company)).body.data;
  expect((await job()).status).toBe(200);
  const reason = 'Candidates were asked to pay for a visa.';
  expect((await decide(admin, 'POST', `${id}/hold`, { reason })).status).toBe(200);
  expect((await job()).status).not.toBe(200);
  expect(await own()).toMatchObject({ status: 'On-Hold', held_reason: reason });
  const letter = await lastLetterTo(server().platform.db, company.email);
  expect([letter.kind, letter.text.includes(reason)]).toEqual(['opening-held', true]);
  expect(await listed(admin, id)).toMatchObject({ held_reason: reason, reports: 0 });

  const publish = await send(server(), 'PUT', `/api/job_opening/${id}/status`, {
    token: company.token,
    body: { status: 'Published' },
  });
  expect([publish.status, publish.body.code]).toEqual([409, 'OPENING_HELD']);
  expect((await decide(admin, 'POST', `${id}/hold`, { reason })).status).toBe(409);

  server().clock.advance(1000);
  expect((await decide(admin, 'DELETE', `${id}/hold`)).status).toBe(200);
  expect((await job()).status).toBe(200);
  expect(await own()).toMatchObject({ held_reason: null });
  expect((await lastLetterTo(server().platform.db, company.email)).kind).toBe('opening-released');
  expect((await decide(admin, 'DELETE', `${id}/hold`)).status).toBe(409);
});

test('taking down needs a reason, and an opening that is there and not closed', async () => {
  const admin = await anAdmin(server());
  const { company, id } = await aReportedOpening(1);
  const none = await decide(admin, 'POST', `${id}/hold`, { reason: '  ' });
  expect([none.status, none.body.errors]).toEqual([
    422,
    { reason: ['Please give the reason for taking it down'] },
  ]);
  expect(await lettersTo(server().platform.db, company.email)).toEqual([]);
  const closed = await anOpening(server(), company.companyId, { status: 'Closed' });
  expect((await decide(admin, 'POST', `${closed}/hold`, { reason: 'x' })).status).toBe(409);
  expect((await decide(admin, 'POST', 'nothing/hold', { reason: 'x' })).status).toBe(404);
});

test('nobody but administrators reads reports or decides on them', async () => {
  const { company, id } = await aReportedOpening(1);
  for (const person of [company, await aCandidate(server())]) {
    expect((await send(server(), 'GET', '/api/opening_reports', person)).status).toBe(403);
    expect((await decide(person, 'POST', `${id}/dismissal`)).status).toBe(403);
    expect((await decide(person, 'POST', `${id}/hold`, { reason: 'x' })).status).toBe(403);
    expect((await decide(person, 'DELETE', `${id}/hold`)).status).toBe(403);
  }
});
