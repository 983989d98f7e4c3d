import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '#server/modules/identity/table.ts';
import { keyNames } from '#server/modules/identity/tasks.ts';
import { send } from '#support/client.ts';
import { lastLetterTo, lettersTo, linkIn } from '#support/outbox.ts';
import {
  aCandidate,
  aMember,
  anAdmin,
  anApprovedCompany,
  aSuperadmin,
  type Person,
  password,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ RATE_LIMITS: '1', TRUST_PROXY: 'on' });
const look = { look_reason: 'asked', look_note: 'call of Tuesday' };
let turn = 0;
const newAddress = () => `new-address-${turn++}@example.com`;

/** Each call from an address of its own: what is limited here is the account. */
const from = () => ({ 'x-forwarded-for': `203.0.${turn++ % 250}.9` });
const call = (admin: Person | undefined, path: string, body: object = {}, method = 'POST') =>
  send(server(), method, `/api/admin_people/${path}`, { token: admin?.token, body: { ...look, ...body } });
const search = (admin: Person, q: string, filters: object = {}) => call(admin, 'search', { q, ...filters });
const read = async (admin: Person, { accountId }: Person) =>
  (await call(admin, `${accountId}/look`)).body.data;
const signIn = (email: string, typed = password) =>
  send(server(), 'POST', '/api/login', { body: { email, password: typed }, headers: from() });
const db = () => server().platform.db;

test('a person is found by a part of the name, by the email and by the id; administrators are not', async () => {
  const admin = await anAdmin(server());
  const candidate = await aCandidate(server(), { name: 'Zubaida Quillfeather' });
  const company = await anApprovedCompany(server());
  const found = async (q: string, filters = {}) =>
    (await search(admin, q, filters)).body.data.map(({ id }: { id: string }) => id);
  for (const q of ['quillfea', candidate.email.toUpperCase(), candidate.accountId])
    expect(await found(q)).toEqual([candidate.accountId]);
  expect(await found('quillfeather', { role: 'company' })).toEqual([]);
  expect(await found('quillfeather', { status: 'unverified' })).toEqual([]);
  expect(await found('quill%feather')).toEqual([]);
  expect(await found(admin.accountId)).toEqual([]);
  const member = (await search(admin, company.email)).body.data[0];
  expect(member).toMatchObject({ role: 'company', company: { id: company.companyId } });
  expect((await call(admin, `${(await aSuperadmin(server())).accountId}/look`)).status).toBe(404);
});

test('a name is found in another spelling, from before that was kept and after an older version changed it', async () => {
  const admin = await anAdmin(server());
  const person = await aCandidate(server(), { name: 'Zuhair Quillfeather' });
  const found = async (q: string) => (await search(admin, q)).body.data.length;
  expect(await found('زهير')).toBe(1);
  const ofPerson = eq(accounts.id, person.accountId);
  await db().update(accounts).set({ nameKeys: null }).where(ofPerson);
  expect(await found('زهير')).toBe(0);
  await keyNames.run(server().systemContext('test'), {});
  expect(await found('زهير')).toBe(1);
  await db().update(accounts).set({ name: 'Ghazwan Quillfeather' }).where(ofPerson);
  expect(await found('زهير')).toBe(0);
  await keyNames.run(server().systemContext('test'), {});
  expect(await found('غزوان')).toBe(1);
});

test('a page of the search is 20, and says whether there is another', async () => {
  const admin = await anAdmin(server());
  for (let count = 0; count < 21; count += 1) await aCandidate(server(), { name: 'Pagina Manyfold' });
  const first = (await search(admin, 'manyfold')).body;
  expect([first.data.length, first.has_more]).toEqual([20, true]);
  const second = (await search(admin, 'manyfold', { page: 2 })).body;
  expect([second.data.length, second.has_more]).toEqual([1, false]);
});

test('each look is written down with its reason, and there is none without one', async () => {
  const [admin, superadmin] = [await anAdmin(server()), await aSuperadmin(server())];
  const candidate = await aCandidate(server(), { name: 'Looked Upon' });
  for (const reason of [{ look_reason: '' }, { look_note: 'x' }, { look_note: '' }]) {
    expect((await call(admin, `${candidate.accountId}/look`, reason)).status).toBe(422);
    expect((await search(admin, 'looked', reason)).status).toBe(422);
  }
  await search(admin, 'looked upon');
  await read(admin, candidate);
  await call(admin, `${candidate.accountId}/sessions_end`);
  const log = (await send(server(), 'GET', '/api/audit', { token: superadmin.token })).body.data;
  const written = log
    .filter(({ actor_name }: { actor_name: string }) => actor_name === admin.name)
    .slice(0, 3)
    .reverse();
  expect(written).toMatchObject([
    { kind: 'adminPeople.search', facts: { ...look, looked_for: 'looked upon' } },
    { kind: 'adminPeople.read', subject_name: 'Looked Upon', facts: look },
    { kind: 'adminPeople.endSessions', subject_name: 'Looked Upon', facts: look },
  ]);
});

test('nobody but administrators finds, sees or helps anybody', async () => {
  const candidate = await aCandidate(server());
  const company = await anApprovedCompany(server());
  for (const [person, status] of [
    [undefined, 401],
    [candidate, 403],
    [company, 403],
  ] as const) {
    expect((await call(person, 'search', { q: 'example' })).status).toBe(status);
    for (const act of ['look', 'verification', 'sessions_end', 'unlocking', 'restoration', 'erasure'])
      expect((await call(person, `${candidate.accountId}/${act}`)).status).toBe(status);
    expect((await call(person, `${candidate.accountId}/email`, {}, 'PUT')).status).toBe(status);
  }
});

test('somebody with an unconfirmed address is sent the letter again, and signs in by it', async () => {
  const admin = await anAdmin(server());
  const person = await aCandidate(server(), { isVerified: false });
  expect(await read(admin, person)).toMatchObject({ obstacles: ['unverified'], may: { verify: true } });
  expect((await call(admin, `${person.accountId}/verification`)).status).toBe(200);
  const link = linkIn(await lastLetterTo(db(), person.email), 'verify-email');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  await send(server(), 'POST', '/api/verify-email', { body: { token } });
  expect((await signIn(person.email)).status).toBe(200);
  expect(await read(admin, person)).toMatchObject({ obstacles: [], may: { verify: false } });
  expect((await call(admin, `${person.accountId}/verification`)).status).toBe(409);
});

test('a corrected address is confirmed by its owner; the old one is told and signs in until then', async () => {
  const admin = await anAdmin(server());
  const person = await aCandidate(server());
  const email = newAddress();
  const address_proof = 'called from the number of the profile';
  const correct = (body: object) => call(admin, `${person.accountId}/email`, body, 'PUT');
  expect(Object.keys((await correct({ email })).body.errors)).toEqual(['address_proof']);
  const taken = await correct({ email: (await aCandidate(server())).email, address_proof });
  expect(taken.body.errors).toEqual({ email: ['Email already exists'] });
  expect((await correct({ email, address_proof })).status).toBe(200);
  expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(401);
  expect((await lastLetterTo(db(), person.email)).kind).toBe('email-changed-notice');
  expect(await read(admin, person)).toMatchObject({ pending_email: email, obstacles: ['email_pending'] });
  expect((await signIn(person.email)).status).toBe(200);
  const link = linkIn(await lastLetterTo(db(), email), 'verify-email');
  await send(server(), 'POST', '/api/verify-email', {
    body: { token: new URLSearchParams(link.split('?')[1]).get('token') },
  });
  expect((await signIn(email)).status).toBe(200);
  expect((await send(server(), 'GET', '/api/admin_team', { token: admin.token })).status).toBe(403);
});

test('an administrator who corrects an address stays signed in', async () => {
  const admin = await anAdmin(server());
  const person = await aCandidate(server());
  const body = { ...look, email: newAddress(), address_proof: 'passport shown at the desk' };
  const answer = await send(server(), 'PUT', `/api/admin_people/${person.accountId}/email`, {
    token: admin.token,
    body,
  });
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, null]);
});

test('who typed too many wrong passwords is let try again', async () => {
  const admin = await anAdmin(server());
  const person = await aCandidate(server());
  for (let count = 0; count < 10; count += 1) await signIn(person.email, 'wrong-palm-9');
  expect((await signIn(person.email)).status).toBe(429);
  expect(await read(admin, person)).toMatchObject({ obstacles: ['too_many_tries'], may: { unlock: true } });
  expect((await call(admin, `${person.accountId}/unlocking`)).status).toBe(200);
  expect((await signIn(person.email)).status).toBe(200);
  expect(await read(admin, person)).toMatchObject({ obstacles: [], may: { unlock: false } });
});

test('a candidate who was shut out is let in again with a letter; a member’s company is another matter', async () => {
  const admin = await anAdmin(server());
  const person = await aCandidate(server());
  await db().update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, person.accountId));
  expect(await read(admin, person)).toMatchObject({ obstacles: ['suspended'], may: { let_in: true } });
  expect((await call(admin, `${person.accountId}/restoration`)).status).toBe(200);
  expect((await lastLetterTo(db(), person.email)).kind).toBe('account-restored');
  expect((await signIn(person.email)).status).toBe(200);
  expect((await call(admin, `${person.accountId}/restoration`)).status).toBe(409);
});

test('what is shown holds no password, key, address of a device or text of a letter', async () => {
  const admin = await anAdmin(server());
  const person = await aCandidate(server(), { cvText: 'canary of a CV', phone: '55512345' });
  await call(admin, `${person.accountId}/email`, { email: newAddress(), address_proof: 'known' }, 'PUT');
  await signIn(person.email);
  const shown = JSON.stringify(await read(admin, person));
  const account = (await db().select().from(accounts).where(eq(accounts.id, person.accountId)))[0];
  const letter = (await lettersTo(db(), person.email))[0];
  for (const secret of [account?.passwordHash, person.token, '127.0.0.1', 'canary', '55512345', letter?.text])
    expect(shown).not.toContain(secret ?? 'nothing was found to look for');
});

test('somebody is erased at their wish, after the own password and the address typed again', async () => {
  const admin = await anAdmin(server());
  const person = await aCandidate(server());
  const erase = (body: object) => call(admin, `${person.accountId}/erasure`, body);
  const wrong = await erase({ email: person.email, password: 'wrong-palm-9' });
  expect(Object.keys(wrong.body.errors)).toEqual(['password']);
  const other = await erase({ email: newAddress(), password });
  expect(other.body.errors).toEqual({ email: ['The email is not that of the person'] });
  expect((await erase({ email: person.email, password })).status).toBe(200);
  expect((await call(admin, `${person.accountId}/look`)).status).toBe(404);
  expect((await lastLetterTo(db(), person.email)).kind).toBe('account-deleted');
});

test('a company keeps its last owner, and lets another member go', async () => {
  const admin = await anAdmin(server());
  const owner = await anApprovedCompany(server());
  const member = await aMember(server(), owner.companyId, 'recruiter');
  const erase = ({ accountId, email }: Person) => call(admin, `${accountId}/erasure`, { email, password });
  expect((await erase(owner)).body.code).toBe('LAST_OWNER');
  expect((await erase(member)).status).toBe(200);
});
