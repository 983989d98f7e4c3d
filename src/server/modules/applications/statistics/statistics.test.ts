import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isReply } from '#domain/applications/reply.ts';
import { dayMs } from '#domain/time.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { anApplicationWithHistory, type History } from '#support/application-history.ts';
import { send } from '#support/client.ts';
import { readCsv } from '#support/csv.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

/** An application that went through these statuses, answered with the first of them that is an answer to anybody. */
const came = (
  company: CompanyPerson,
  openingId: string,
  { daysAgo, steps = [], ...history }: { daysAgo: number } & Omit<History, 'at'>,
) =>
  anApplicationWithHistory(server(), company, openingId, {
    ...history,
    steps,
    at: new Date(server().clock.now().getTime() - daysAgo * dayMs),
    repliedAfterDays: steps.some((step) => isReply(step)) ? 1 : undefined,
  });

async function statisticsOf(caller: CompanyPerson, query = '') {
  const { status, body } = await send(server(), 'GET', `/api/statistics${query}`, caller);
  expect(status).toBe(200);
  return body.data;
}

async function totalOf(caller: CompanyPerson, query: string): Promise<number> {
  const { body } = await send(server(), 'GET', `/api/job_application?${query}`, caller);
  return body.data.total;
}

test('the funnel counts how far people came, also those who were rejected later, and its figures are the rows of the list', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  await came(company, openingId, { daysAgo: 20, steps: ['Screened', 'Shortlisted', 'Hired'] });
  await came(company, openingId, { daysAgo: 20, source: 'linkedin', steps: ['Shortlisted', 'Rejected'] });
  await came(company, openingId, { daysAgo: 5, source: 'linkedin' });
  await came(company, openingId, { daysAgo: 40, steps: ['Screened'] });
  const figures = await statisticsOf(company);
  expect(figures).toMatchObject({
    from: '2026-10-23',
    to: '2026-11-21',
    timezone: 'Asia/Qatar',
    rejected: 1,
  });
  const people = figures.funnel.map(({ people, before }: Record<string, number>) => [people, before]);
  expect(people).toEqual([
    [3, 1],
    [2, 1],
    [2, 0],
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(figures.sources).toMatchObject([
    { source: 'linkedin', applied: 2, shortlisted: 1, hired: 0 },
    { source: 'site', applied: 1, applied_before: 1, shortlisted: 1, hired: 1 },
  ]);
  expect(figures.openings).toMatchObject([{ id: openingId, city: 'Doha', applied: 3, applied_before: 1 }]);
  expect(figures.recruiters).toMatchObject([{ id: company.accountId, handled: 2, hired: 1 }]);
  await server()
    .platform.db.update(accounts)
    .set({ nameAr: 'هدى' })
    .where(eq(accounts.id, company.accountId));
  const arabic = await send(server(), 'GET', '/api/statistics', {
    ...company,
    headers: { 'accept-language': 'ar' },
  });
  expect(arabic.body.data.recruiters).toMatchObject([{ name: 'هدى' }]);
  const days = `from=${figures.from}&to=${figures.to}`;
  expect(await totalOf(company, days)).toBe(3);
  expect(await totalOf(company, `${days}&reached=Shortlisted`)).toBe(2);
  expect(await totalOf(company, `${days}&source=linkedin&reached=Shortlisted`)).toBe(1);
  expect(await totalOf(company, `${days}&handled_by=${company.accountId}`)).toBe(2);
  expect(await totalOf(company, `${days}&furthest=Shortlisted`)).toBe(1);
  expect(await totalOf(company, `${days}&answered=yes`)).toBe(figures.first_answer.people);
  expect(await totalOf(company, `${days}&answered=in-time`)).toBe(figures.in_promise.in_time);
  expect([figures.first_answer.people, figures.in_promise.in_time]).toEqual([2, 2]);
  const dashboard = await send(server(), 'GET', '/api/job_application_figures', company);
  expect(dashboard.body.data.total).toBe(figures.funnel[0].people + figures.funnel[0].before);
});

test('of fewer than twenty people no median is told', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  for (let number = 0; number < 19; number += 1)
    await came(company, openingId, { daysAgo: 20, steps: ['Screened', 'Hired'] });
  const few = await statisticsOf(company);
  expect([few.first_answer, few.to_hire]).toEqual([
    { people: 19, people_before: 0, days: null, days_before: null },
    { people: 19, people_before: 0, days: null, days_before: null },
  ]);
  await came(company, openingId, { daysAgo: 20, steps: ['Screened', 'Hired'] });
  const enough = await statisticsOf(company);
  expect([enough.first_answer.days, enough.to_hire.days]).toEqual([1, 2]);
  expect(enough.in_status).toMatchObject([
    { status: 'Pending', days: 1 },
    { status: 'Screened', days: 1 },
  ]);
});

test('a status that was taken back within a minute was never reached', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  await came(company, openingId, { daysAgo: 3 });
  const { body } = await send(server(), 'GET', '/api/job_application', company);
  const { id } = body.data.data[0];
  for (const status of ['Hired', 'Pending']) {
    await send(server(), 'PUT', `/api/job_application/${id}`, { ...company, body: { status } });
    server().clock.set(new Date(server().clock.now().getTime() + 10_000));
  }
  server().clock.set(new Date(server().clock.now().getTime() - 20_000));
  const { funnel } = await statisticsOf(company);
  expect(funnel.at(-1)).toMatchObject({ stage: 'Hired', people: 0 });
  expect(await totalOf(company, 'reached=Hired')).toBe(0);
});

test('an opening narrows the figures; another company’s opening has none', async () => {
  const company = await anApprovedCompany(server());
  const rival = await anApprovedCompany(server());
  const [one, other] = [
    await anOpening(server(), company.companyId),
    await anOpening(server(), company.companyId),
  ];
  await came(company, one, { daysAgo: 3 });
  await came(company, other, { daysAgo: 3 });
  expect((await statisticsOf(company, `?job_id=${one}`)).funnel[0].people).toBe(1);
  expect((await statisticsOf(rival, `?job_id=${one}`)).funnel[0].people).toBe(0);
});

test('a viewer reads and does not export; nobody else gets anything; a feature that is off is off', async () => {
  const company = await anApprovedCompany(server());
  const viewer = await aMember(server(), company.companyId, 'viewer');
  await came(company, await anOpening(server(), company.companyId), { daysAgo: 3, source: 'qr' });
  expect((await statisticsOf(viewer)).abilities).toEqual({ export: false });
  const file = await send(server(), 'GET', '/api/statistics/export', company);
  const rows = readCsv(new TextEncoder().encode(file.body));
  expect(rows).toContainEqual(['qr', '1', '0', '0', '0', '0']);
  expect((await send(server(), 'GET', '/api/statistics/export', viewer)).status).toBe(403);
  expect((await send(server(), 'GET', '/api/statistics', await aCandidate(server()))).status).toBe(403);
  expect((await send(server(), 'GET', '/api/statistics')).status).toBe(401);
  await server()
    .platform.db.update(companies)
    .set({ disabledFeatures: ['statistics'] })
    .where(eq(companies.id, company.companyId));
  expect((await send(server(), 'GET', '/api/statistics', company)).body.code).toBe('FEATURE_OFF');
});
