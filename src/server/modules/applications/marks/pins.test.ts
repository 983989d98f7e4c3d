import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { marks } from '#domain/applications/marks.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { aHiringMember } from '#support/hiring.ts';
import { liveStream } from '#support/live.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anApprovedCompany, type CompanyPerson, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const { maximum: pinsMaximum } = marks.pin;

test('what is pinned stands first on every page, in every order and in its column, for everybody', async () => {
  const { company, openingId, ids } = await applicants('First', 'Second', 'Third', 'Fourth');
  const colleague = await aMember(server(), company.companyId, 'viewer');
  await fits(ids, [1, 4, 3, 2]);
  const before = await names(colleague, 'sort=newest');
  expect(before).toEqual(['Fourth', 'Third', 'Second', 'First']);
  await pin(company, ids.Second);
  await pin(company, ids.First);
  for (const [sort, expected] of [
    ['newest', ['Second', 'First', 'Fourth', 'Third']],
    ['oldest', ['First', 'Second', 'Third', 'Fourth']],
    ['rating', ['Second', 'First', 'Third', 'Fourth']],
    ['fit', ['Second', 'First', 'Third', 'Fourth']],
  ] as const) {
    expect([sort, await names(colleague, `job_id=${openingId}&sort=${sort}`)]).toEqual([sort, expected]);
    const pages = [1, 2, 3, 4].map((page) => names(colleague, `sort=${sort}&show=1&page=${page}`));
    expect([sort, (await Promise.all(pages)).flat()]).toEqual([sort, expected]);
    const { body } = await send(server(), 'GET', `/api/job_application_board?sort=${sort}&show=3`, colleague);
    expect(namesIn(body.data.columns[0])).toEqual(expected.slice(0, 3));
  }
  const [first] = await rows(colleague, '');
  expect(first.pin).toEqual({ by: company.name });
  const details = await send(server(), 'GET', `/api/job_application/${ids.Second}`, colleague);
  expect(details.body.data.pin).toEqual({ by: company.name });

  await pin(company, ids.Second, false);
  await pin(company, ids.First, false);
  expect(await names(colleague, '')).toEqual(before);
});

test('who may decide on an application pins it, and nobody else', async () => {
  const { company, openingId, ids } = await applicants('One');
  const manager = await aHiringMember(server(), company, 'hiring_manager', [openingId]);
  const refused: [Person, number][] = [
    [await aMember(server(), company.companyId, 'viewer'), 403],
    [await aHiringMember(server(), company, 'interviewer', [openingId]), 403],
    [await aHiringMember(server(), company, 'hiring_manager'), 404],
    [await anApprovedCompany(server()), 404],
    [await aCandidate(server()), 403],
  ];
  for (const [person, status] of refused) expect((await pin(person, ids.One)).status).toBe(status);
  expect((await rows(company, ''))[0].pin).toBeNull();
  expect((await pin(manager, ids.One)).status).toBe(200);
  expect((await rows(company, ''))[0].pin).toEqual({ by: manager.name });
});

test('what moves to another opening is pinned there by nobody', async () => {
  const { company, ids } = await applicants('One');
  const there = await anOpening(server(), company.companyId);
  const body = { status: 'Interviewed' };
  await send(server(), 'PUT', `/api/job_application/${ids.One}`, { ...company, body });
  await pin(company, ids.One);
  const to = { ...company, body: { job_id: there } };
  expect((await send(server(), 'POST', `/api/job_application/${ids.One}/move`, to)).status).toBe(200);
  const [moved] = await rows(company, `job_id=${there}`);
  expect([moved.id, moved.pin]).toEqual([ids.One, null]);
});

test('the open pages of the company and of its hiring managers for the opening hear of it once', async () => {
  const { company, openingId, ids } = await applicants('One');
  const id = ids.One;
  const people = [
    company,
    await aMember(server(), company.companyId, 'viewer'),
    await aHiringMember(server(), company, 'hiring_manager', [openingId]),
  ];
  const stranger = await liveStream(server(), await aHiringMember(server(), company, 'hiring_manager'));
  const streams = await Promise.all(people.map((person) => liveStream(server(), person)));
  await pin(company, id);
  for (const stream of streams) expect(await stream.changes()).toEqual([{ kind: 'applications', id }]);
  // Again is nothing new.
  await pin(company, id);
  await pin(company, id, false);
  for (const stream of streams) expect(await stream.changes()).toEqual([{ kind: 'applications', id }]);
  for (const stream of streams) await stream.close();
  await stranger.close();
  expect(await stranger.rest()).not.toContain(id);
});

test(`${pinsMaximum} of an opening are pinned, and of two at one moment only the one that still has room`, async () => {
  const { company, openingId, ids } = await applicants('One', 'Two');
  const [row] = await server().platform.db.select().from(applications).where(eq(applications.id, ids.One));
  if (!row) throw new Error('It was sent');
  const pinned = { ...row, candidateId: null, isPinned: true, idempotencyKey: null };
  const others = Array.from({ length: pinsMaximum - 1 }, () => ({ ...pinned, id: crypto.randomUUID() }));
  await server().platform.db.insert(applications).values(others);
  const { $client: pool } = server().platform.db as Database & { $client: pg.Pool };
  const other = await pool.connect();
  await other.query('begin; lock table live_events in share mode');
  // One has counted and can't end yet; the other must not count before it does.
  const both = [pin(company, ids.One), pin(company, ids.Two)];
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2);
  await other.query('commit');
  other.release();
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refusal = {
    code: 'TOO_MANY_PINNED',
    message: expect.stringContaining(`${pinsMaximum} applications`),
  };
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(refusal);
  // Another opening has its own fifty.
  const elsewhere = await anOpening(server(), company.companyId);
  const there = await anApplication(server(), await aCandidate(server()), elsewhere);
  expect((await pin(company, there)).status).toBe(200);
  expect(await server().platform.db.$count(applications, eq(applications.openingId, openingId))).toBe(51);
});

async function applicants<Name extends string>(...all: Name[]) {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const ids = {} as Record<Name, string>;
  for (const name of all) {
    ids[name] = await anApplication(server(), await aCandidate(server(), { name }), openingId);
    server().clock.advance(60_000);
  }
  return { company, openingId, ids };
}

/** What the opening asks, met so far, and the same as a rating. */
async function fits(ids: Record<string, string>, values: number[]): Promise<void> {
  for (const [place, id] of Object.values(ids).entries())
    await server()
      .platform.db.update(applications)
      .set({ fitMet: values[place], fitTotal: 4, averageRating: values[place] })
      .where(eq(applications.id, id));
}

function pin(person: Person, id: string, pinned = true) {
  return send(server(), 'PUT', `/api/job_application/${id}/pin`, { ...person, body: { pinned } });
}

async function rows(person: Person, query: string) {
  return (await send(server(), 'GET', `/api/job_application?${query}`, person)).body.data.data;
}

async function names(person: Person | CompanyPerson, query: string): Promise<string[]> {
  return namesIn({ data: await rows(person, query) });
}

function namesIn({ data }: { data: { candidate: { name: string } }[] }): string[] {
  return data.map(({ candidate }) => candidate.name);
}
