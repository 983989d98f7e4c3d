import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SlowOpening } from '#contract/company-activity.ts';
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

test('at most half as many applicants as in the week before, three at least: the opening loses speed', async () => {
  const company = await anApprovedCompany(server());
  const slower = await anOld(company.companyId, { title: 'Half' });
  await applied(slower, [1, 6.9, 7.1, 8, 10, 13.9]);
  const none = await anOld(company.companyId, {
    title: 'Nobody any more',
    publishSalary: true,
    salaryStart: 5000,
  });
  await applied(none, [7.5, 8, 9]);
  // Just over half; too few before; not yet two weeks old; nobody asked those who were added.
  await applied(await anOld(company.companyId), [1, 2, 8, 9, 10]);
  await applied(await anOld(company.companyId), [8, 9]);
  await applied(await anOld(company.companyId, { firstPublishedAt: ago(13) }), [8, 9, 10]);
  await applied(await anOld(company.companyId), [8, 9, 10], 'by-hand-import');
  await setOpening(await anAbandoned(company.companyId), { status: 'On-Hold' });
  await setOpening(await anAbandoned(company.companyId), { dueDate: '2020-01-01' });

  const slowing = await slowingOf(company);
  expect(slowing).toMatchObject([
    { id: none, title: 'Nobody any more', cause: 'fewer', recent: 0, before: 3, is_pay_shown: true },
    { id: slower, title: 'Half', cause: 'fewer', recent: 2, before: 4, is_pay_shown: false },
  ]);
  expect(slowing[1]?.days).toHaveLength(14);
  expect(slowing[1]?.days.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(5);
});

test('read by thirty and applied for by fewer than one in twenty, over a week: it is passed by', async () => {
  const company = await anApprovedCompany(server());
  const passedBy = await anOld(company.companyId, { views: 41, applications: 2, firstPublishedAt: ago(7.1) });
  await anOld(company.companyId, { views: 40, applications: 2 });
  await anOld(company.companyId, { views: 29, applications: 0 });
  await anOld(company.companyId, { views: 500, applications: 0, firstPublishedAt: ago(6.9) });
  expect(await slowingOf(company)).toMatchObject([
    { id: passedBy, cause: 'passed-by', views: 41, applications: 2, recent: 0, before: 0 },
  ]);
});

test('three are shown, those that lost most first, and a hiring manager sees the own ones alone', async () => {
  const company = await anApprovedCompany(server());
  const lost = [];
  for (const count of [3, 5, 4, 6]) {
    const id = await anOld(company.companyId);
    await applied(
      id,
      Array.from({ length: count }, (_, index) => 8 + index / 2),
    );
    lost.push(id);
  }
  expect((await slowingOf(company)).map(({ id }) => id)).toEqual([lost[3], lost[1], lost[2]]);
  const manager = await aMember(server(), company.companyId, 'hiring_manager');
  await server()
    .platform.db.insert(openingTeam)
    .values({ openingId: lost[0] ?? '', accountId: manager.accountId });
  expect((await slowingOf(manager)).map(({ id }) => id)).toEqual([lost[0]]);
  expect(await slowingOf(await anApprovedCompany(server()))).toEqual([]);
});

async function slowingOf(person: { token: string }): Promise<SlowOpening[]> {
  return (await send(server(), 'GET', '/api/dashboard', person)).body.slowing;
}

function ago(days: number): Date {
  return new Date(server().clock.now().getTime() - days * dayMs);
}

/** A public opening of a month ago, without a pay that is shown. */
async function anOld(
  companyId: string,
  change: Partial<typeof jobOpenings.$inferInsert> = {},
): Promise<string> {
  const id = await anOpening(server(), companyId);
  await setOpening(id, {
    firstPublishedAt: ago(30),
    publishSalary: false,
    dueDate: null,
    views: 0,
    ...change,
  });
  return id;
}

/** One that three people applied for last week. */
async function anAbandoned(companyId: string): Promise<string> {
  const id = await anOld(companyId);
  await applied(id, [8, 9, 10]);
  return id;
}

async function setOpening(id: string, change: Partial<typeof jobOpenings.$inferInsert>): Promise<void> {
  await server().platform.db.update(jobOpenings).set(change).where(eq(jobOpenings.id, id));
}

/** An application for each of these days ago. */
async function applied(openingId: string, days: readonly number[], source = 'site'): Promise<void> {
  for (const day of days) {
    const id = await anApplication(server(), await aCandidate(server()), openingId);
    await server()
      .platform.db.update(applications)
      .set({ createdAt: ago(day), source })
      .where(eq(applications.id, id));
  }
}
