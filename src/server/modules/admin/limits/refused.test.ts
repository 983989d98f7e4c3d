import { expect, test } from 'vitest';
import { flushRefused, oldRefused } from '#server/platform/refused-counts.ts';
import { refusedCounts } from '#server/platform/refused-table.ts';
import { deleteInBatches } from '#server/platform/sweep.ts';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin, anApprovedCompany } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';

const server = testServer({ RATE_LIMITS: '1' });

const refusedOf = async (admin: { token: string }) =>
  (await send(server(), 'GET', '/api/limit_refusals', admin)).body.data;
const write = (headers: Record<string, string>, body: object = {}) =>
  send(server(), 'POST', '/api/contact-message', { body, headers });

test('what limits and guards refuse is counted by reason and hour where administrators see it', async () => {
  const admin = await anAdmin(server());
  expect(await refusedOf(admin)).toMatchObject({ total: 0, reasons: [] });
  const statuses: number[] = [];
  for (let count = 0; count < 42; count += 1) {
    const body = { email: 'x@example.com' };
    statuses.push((await send(server(), 'POST', '/api/company/v1/email-checker', { body })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  server().clock.advance(3_600_000);
  expect((await write({ origin: 'https://foreign.example' })).status).toBe(403);
  expect((await write({}, { message: 'x'.repeat(300_000) })).status).toBe(413);
  const refused = await refusedOf(admin);
  expect(refused).toMatchObject({
    total: 4,
    reasons: [
      { reason: 'email_check_minute', day: 2, week: 2, latest: '2026-11-21T09:00:00.000Z' },
      { reason: 'foreign_origin', day: 1, week: 1, latest: '2026-11-21T10:00:00.000Z' },
      { reason: 'too_large', day: 1, week: 1, latest: '2026-11-21T10:00:00.000Z' },
    ],
  });
  expect(refused.hours.slice(-2)).toEqual([
    { hour: '2026-11-21T09:00:00.000Z', count: 2 },
    { hour: '2026-11-21T10:00:00.000Z', count: 2 },
  ]);
  expect(refused.hours).toHaveLength(24);
});

test('after a day a refusal counts for the week alone, and after fourteen it is forgotten', async () => {
  await write({ origin: 'https://foreign.example' });
  server().clock.advance(24 * 3_600_000);
  const week = await refusedOf(await anAdmin(server()));
  expect(week.total).toBe(0);
  expect(week.reasons).toContainEqual(
    expect.objectContaining({ reason: 'foreign_origin', day: 0, week: expect.any(Number) }),
  );
  const { db } = server().platform;
  await deleteInBatches(db, oldRefused(server().clock.now()));
  expect(await db.select().from(refusedCounts)).not.toEqual([]);
  server().clock.advance(14 * 24 * 3_600_000);
  expect((await refusedOf(await anAdmin(server()))).reasons).toEqual([]);
  await deleteInBatches(db, oldRefused(server().clock.now()));
  expect(await db.select().from(refusedCounts)).toEqual([]);
});

test('a flood is one row, and what could not be written is written later', async () => {
  const own = await startTestServer();
  try {
    const { db } = own.platform;
    for (let count = 0; count < 50; count += 1)
      await send(own, 'POST', '/api/contact-message', {
        body: {},
        headers: { origin: 'https://foreign.example' },
      });
    await db.execute('alter table refused_counts rename to away');
    await expect(flushRefused(db)).rejects.toThrow();
    await db.execute('alter table away rename to refused_counts');
    expect(await flushRefused(db)).toEqual({ foreign_origin: 50 });
    expect(await flushRefused(db)).toBeUndefined();
    expect(await db.select({ count: refusedCounts.count }).from(refusedCounts)).toEqual([{ count: 50 }]);
  } finally {
    await own.drop();
  }
});

test('candidates and companies do not read what was refused', async () => {
  for (const person of [await aCandidate(server()), await anApprovedCompany(server())])
    expect((await send(server(), 'GET', '/api/limit_refusals', person)).status).toBe(403);
});
