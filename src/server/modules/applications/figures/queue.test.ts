import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { applications } from '#server/modules/applications/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { openingTeam } from '#server/modules/job-openings/team/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('whose answer is late or due within two days waits for it, the oldest promise first; the others are new', async () => {
  const company = await anApprovedCompany(server());
  const quick = await anOpening(server(), company.companyId, { title: 'Quick answers', replyDays: 3 });
  const slow = await anOpening(server(), company.companyId, { title: 'Slow answers', replyDays: 10 });
  // Due in two days and a little, within two days, a day ago, long ago.
  const later = await aWaiting(quick, 0.9);
  const soon = await aWaiting(quick, 1.1);
  const late = await aWaiting(quick, 4);
  const oldest = await aWaiting(slow, 30, { status: 'On Hold' });
  await aWaiting(quick, 9, { status: 'Shortlisted', repliedAt: ago(8) });
  await aWaiting(quick, 9, { removedAt: ago(1) });
  await aWaiting(quick, 9, { source: 'by-hand-import' });
  await aWaiting(await anOpening(server(), company.companyId, { status: 'Closed' }), 30);

  const { reply, fresh } = await queueOf(company);
  expect(reply.total).toBe(3);
  expect(reply.items.map(({ id }) => id)).toEqual([oldest, late, soon]);
  expect(reply.items[1]).toMatchObject({
    position: 'Quick answers',
    status: 'Pending',
    due_at: ago(1).toISOString(),
    candidate_name: expect.stringMatching(/\w/),
    meets: null,
  });
  // Of the pending ones those above stand there once; all of them are counted.
  expect(fresh.items[0]).toMatchObject({ id: later, due_at: null });
  expect(fresh.items.map(({ id }) => id)).not.toContain(soon);
  const list = await send(server(), 'GET', '/api/job_application?status=Pending', company);
  expect(fresh.total).toBe(list.body.data.total);
});

test('four of a kind are shown, and all of them counted', async () => {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId);
  for (let count = 0; count < 6; count++) await aWaiting(opening, 20 - count);
  const { reply, fresh } = await queueOf(company);
  expect([reply.total, reply.items.length]).toEqual([6, 4]);
  expect([fresh.total, fresh.items.length]).toEqual([6, 2]);
});

test('a hiring manager reads of the own openings, nobody of another company, and blind ones without a name', async () => {
  const company = await anApprovedCompany(server());
  const seen = await anOpening(server(), company.companyId, { blindReview: true });
  const other = await anOpening(server(), company.companyId);
  const own = await aWaiting(seen, 9);
  await aWaiting(other, 9);
  const manager = await aMember(server(), company.companyId, 'hiring_manager');
  await server().platform.db.insert(openingTeam).values({ openingId: seen, accountId: manager.accountId });
  const { reply, fresh } = await queueOf(manager);
  expect(reply).toMatchObject({ total: 1, items: [{ id: own }] });
  expect(reply.items[0]?.candidate_name).toMatch(/^Candidate /);
  expect(fresh.total).toBe(1);
  expect((await queueOf(await anApprovedCompany(server()))).reply).toEqual({ total: 0, items: [] });
});

interface Queue {
  total: number;
  items: { id: string; candidate_name: string; due_at: string | null }[];
}

async function queueOf(person: { token: string }): Promise<{ reply: Queue; fresh: Queue }> {
  return (await send(server(), 'GET', '/api/dashboard', person)).body.queue;
}

/** One that came so many days ago. */
async function aWaiting(
  openingId: string,
  days: number,
  change: Partial<typeof applications.$inferInsert> = {},
): Promise<string> {
  const id = await anApplicationEvenTo(openingId);
  await server()
    .platform.db.update(applications)
    .set({ createdAt: ago(days), ...change })
    .where(eq(applications.id, id));
  return id;
}

/** Applies while the opening takes applications. */
async function anApplicationEvenTo(openingId: string): Promise<string> {
  const { db } = server().platform;
  const [opening] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, openingId));
  const setStatus = (status: (typeof jobOpenings.$inferSelect)['status']) =>
    db.update(jobOpenings).set({ status }).where(eq(jobOpenings.id, openingId));
  await setStatus('Published');
  const id = await anApplication(server(), await aCandidate(server()), openingId);
  if (opening) await setStatus(opening.status);
  return id;
}

function ago(days: number): Date {
  return new Date(server().clock.now().getTime() - days * dayMs);
}
