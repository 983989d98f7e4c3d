import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { replyDue } from '#domain/applications/reply.ts';
import { dayMs } from '#domain/time.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anInterview } from '#support/interviews.ts';
import { anOpening, saveOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, aMember, anApprovedCompany, type CompanyPerson, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { measureAnswers, remindOfReplies } from './service.ts';

const server = testServer();

test('an opening promises an answer within ten days, or as many as its company chooses, 60 at most', async () => {
  const company = await anApprovedCompany(server());
  const saved = await saveOpening(server(), company);
  expect(saved.body.data.reply_days).toBe(10);
  expect((await saveOpening(server(), company, { reply_days: 3 })).body.data.reply_days).toBe(3);
  for (const reply_days of [0, 61, 1.5])
    expect((await saveOpening(server(), company, { reply_days })).body.errors).toHaveProperty('reply_days');
});

test('both sides read until when an answer is due, until there is one', async () => {
  const { company, candidate, id } = await aReceived({ replyDays: 4 });
  const due = new Date(server().clock.now().getTime() + 4 * dayMs).toISOString().slice(0, 10);
  const dues = async () =>
    [await read(company, id), await read(candidate, id)].map(
      ({ reply_due }) => reply_due?.slice(0, 10) ?? null,
    );
  expect(await dues()).toEqual([due, due]);
  await put(company, id, 'Screened');
  expect(await dues()).toEqual([due, due]);
  await put(company, id, 'Shortlisted');
  expect(await dues()).toEqual([null, null]);
  await put(company, id, 'Pending');
  expect(await dues()).toEqual([due, due]);
});

test('an invitation to an interview is an answer', async () => {
  const { company, candidate, id, openingId } = await aReceived();
  await anInterview(server(), { company, candidate, openingId, applicationId: id });
  expect((await read(candidate, id)).reply_due).toBeNull();
});

test('the recruiters are reminded once, two days before; who only reads is not', async () => {
  const { company, id } = await aReceived({ replyDays: 5 });
  const viewer = await aMember(server(), company.companyId, 'viewer');
  const answered = await anApplication(server(), await aCandidate(server()), await openingOf(id));
  await put(company, answered, 'Rejected');
  const remind = async (person: Person) => {
    await server().systemContext('test').inTransaction(remindOfReplies);
    await server().runTasks();
    const letters = await lettersTo(server().platform.db, person.email);
    return letters.filter(({ kind }) => kind === 'replies-due').map(({ subject }) => subject);
  };
  server().clock.advance(2.9 * dayMs);
  expect(await remind(company)).toEqual([]);
  server().clock.advance(0.2 * dayMs);
  expect(await remind(company)).toEqual(['A candidate waits for your answer']);
  expect(await remind(viewer)).toEqual([]);
  server().clock.advance(5 * dayMs);
  expect(await remind(company)).toHaveLength(1);
});

test('the share answered within ten days is measured from twenty answers on, and shown on both pages', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const now = server().clock.now();
  const rows = await strangers(20);
  await server()
    .platform.db.insert(applications)
    .values(
      rows.map((candidateId, index) => ({
        ...{ openingId, candidateId, companyId: company.companyId, status: 'Rejected' as const },
        createdAt: new Date(now.getTime() - 30 * dayMs),
        // The last of them waits still, the one before was answered late.
        repliedAt: index === 19 ? null : new Date(now.getTime() - (index === 18 ? 5 : 25) * dayMs),
      })),
    );
  const shown = async () => {
    await server().systemContext('test').inTransaction(measureAnswers);
    const opening = await send(server(), 'GET', `/api/job/${openingId}`);
    const page = await send(server(), 'GET', `/api/company/${company.companyId}`);
    return [opening.body.data.company.answer_rate, page.body.data.answer_rate];
  };
  expect(await shown()).toEqual([null, null]);
  await anAnswered(company, openingId);
  // 19 of 21 in time: one late, one not at all.
  expect(await shown()).toEqual([90, 90]);
  await server().platform.db.delete(applications).where(eq(applications.openingId, openingId));
  expect(await shown()).toEqual([null, null]);
  expect(await server().platform.db.$count(companies, eq(companies.id, company.companyId))).toBe(1);
});

test('nobody waits for an answer to what was withdrawn, and who was added by hand was promised none', () => {
  const application = { createdAt: new Date(0), repliedAt: null, replyDays: 10, source: 'site' };
  expect(replyDue({ ...application, status: 'Withdrawn' })).toBeNull();
  expect(replyDue({ ...application, status: 'On Hold' })).toEqual(new Date(10 * dayMs));
  expect(replyDue({ ...application, status: 'On Hold', source: 'by-hand-cv' })).toBeNull();
});

async function anAnswered(company: CompanyPerson, openingId: string) {
  await put(company, await anApplication(server(), await aCandidate(server()), openingId), 'Shortlisted');
}

async function strangers(count: number): Promise<string[]> {
  const { db } = server().platform;
  const people = await db
    .insert(accounts)
    .values(
      Array.from({ length: count }, (_, index) => ({
        email: `stranger-${index}@people.example`,
        name: 'Omar Said',
        userType: 4 as const,
        passwordHash: '',
      })),
    )
    .returning({ id: accounts.id });
  await db.insert(candidates).values(people.map(({ id }) => ({ accountId: id })));
  return people.map(({ id }) => id);
}

async function openingOf(id: string): Promise<string> {
  const [row] = await server().platform.db.select().from(applications).where(eq(applications.id, id));
  return row?.openingId ?? '';
}

async function aReceived(opening: Parameters<typeof anOpening>[2] = {}) {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const openingId = await anOpening(server(), company.companyId, opening);
  return { company, candidate, openingId, id: await anApplication(server(), candidate, openingId) };
}

function put(caller: Person, id: string, status: string) {
  return send(server(), 'PUT', `/api/job_application/${id}`, { ...caller, body: { status } });
}

async function read(caller: Person, id: string) {
  return (await send(server(), 'GET', `/api/job_application/${id}`, caller)).body.data;
}
