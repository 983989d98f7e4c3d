import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outboxLetters } from '#server/platform/mail-table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anAdmin, anApprovedCompany, aPendingCompany, aSuperadmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const read = async (token: string) =>
  (await send(server(), 'GET', '/api/admin_dashboard', { token })).body.data;

test('administrators see what waits, and the last 30 days of Qatar one by one', async () => {
  const { token } = await anAdmin(server());
  const before = await read(token);
  const pending = await aPendingCompany(server());
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { firstPublishedAt: server().clock.now() });
  await send(server(), 'POST', '/api/contact-message', {
    body: { name: 'Omar Khalil', email: 'o@example.com', subject: 'Plans', message: 'Hello there' },
  });
  const after = await read(token);
  expect(after.waiting.companies).toBe(before.waiting.companies + 1);
  expect(after.waiting.since).not.toBeNull();
  expect(after.messages).toBe(before.messages + 1);
  expect(after.days).toHaveLength(30);
  expect(after.days.at(-1)).toMatchObject({
    day: '2026-11-21',
    openings: before.days.at(-1).openings + 1,
  });
  expect(after.days[0].day).toBe('2026-10-23');
  expect(after.storage.free).toBeGreaterThan(0);
  expect(pending.companyId).toBeTruthy();
});

test('a letter that was given up is named without what it held, and tried again once', async () => {
  const { token } = await anAdmin(server());
  const { db } = server().platform;
  const [letter] = await db
    .insert(outboxLetters)
    .values({
      toAddress: 'lost@example.com',
      locale: 'en',
      kind: 'reset-code',
      subject: 'Your code',
      html: '<p>SECRET</p>',
      text: 'SECRET',
      headers: {},
      messageId: 'lost-letter@test',
      status: 'failed',
      attempts: 9,
      lastError: 'The mail server said 550',
    })
    .returning();
  const failures = await send(server(), 'GET', '/api/failures', { token });
  expect(failures.body.data).toMatchObject([
    { id: letter?.id, kind: 'letter', name: 'reset-code', reason: 'The mail server said 550' },
  ]);
  expect(JSON.stringify(failures.body)).not.toMatch(/SECRET|lost@example/);
  expect((await read(token)).letters.failed).toBe(1);
  const retry = () => send(server(), 'POST', `/api/failures/${letter?.id}/retry`, { token });
  expect((await retry()).status).toBe(200);
  expect((await retry()).status).toBe(404);
  const [row] = await db
    .select()
    .from(outboxLetters)
    .where(eq(outboxLetters.id, letter?.id ?? ''));
  expect(row).toMatchObject({ status: 'queued', attempts: 0 });
  expect((await read(token)).letters.failed).toBe(0);
});

test('nobody but administrators sees or retries anything of it', async () => {
  for (const person of [await aCandidate(server()), await anApprovedCompany(server())]) {
    for (const path of ['admin_dashboard', 'failures'])
      expect((await send(server(), 'GET', `/api/${path}`, person)).status).toBe(403);
    expect((await send(server(), 'POST', '/api/failures/x/retry', person)).status).toBe(403);
  }
});

test('the dashboard call answers those who run the platform with its days and applications', async () => {
  const company = await anApprovedCompany(server());
  const ask = (token: string) => send(server(), 'GET', '/api/dashboard', { token });
  const people = [await anAdmin(server()), await aSuperadmin(server())];
  const before = (await ask(people[0]?.token ?? '')).body.applications.at(-1);
  for (const _ of [1, 2])
    await anApplication(server(), await aCandidate(server()), await anOpening(server(), company.companyId));
  for (const { token } of people) {
    const { status, body } = await ask(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 200, success: true, viewer: 'admin' });
    expect([body.days.length, body.days.at(-1), body.applications.length]).toEqual([30, '2026-11-21', 30]);
    expect(body.applications.at(-1)).toBe(before + 2);
  }
  expect((await ask(company.token)).body).toMatchObject({ viewer: 'company', figures: { openings: 2 } });
  expect((await ask((await aCandidate(server())).token)).status).toBe(403);
});
