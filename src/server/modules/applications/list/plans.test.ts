import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { makeManyOpenings } from '#server/demo/many-openings.ts';
import { selectFirstIds } from '#server/modules/applications/board/queries.ts';
import { selectHistory } from '#server/modules/applications/queries.ts';
import { selectTotals } from '#server/modules/applications/views/queries.ts';
import { everyOpening } from '#server/platform/scope.ts';
import { anApplication } from '#support/applications.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import type { Reader } from './matching.ts';
import { selectReceived } from './queries.ts';

const server = testServer();
let reader: Reader;
let openingId: string;

/** 40,000 applications over four weeks, of which a twentieth is the company's and a hundredth the opening's; some are pinned. */
beforeAll(async () => {
  const company: CompanyPerson = await anApprovedCompany(server());
  reader = { scope: everyOpening(company.companyId), accountId: company.accountId };
  openingId = await anOpening(server(), company.companyId);
  const application = await anApplication(server(), await aCandidate(server()), openingId);
  const { db } = server().platform;
  await db.transaction(async (inner) => {
    // People and openings behind them are not looked at.
    await inner.execute(sql`set local session_replication_role = replica`);
    // A busy machine writes them in several statements, each within the time that a statement has.
    for (const first of [1, 10_001, 20_001, 30_001])
      await inner.execute(sql`
      insert into applications select made.* from applications one, generate_series(${first}::int, ${first + 9999}::int) n,
      lateral jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'candidate_id', gen_random_uuid(), 'idempotency_key', null,
        'company_id', case when n % 20 = 0 then one.company_id else gen_random_uuid() end,
        'opening_id', case when n % 100 = 0 then one.opening_id else gen_random_uuid() end,
        'status', (array['Pending', 'Screened', 'Shortlisted', 'Rejected'])[1 + n / 100 % 4],
        'is_pinned', n % 500 = 0,
        'created_at', now() - n * interval '1 minute')) made
      where one.id = ${application}`);
  });
  await db.execute(sql`analyze applications`);
}, 120_000);

const lists: [string, ApplicationFilters][] = [
  ['what a company received', {}],
  ['the oldest first', { sort: 'oldest' }],
  ['one status', { status: ['Pending'] }],
];

test.each(lists)('a page of %s is read along an index, no further than it shows', async (_name, filters) => {
  const found = await planOfPage(filters);
  expect(found).not.toMatch(/Seq Scan on applications/);
  expect(found).toMatch(/Index Scan(?: Backward)? using applications_(?:company|status)/);
  expect(found).toMatch(/ using applications_pinned/);
});

test.each([{}, { status: ['Shortlisted' as const] }, { sort: 'fit' as const }])(
  'a page of one opening (%o) reads no application of another',
  async (filters) => {
    const found = await planOfPage({ ...filters, job_id: openingId });
    expect(found).not.toMatch(/Seq Scan on applications/);
    expect(found).toMatch(/applications_(?:opening|once)/);
  },
);

test.each(['newest', 'oldest'] as const)(
  'each column of the board, the %s first, is walked',
  async (sort) => {
    const found = await plan(selectFirstIds(server().platform.db, reader, { sort }, 20).getSQL());
    expect(found).not.toMatch(/Seq Scan on applications/);
    // Sorted as they come: a column of thousands is not read to its end.
    expect(found).not.toMatch(/-> {2}Sort /);
  },
);

test('what all kept views hold is counted in one statement, of the company alone and no further than is told', async () => {
  const filters = [{ status: ['Pending' as const] }, { job_id: openingId }, { meets: 3 }];
  const found = await plan(selectTotals(server().platform.db, reader, filters));
  expect(found).not.toMatch(/Seq Scan on applications/);
  expect(found.match(/Limit /g)).toHaveLength(filters.length);
});

test('the history of applications reads the openings of their moves by key', async () => {
  await makeManyOpenings(server().systemContext('test'), 2000);
  await server().platform.db.execute(sql`analyze job_openings`);
  const found = await plan(selectHistory(server().platform.db, [openingId]).getSQL());
  expect(found).toMatch(/Index Scan using job_openings_pkey/);
  expect(found).not.toMatch(/Seq Scan on job_openings/);
});

function planOfPage(filters: ApplicationFilters): Promise<string> {
  return plan(selectReceived(server().platform.db, reader, { ...filters, show: 20, page: 1 }).getSQL());
}

async function plan(statement: SQL): Promise<string> {
  const { rows } = await server().platform.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
