import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applications } from '#server/modules/applications/table.ts';
import { files } from '#server/modules/files/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { foldCounts, readCounts, readCountsByDay } from './kept-counts.ts';
import { keptCountChanges, keptCounts } from './kept-counts-table.ts';

const server = testServer();
const fold = () => foldCounts.run(server().systemContext('test'), {});

test('what is kept of a list is what counting it says, whatever becomes of its rows, folded or not', async () => {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId);
  const ids: string[] = [];
  for (let number = 0; number < 4; number += 1)
    ids.push(await anApplication(server(), await aCandidate(server()), opening));
  const { db } = server().platform;
  const counts = async () => (await send(server(), 'GET', '/api/job_application', company)).body.data.counts;
  expect(await counts()).toEqual({ Pending: 4 });
  await fold();
  expect(await counts()).toEqual({ Pending: 4 });
  await db
    .update(applications)
    .set({ status: 'Rejected' })
    .where(eq(applications.id, ids[0] ?? ''));
  await db
    .update(applications)
    .set({ removedAt: new Date() })
    .where(eq(applications.id, ids[1] ?? ''));
  await db.delete(applications).where(eq(applications.id, ids[2] ?? ''));
  expect(await counts()).toEqual({ Pending: 1, Rejected: 1 });
  await fold();
  expect(await counts()).toEqual({ Pending: 1, Rejected: 1 });
  expect(
    (await send(server(), 'GET', `/api/job_application?job_id=${opening}`, company)).body.data.counts,
  ).toEqual({
    Pending: 1,
    Rejected: 1,
  });
});

test('folding leaves no change and no count of nothing behind', async () => {
  const { db } = server().platform;
  await db.delete(applications);
  await fold();
  expect(await db.$count(keptCountChanges)).toBe(0);
  expect(await db.$count(keptCounts, eq(keptCounts.counter, 'applications'))).toBe(0);
});

test('quarters of hours become days of the zone, and bytes are those of all files', async () => {
  const { db, clock } = server().platform;
  const zone = 'Asia/Qatar';
  const since = new Date(clock.now().getTime() - 86_400_000);
  const before = await readCountsByDay(db, 'openings by quarter', { since, zone });
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { firstPublishedAt: new Date('2026-11-20T21:30:00Z') });
  const after = await readCountsByDay(db, 'openings by quarter', { since, zone });
  expect((after.get('2026-11-21') ?? 0) - (before.get('2026-11-21') ?? 0)).toBe(1);
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select coalesce(sum(size), 0) as bytes from ${files}`,
  );
  expect((await readCounts(db, 'files')).get('bytes')).toBe(Number(rows[0]?.bytes));
});

test.each([
  ['Asia/Kolkata', '2026-11-20T18:29:59Z', '2026-11-20T18:30:00Z'],
  ['Asia/Tehran', '2026-11-20T20:29:59Z', '2026-11-20T20:30:00Z'],
  ['Asia/Kathmandu', '2026-11-20T18:14:59Z', '2026-11-20T18:15:00Z'],
])('a day of %s ends with its own midnight', async (zone, last, first) => {
  const { db } = server().platform;
  const { companyId } = await anApprovedCompany(server());
  const read = () =>
    readCountsByDay(db, 'openings by quarter', { since: new Date('2026-11-20T00:00:00Z'), zone });
  const before = await read();
  for (const moment of [last, first])
    await anOpening(server(), companyId, { firstPublishedAt: new Date(moment) });
  const after = await read();
  for (const day of ['2026-11-20', '2026-11-21'])
    expect((after.get(day) ?? 0) - (before.get(day) ?? 0), day).toBe(1);
});
