import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const call = (person: Person, method: string, path: string, body?: object) =>
  send(server(), method, `/api/${path}`, { token: person.token, body });

async function aConversation(named: { name?: string; nameAr?: string } = {}) {
  const company = await anApprovedCompany(server());
  const person = await aCandidate(server(), named);
  await anApplication(server(), person, await anOpening(server(), company.companyId));
  const opened = await call(company, 'POST', 'messages', { candidate_id: person.accountId });
  const id: string = opened.body.data.id;
  await call(company, 'POST', `messages/${id}`, { text: 'Good morning', key: randomUUID() });
  return { company, person, id };
}

async function listed(admin: Person, text: string) {
  const { body } = await call(admin, 'GET', 'conversation_reports');
  return body.data.filter((report: { text: string }) => report.text === text);
}

test('a candidate who asked for money is shut out with a reason, found nowhere, and let in again', async () => {
  const admin = await anAdmin(server());
  const { company, person, id } = await aConversation();
  await call(person, 'POST', `messages/${id}`, { text: 'Pay me first', key: randomUUID() });
  const text = `Asks us for money ${id}`;
  expect((await call(company, 'POST', `messages/${id}/report`, { text })).status).toBe(200);
  const { body: bell } = await call(admin, 'GET', 'notifications/recent');
  expect(bell.data.notifications[0]).toMatchObject({
    kind: 'conversation_reported',
    path: '/admin-reports?tab=people',
  });
  const [report] = await listed(admin, text);
  expect(report).toMatchObject({ about: 'candidate', is_open: true });
  expect(report.evidence.map((message: { text: string }) => message.text)).toEqual([
    'Good morning',
    'Pay me first',
  ]);
  const decide = (method: string, deed: string, body?: object) =>
    call(admin, method, `conversation_reports/${report.id}/${deed}`, body);
  const nothing = await decide('POST', 'suspension', { reason: ' ' });
  expect([nothing.status, Object.keys(nothing.body.errors)]).toEqual([422, ['reason']]);
  server().clock.advance(1000);
  expect((await decide('POST', 'suspension', { reason: 'Money was asked for.' })).status).toBe(200);
  expect((await call(person, 'GET', 'users')).status).toBe(401);
  const { db } = server().platform;
  expect((await lastLetterTo(db, person.email)).text).toContain('Money was asked for.');
  expect(await listed(admin, text)).toMatchObject([{ is_open: false, candidate: { is_suspended: true } }]);
  expect((await decide('POST', 'suspension', { reason: 'Again' })).status).toBe(409);
  server().clock.advance(1000);
  expect((await decide('DELETE', 'suspension')).status).toBe(200);
  expect((await lastLetterTo(db, person.email)).kind).toBe('account-restored');
  expect(await listed(admin, text)).toEqual([]);
});

test('a report of a company is seen to once, shuts no candidate out, and a repeated one is one', async () => {
  const admin = await anAdmin(server());
  const { company, person, id } = await aConversation();
  const text = `They want a deposit ${id}`;
  await call(person, 'POST', `messages/${id}/report`, { text: 'They want it' });
  await call(person, 'POST', `messages/${id}/report`, { text });
  const [report, ...others] = await listed(admin, text);
  expect([report.about, report.company.id, others]).toEqual(['company', company.companyId, []]);
  const path = `conversation_reports/${report.id}`;
  expect((await call(admin, 'POST', `${path}/suspension`, { reason: 'No' })).status).toBe(409);
  expect((await call(admin, 'POST', `${path}/settlement`, { verdict: 'settled' })).status).toBe(200);
  expect((await call(admin, 'POST', `${path}/settlement`, { verdict: 'dismissed' })).status).toBe(409);
  expect(await listed(admin, text)).toEqual([]);
  expect((await call(company, 'GET', 'conversation_reports')).status).toBe(403);
});

test('an administrator reads who reported in the script of the page', async () => {
  const { token } = await anAdmin(server());
  const { person, id } = await aConversation({ name: 'Layla Hassan', nameAr: 'ليلى حسن' });
  await call(person, 'POST', `messages/${id}/report`, { text: `They want a deposit ${id}` });
  const readIn = async (locale: string) => {
    const headers = { 'accept-language': locale };
    const { body } = await send(server(), 'GET', '/api/conversation_reports', { token, headers });
    return body.data.find((report: { text: string }) => report.text.endsWith(id)).reporter;
  };
  expect([await readIn('en'), await readIn('ar')]).toEqual(['Layla Hassan', 'ليلى حسن']);
});
