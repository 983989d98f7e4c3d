import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { send } from '#support/client.ts';
import { companyRegistration, registerCompany } from '#support/company-registration.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, aMember, anAdmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const create = (changes: { data?: object; extra_data?: object } = {}) => registerCompany(server(), changes);

test('a company registers: Pending, its owner signed in, its document claimed, both letters written', async () => {
  const answer = await create();
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    success: true,
    message: 'Company registration successful!',
    company: { name: 'Yousef Al-Marri' },
    user: {
      name: 'Al-Futtaim 3M & Sons (Qatar)',
      approved_status: 'Pending',
      package: 'trial',
      slot: 6,
      video_question_slot: 3,
      screening_question_slot: 5,
      number_of_employee: '50-100',
      country: 'Qatar',
      timezone: 'Asia/Qatar',
      profile_visibility: true,
      email_accept: false,
      trial_expiry: null,
      phone: '44123456',
      cr_expiry_number: '2027-03-31',
    },
  });
  expect(answer.body.cr_file).toMatch(/^files\//);
  expect(answer.headers.get('set-cookie')).toContain('mihna_session=');
  const session = await send(server(), 'GET', '/api/users', { token: answer.body.token });
  expect(session.body).toMatchObject({
    user_type: 1,
    data: { phone: '55123456', dial_code: '+974', type: 1, email_verified_at: null },
    extra_data: {
      approved_status: 'Pending',
      member_role: 'owner',
      documents: [{ expires_on: '2027-03-31' }],
    },
    settings: { candidate_pool: true },
  });
  const letters = await lettersTo(server().platform.db, answer.body.company.email);
  expect(letters.map(({ kind }) => kind).sort()).toEqual(['company-registered', 'verify-email']);
});

test('the recruiter’s own number never becomes the company’s', async () => {
  const { body } = await create({ extra_data: { contact_number: undefined, dial_code: undefined } });
  expect(body.user.phone).toBe('');
  const [row] = await server()
    .platform.db.select()
    .from(companies)
    .where(eq(companies.email, body.company.email));
  expect(row?.phone).toBe('');
  expect(JSON.stringify(row)).not.toContain('55123456');
});

test('W5, W6: role, status, plan and slots of the payload count for nothing', async () => {
  const answer = await create({
    data: { type: 2, user_type: 2, status: 'active', email_verified_at: '2026-01-01' },
    extra_data: { approved_status: 'Approved', slot: 99, package: 'premium', trial_expiry: '2030-01-01' },
  });
  expect(answer.body.user).toMatchObject({ approved_status: 'Pending', slot: 6, package: 'trial' });
  const [account] = await server()
    .platform.db.select()
    .from(accounts)
    .where(eq(accounts.email, answer.body.company.email));
  expect(account).toMatchObject({ userType: 1, emailVerifiedAt: null });
});

test('a taken address is refused: Email already exists', async () => {
  const candidate = await aCandidate(server());
  const answer = await create({ data: { email: candidate.email.toUpperCase() } });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    message: 'Email already exists',
    errors: { email: ['Email already exists'] },
  });
});

test('W16: a document needs its own unspent ticket', async () => {
  const first = await companyRegistration(server());
  expect((await send(server(), 'POST', '/api/company/v1/create', { body: first })).status).toBe(200);
  const stolen = await create({
    data: { email: 'thief@rawdat.qa' },
    extra_data: { cr: first.extra_data.cr },
  });
  expect(stolen.status).toBe(422);
  expect(stolen.body.errors).toHaveProperty('extra_data.cr');
  const rows = await server()
    .platform.db.select()
    .from(accounts)
    .where(eq(accounts.email, 'thief@rawdat.qa'));
  expect(rows).toEqual([]);
});

test('a document is read by the owners and administrators alone', async () => {
  const answer = await create();
  const path = `/api/${answer.body.cr_file}`;
  const companyId = answer.body.user.id;
  const status = async (token?: string) => (await send(server(), 'GET', path, { token })).status;
  expect(await status(answer.body.token)).toBe(200);
  expect(await status((await anAdmin(server())).token)).toBe(200);
  expect(await status((await aMember(server(), companyId, 'owner')).token)).toBe(200);
  expect(await status((await aMember(server(), companyId, 'recruiter')).token)).toBe(404);
  expect(await status((await aCandidate(server())).token)).toBe(404);
  expect(await status()).toBe(404);
});

test('a verified address brings the letter that the documents are under review', async () => {
  const answer = await create();
  const [letter] = (await lettersTo(server().platform.db, answer.body.company.email)).filter(
    ({ kind }) => kind === 'verify-email',
  );
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
  await send(server(), 'POST', '/api/verify-email', { body: { token } });
  const kinds = (await lettersTo(server().platform.db, answer.body.company.email)).map(({ kind }) => kind);
  expect(kinds).toContain('company-verified');
});

test('a registration that has expired is refused at its field, as is any other document', async () => {
  const expired = ['This document has expired: send the renewed one, or correct its date'];
  const first = await companyRegistration(server());
  const { extra_data } = first;
  const documents = [{ kind: 'Trade license', path: extra_data.cr, expires_on: '2026-11-20' }];
  const body = { ...first, extra_data: { ...extra_data, cr_expiry_number: '2026-11-20', documents } };
  const answer = await send(server(), 'POST', '/api/company/v1/create', { body });
  expect(answer.body.errors).toEqual({
    'extra_data.cr_expiry_number': expired,
    'extra_data.documents.0.expires_on': expired,
  });
});

test('two companies of one name have different addresses', async () => {
  const slugs = [await create(), await create()].map((answer) => answer.body.user.slug);
  expect(new Set(slugs).size).toBe(2);
  const rows = await server().platform.db.select({ slug: companies.slug }).from(companies);
  expect(rows.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
});
