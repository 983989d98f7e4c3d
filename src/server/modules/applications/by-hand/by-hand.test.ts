import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { applications } from '#server/modules/applications/table.ts';
import { files } from '#server/modules/files/table.ts';
import { outboxLetters } from '#server/platform/mail-table.ts';
import {
  addApplicant,
  anOpeningToAddTo,
  answerAdded as answer,
  aPerson,
  endTheDay,
  listedTo,
  tokenOf,
  toldInBell,
} from '#support/added.ts';
import { anApplication, anUploadedCv } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { aHiringMember } from '#support/hiring.ts';
import { anOpening } from '#support/openings.ts';
import { lastLetterTo, lettersTo } from '#support/outbox.ts';
import {
  aCandidate,
  aMember,
  anApprovedCompany,
  aPendingCompany,
  type CompanyPerson,
  password,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const db = () => server().platform.db;
const left = (openingId: string) => db().$count(applications, eq(applications.openingId, openingId));
const aWorld = (opening?: Parameters<typeof anOpeningToAddTo>[1]) => anOpeningToAddTo(server(), opening);
const listed = (caller: CompanyPerson, query?: string) => listedTo(server(), caller, query);
const bell = (person: CompanyPerson, kind: string) => toldInBell(server(), person, kind);

test('who is added stands in the list as not confirmed, and is told at once who stored what, where to say yes or no, and until when', async () => {
  const { company, openingId } = await aWorld({ hideCompanyName: true });
  const cv = await anUploadedCv(server(), company);
  const person = aPerson({
    source: 'by-hand-referral',
    referred_by: 'Yousef Karim',
    note: 'Came on Sunday.',
    cv,
  });
  const { status, body } = await addApplicant(server(), company, openingId, person);
  expect(status).toBe(200);
  const { data, abilities } = await listed(company);
  expect(data).toMatchObject([
    {
      id: body.data.id,
      unconfirmed: true,
      source: 'by-hand-referral',
      candidate: { id: null, name: person.name },
    },
  ]);
  expect(abilities.add).toBe(true);
  const letter = await lastLetterTo(db(), person.email);
  expect(letter).toMatchObject({ kind: 'addition-asked', locale: 'fr' });
  for (const told of [
    'Rawdat Engineering',
    company.name,
    'Site Nurse',
    '+974 55123456',
    'Yousef Karim',
    '21 décembre 2026',
  ])
    expect(letter.text).toContain(told);
  const page = await send(
    server(),
    'GET',
    `/api/added_application?token=${await tokenOf(server(), person.email)}`,
  );
  expect(page.body.data).toMatchObject({ company: 'Rawdat Engineering', by: company.name, needs: 'terms' });
  const { body: details } = await send(server(), 'GET', `/api/job_application/${body.data.id}`, company);
  expect(details.data).toMatchObject({
    addition: {
      contact: { email: person.email, phone: '+974 55123456', referred_by: 'Yousef Karim' },
      by: company.name,
    },
    abilities: { move: false, share: false, message: false, change_status: true, rate: true },
    mailed_statuses: [],
    reply_due: null,
    profile: null,
    notes: [{ text: 'Came on Sunday.' }],
    history: [{ kind: 'added', by: company.name }, { kind: 'viewed' }],
  });
  expect((await send(server(), 'GET', `/api/${details.data.cv.path}`, company)).status).toBe(200);
  const [row] = await db().select().from(applications).where(eq(applications.id, body.data.id));
  const [file] = await db()
    .select()
    .from(files)
    .where(eq(files.id, row?.cvFileId ?? ''));
  expect(file).toMatchObject({ kind: 'cv', ownerId: null });
});

test('recruiters and owners of an approved company add, to their own published openings alone', async () => {
  const { company, openingId } = await aWorld();
  const recruiter = await aMember(server(), company.companyId, 'recruiter');
  expect((await addApplicant(server(), recruiter, openingId)).status).toBe(200);
  for (const role of ['hiring_manager', 'interviewer'] as const)
    expect(
      (await addApplicant(server(), await aHiringMember(server(), company, role, [openingId]), openingId))
        .status,
    ).toBe(403);
  const viewer = await aMember(server(), company.companyId, 'viewer');
  expect((await addApplicant(server(), viewer, openingId)).status).toBe(403);
  const other = await anApprovedCompany(server());
  expect((await addApplicant(server(), other, openingId)).status).toBe(404);
  const waiting = await aPendingCompany(server());
  const theirs = await anOpening(server(), waiting.companyId);
  expect((await addApplicant(server(), waiting, theirs)).body.code).toBe('COMPANY_NOT_APPROVED');
  for (const status of ['Open', 'Closed'] as const) {
    const closed = await anOpening(server(), company.companyId, { status });
    expect(Object.keys((await addApplicant(server(), company, closed)).body.errors)).toEqual(['job_id']);
  }
});

test('an address is added once to an opening, not where it applied, and never in a way that tells of other companies or accounts', async () => {
  const { company, openingId } = await aWorld();
  const applicant = await aCandidate(server());
  await anApplication(server(), applicant, openingId);
  const elsewhere = await aCandidate(server());
  await anApplication(server(), elsewhere, (await aWorld()).openingId);
  const person = aPerson();
  const add = (email: string) => addApplicant(server(), company, openingId, { ...person, email });
  expect((await add(person.email)).status).toBe(200);
  expect((await add(person.email.toUpperCase())).body.errors.email).toEqual([
    expect.stringMatching(/not answered/),
  ]);
  expect((await add(applicant.email)).body.errors.email).toEqual([expect.stringMatching(/applied/)]);
  const [known, unknown] = [await add(elsewhere.email), await add('nobody-yet@example.com')];
  const shape = ({ body, status }: typeof known) => [status, Object.keys(body), Object.keys(body.data)];
  expect(shape(known)).toEqual(shape(unknown));
});

test('before a yes a status is set and no email goes out, no interview, no move and no link', async () => {
  const { company, openingId } = await aWorld();
  await send(server(), 'PUT', '/api/users/1', {
    ...company,
    body: {
      extra_data: { email_accept: true, email_reject: true, email_sortlisted: true, email_interview: true },
    },
  });
  const person = aPerson();
  const { body } = await addApplicant(server(), company, openingId, person);
  const id = body.data.id;
  for (const status of ['Shortlisted', 'Interviewed', 'Rejected', 'Offered'])
    expect(
      (await send(server(), 'PUT', `/api/job_application/${id}`, { ...company, body: { status } })).status,
    ).toBe(200);
  server().clock.advance(10 * 60_000);
  await server().runTasks();
  expect((await lettersTo(db(), person.email)).map(({ kind }) => kind)).toEqual(['addition-asked']);
  const other = await anOpening(server(), company.companyId);
  const moved = await send(server(), 'POST', `/api/job_application/${id}/move`, {
    ...company,
    body: { job_id: other },
  });
  expect(moved.body.code).toBe('NOT_CONFIRMED');
  const options = await send(server(), 'GET', `/api/interview_options?application_id=${id}`, company);
  expect(options.body.code).toBe('NOT_CONFIRMED');
  const share = {
    application_ids: [id],
    title: 'For the board',
    expires_on: '2026-12-01',
    shows: {},
    participation: 'read',
  };
  const shared = await send(server(), 'POST', '/api/job_application_share', { ...company, body: share });
  expect([shared.status, shared.body.code]).not.toEqual([200, undefined]);
});

test('who does not answer is reminded once after two weeks, by a link of its own, and erased after thirty days', async () => {
  const { company, openingId } = await aWorld();
  const person = aPerson();
  await addApplicant(server(), company, openingId, person);
  const first = await tokenOf(server(), person.email);
  const run = async (days: number) => {
    server().clock.advance(days * dayMs);
    await endTheDay(server());
  };
  await run(13.9);
  expect(await lettersTo(db(), person.email)).toHaveLength(1);
  await run(0.2);
  await run(1);
  const letters = await lettersTo(db(), person.email);
  expect(letters.map(({ subject }) => subject.includes('attendue'))).toEqual([false, true]);
  const second = await tokenOf(server(), person.email);
  expect(second).not.toBe(first);
  for (const token of [first, second])
    expect((await send(server(), 'GET', `/api/added_application?token=${token}`)).status).toBe(200);
  await run(14.8);
  expect(await left(openingId)).toBe(1);
  await run(0.2);
  expect(await left(openingId)).toBe(0);
  expect(await db().$count(outboxLetters, eq(outboxLetters.toAddress, person.email))).toBe(0);
  expect((await send(server(), 'GET', `/api/added_application?token=${second}`)).status).toBe(410);
  expect(await bell(company, 'addition_ended')).toBe(1);
});

test('what a company takes off its list opens nothing any more, and is erased the day after', async () => {
  const { company, openingId } = await aWorld();
  const person = aPerson();
  const { body } = await addApplicant(server(), company, openingId, person);
  const token = await tokenOf(server(), person.email);
  await send(server(), 'DELETE', `/api/job_application/${body.data.id}`, { ...company, body: { password } });
  expect((await answer(server(), { token, answer: 'confirm', terms: true })).body.code).toBe('LINK_EXPIRED');
  await endTheDay(server());
  expect(await left(openingId)).toBe(1);
  server().clock.advance(1.1 * dayMs);
  await endTheDay(server());
  expect(await left(openingId)).toBe(0);
});

test('nobody who applies can claim to have been added', async () => {
  const { company, openingId } = await aWorld();
  const source = 'by-hand-referral';
  const id = await anApplication(server(), await aCandidate(server()), openingId, { source });
  expect((await listed(company)).data).toMatchObject([{ id, source: 'site' }]);
});
