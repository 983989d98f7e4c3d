import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { applications } from '#server/modules/applications/table.ts';
import { files } from '#server/modules/files/table.ts';
import { findAccountByEmail } from '#server/modules/identity/service.ts';
import { accounts } from '#server/modules/identity/table.ts';
import {
  addApplicant,
  anOpeningToAddTo,
  answerAdded as answer,
  aPerson,
  listedTo,
  tokenOf,
  toldInBell,
} from '#support/added.ts';
import { anApplication, anUploadedCv } from '#support/applications.ts';
import { columnsHolding } from '#support/canaries.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, aMember, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const db = () => server().platform.db;
const left = (openingId: string) => db().$count(applications, eq(applications.openingId, openingId));
const aWorld = (opening?: Parameters<typeof anOpeningToAddTo>[1]) => anOpeningToAddTo(server(), opening);
const listed = (caller: CompanyPerson, query?: string) => listedTo(server(), caller, query);
const bell = (person: CompanyPerson, kind: string) => toldInBell(server(), person, kind);

test('a yes without an account opens one by the terms: the application is theirs, and the company hears of it', async () => {
  const { company, openingId } = await aWorld();
  const cv = await anUploadedCv(server(), company);
  const person = aPerson({ cv });
  const { body } = await addApplicant(server(), company, openingId, person);
  const token = await tokenOf(server(), person.email);
  const refused = await answer(server(), { token, answer: 'confirm' });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['terms']]);
  const said = await answer(server(), { token, answer: 'confirm', terms: true });
  expect(said.body.data).toEqual({ outcome: 'opened' });
  const account = await findAccountByEmail(db(), person.email);
  expect(account).toMatchObject({
    userType: 4,
    name: person.name,
    locale: 'fr',
    emailVerifiedAt: expect.any(Date),
  });
  const [row] = await db().select().from(applications).where(eq(applications.id, body.data.id));
  expect(row).toMatchObject({ candidateId: account?.id, source: 'by-hand-walk-in' });
  const [file] = await db()
    .select()
    .from(files)
    .where(eq(files.id, row?.cvFileId ?? ''));
  expect(file?.ownerId).toBe(account?.id);
  await server().runTasks();
  expect((await lettersTo(db(), person.email)).map(({ kind }) => kind).toSorted()).toEqual([
    'addition-asked',
    'application-received',
  ]);
  expect(await listed(company)).toMatchObject({
    data: [{ unconfirmed: false, candidate: { id: account?.id } }],
  });
  expect(await bell(company, 'application_received')).toBe(1);
  // The link is spent, in both directions.
  for (const again of ['confirm', 'decline'] as const)
    expect((await answer(server(), { token, answer: again, terms: true })).body.code).toBe('LINK_EXPIRED');
});

test('where the address has an account it has to be signed in, and nothing of it was told before', async () => {
  const { company, openingId } = await aWorld();
  const candidate = await aCandidate(server(), {
    name: 'Layla Accountcanary',
    phone: '55000111',
    dialCode: '+974',
  });
  const { body } = await addApplicant(server(), company, openingId, { ...aPerson(), email: candidate.email });
  const told = JSON.stringify(
    (await send(server(), 'GET', `/api/job_application/${body.data.id}`, company)).body,
  );
  expect(told).not.toMatch(/Accountcanary|55000111/);
  expect(told).not.toContain(candidate.accountId);
  const token = await tokenOf(server(), candidate.email);
  const stranger = await aCandidate(server());
  for (const caller of [{}, stranger, company]) {
    const page = await send(server(), 'GET', `/api/added_application?token=${token}`, caller);
    expect(page.body.data.needs).toBe('sign_in');
    expect((await answer(server(), { token, answer: 'confirm', terms: true }, caller)).status).toBe(401);
  }
  expect((await answer(server(), { token, answer: 'confirm' }, candidate)).body.data.outcome).toBe(
    'confirmed',
  );
  const own = await send(server(), 'GET', '/api/job_application', candidate);
  expect(own.body.data.data).toMatchObject([
    { id: body.data.id, history: [{ kind: 'added' }, { kind: 'viewed' }, { kind: 'confirmed' }] },
  ]);
});

test('who hides from the company, has no candidate’s account, or comes too late, can say no alone', async () => {
  const { company, openingId } = await aWorld();
  const hiding = await aCandidate(server(), { hiddenFromCompanies: [company.companyId] });
  await addApplicant(server(), company, openingId, { ...aPerson(), email: hiding.email });
  const hidden = { token: await tokenOf(server(), hiding.email), answer: 'confirm' as const };
  expect((await answer(server(), hidden, hiding)).body.code).toBe('HIDDEN_FROM_COMPANY');
  const colleague = await aMember(server(), company.companyId, 'viewer');
  await addApplicant(server(), company, openingId, { ...aPerson(), email: colleague.email });
  const member = { token: await tokenOf(server(), colleague.email), answer: 'confirm' as const, terms: true };
  expect((await answer(server(), member, colleague)).status).toBe(403);
  const person = aPerson();
  await addApplicant(server(), company, openingId, person);
  const late = { token: await tokenOf(server(), person.email), answer: 'confirm' as const, terms: true };
  await send(server(), 'PUT', `/api/job_opening/${openingId}/status`, {
    ...company,
    body: { status: 'Closed' },
  });
  expect((await answer(server(), late)).body.code).toBe('GONE');
  for (const { token } of [hidden, member, late])
    expect((await answer(server(), { token, answer: 'decline' })).status).toBe(200);
  expect(await left(openingId)).toBe(0);
});

test('who applied meanwhile keeps the own application, and what was added is erased', async () => {
  const { company, openingId } = await aWorld();
  const candidate = await aCandidate(server());
  await addApplicant(server(), company, openingId, { ...aPerson(), email: candidate.email });
  const own = await anApplication(server(), candidate, openingId, { cover_letter: 'My own words.' });
  const token = await tokenOf(server(), candidate.email);
  expect((await answer(server(), { token, answer: 'confirm' }, candidate)).body.data.outcome).toBe('joined');
  expect((await listed(company)).data).toMatchObject([{ id: own, unconfirmed: false }]);
  const { body } = await send(server(), 'GET', '/api/job_application_openings', company);
  expect(body.data[0].total).toBe(1);
});

test('a no erases everything at once, is told without a name, and the company can’t ask again for a year', async () => {
  const { company, openingId } = await aWorld();
  const cv = await anUploadedCv(server(), company);
  const person = aPerson({
    name: 'Salma Gonecanary',
    email: 'gonecanary@example.com',
    cv,
    note: 'Notecanary of her.',
  });
  const { body } = await addApplicant(server(), company, openingId, person);
  await send(server(), 'POST', `/api/job_application/${body.data.id}/notes`, {
    ...company,
    body: { note: 'Gonecanary again', mentions: [] },
  });
  const [row] = await db().select().from(applications).where(eq(applications.id, body.data.id));
  const cvFileId = row?.cvFileId;
  const token = await tokenOf(server(), person.email);
  expect((await answer(server(), { token, answer: 'decline' })).body.data.outcome).toBe('declined');
  await server().runTasks();
  expect(await columnsHolding(db(), ['gonecanary', 'notecanary'])).toEqual([]);
  expect(await db().$count(files, eq(files.id, cvFileId ?? ''))).toBe(0);
  expect(await bell(company, 'addition_ended')).toBe(1);
  // Sessions end in a month, so that somebody else of the company tries.
  const bare = { ...person, cv: null };
  const again = async () =>
    addApplicant(server(), await aMember(server(), company.companyId, 'recruiter'), openingId, bare);
  server().clock.advance(364 * dayMs);
  expect((await again()).body.errors.email).toEqual([expect.stringMatching(/asked you not/)]);
  const other = await aWorld();
  expect((await addApplicant(server(), other.company, other.openingId, bare)).status).toBe(200);
  server().clock.advance(2 * dayMs);
  expect((await again()).status).toBe(200);
});

test('the plain form says yes or no, in the language of its page, and tells by the address what came of it', async () => {
  const { company, openingId } = await aWorld();
  const post = async (token: string, fields: Record<string, string>) => {
    const response = await server().app.request(`http://localhost:3000/fr/added-application?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
      body: new URLSearchParams(fields).toString(),
    });
    return [response.status, response.headers.get('location')];
  };
  const [one, other] = [aPerson(), aPerson()];
  await addApplicant(server(), company, openingId, one);
  await addApplicant(server(), company, openingId, other);
  const token = await tokenOf(server(), one.email);
  expect(await post(token, { answer: 'confirm' })).toEqual([
    303,
    `/fr/added-application?token=${token}&said=terms`,
  ]);
  expect(await post(token, { answer: 'confirm', terms: 'on' })).toEqual([
    303,
    '/fr/added-application?said=opened',
  ]);
  expect(await post(await tokenOf(server(), other.email), { answer: 'decline' })).toEqual([
    303,
    '/fr/added-application?said=declined',
  ]);
  expect(await db().$count(accounts, eq(accounts.email, other.email))).toBe(0);
});
