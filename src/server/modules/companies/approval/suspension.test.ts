import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lastLetterTo, lettersTo } from '#support/outbox.ts';
import {
  anAdmin,
  anApprovedCompany,
  aPendingCompany,
  type CompanyPerson,
  type Person,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, upload } from '#support/uploads.ts';

const server = testServer();

const read = async (admin: Person, company: CompanyPerson) =>
  (await send(server(), 'GET', `/api/company_administration/${company.companyId}`, { token: admin.token }))
    .body.data;

async function suspend(admin: Person, company: CompanyPerson, reason = 'Candidates were asked for money.') {
  const { version } = (await read(admin, company)).company;
  return send(server(), 'POST', `/api/company_administration/${company.companyId}/suspension`, {
    token: admin.token,
    body: { version, reason },
  });
}

async function lift(admin: Person, company: CompanyPerson) {
  const { version } = (await read(admin, company)).company;
  return send(server(), 'DELETE', `/api/company_administration/${company.companyId}/suspension`, {
    token: admin.token,
    body: { version },
  });
}

test('a suspended company is nowhere public and reaches nothing behind the gate, from its next click on', async () => {
  const [admin, company] = [await anAdmin(server()), await anApprovedCompany(server())];
  const opening = await anOpening(server(), company.companyId);
  const openings = () => send(server(), 'GET', '/api/job_opening', { token: company.token });
  const job = () => send(server(), 'GET', `/api/job/${opening}`);
  expect([(await openings()).status, (await job()).status]).toEqual([200, 200]);
  expect((await suspend(admin, company)).status).toBe(200);
  const refused = await openings();
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    403,
    'COMPANY_SUSPENDED',
    'Your company is suspended. Contact us.',
  ]);
  expect((await job()).status).not.toBe(200);
  const letter = await lastLetterTo(server().platform.db, company.email);
  expect(letter.kind).toBe('company-suspended');
  expect(letter.text).toContain('Candidates were asked for money.');

  const { approved_date } = (await read(admin, company)).company;
  server().clock.advance(1000);
  expect((await lift(admin, company)).status).toBe(200);
  expect([(await openings()).status, (await job()).status]).toEqual([200, 200]);
  expect((await read(admin, company)).company).toMatchObject({
    approved_status: 'Approved',
    approved_date,
    decline_reason: null,
  });
  expect((await lastLetterTo(server().platform.db, company.email)).kind).toBe('company-restored');
});

test('a suspension needs a reason of 1 to 1000 characters', async () => {
  const [admin, company] = [await anAdmin(server()), await anApprovedCompany(server())];
  const none = await suspend(admin, company, ' ');
  expect([none.status, none.body.errors]).toEqual([
    422,
    { reason: ['Please give the reason for suspending'] },
  ]);
  expect((await suspend(admin, company, 'x'.repeat(1001))).status).toBe(422);
  expect((await read(admin, company)).company.approved_status).toBe('Approved');
  expect((await suspend(admin, company, 'x'.repeat(1000))).status).toBe(200);
});

test('only an approved company is suspended, only a suspended one restored; a decision does not lift it', async () => {
  const admin = await anAdmin(server());
  const pending = await aPendingCompany(server());
  expect((await suspend(admin, pending)).status).toBe(409);
  const company = await anApprovedCompany(server());
  expect((await lift(admin, company)).status).toBe(409);
  await suspend(admin, company);
  expect((await suspend(admin, company)).status).toBe(409);
  const approval = await send(server(), 'POST', '/api/company-data-update', {
    token: admin.token,
    body: { company_id: company.companyId, adminLogin: true, approved_status: 'Approved' },
  });
  expect(approval.status).toBe(422);
});

test('what a suspended company changes of its profile leaves it suspended', async () => {
  const [admin, company] = [await anAdmin(server()), await anApprovedCompany(server())];
  await suspend(admin, company);
  const saved = await send(server(), 'POST', '/api/company-data-update', {
    token: company.token,
    body: { name: 'Another Name' },
  });
  expect(saved.status).toBe(200);
  const submitted = await send(server(), 'POST', '/api/company/submission', {
    token: company.token,
    body: {},
  });
  expect(submitted.status).toBe(409);
  expect((await read(admin, company)).company.approved_status).toBe('Suspended');
});

test('a company neither suspends another nor restores itself', async () => {
  const [admin, company] = [await anAdmin(server()), await anApprovedCompany(server())];
  expect((await lettersTo(server().platform.db, company.email)).length).toBe(0);
  await suspend(admin, company);
  const path = `/api/company_administration/${company.companyId}/suspension`;
  const body = { version: (await read(admin, company)).company.version, reason: 'Mine' };
  for (const method of ['POST', 'DELETE'])
    expect((await send(server(), method, path, { token: company.token, body })).status).toBe(403);
});

test('what is reviewed and was changed while suspended is looked at before the company is back', async () => {
  const [admin, company] = [await anAdmin(server()), await anApprovedCompany(server(), { crNumber: '1' })];
  const opening = await anOpening(server(), company.companyId);
  await suspend(admin, company);
  const renamed = await send(server(), 'PUT', '/api/users/1', {
    token: company.token,
    body: { extra_data: { name: 'Qatar Airways Group', cr_number: '77777/7', description: 'Flights.' } },
  });
  expect(renamed.body).toMatchObject({
    under_review: false,
    extra_data: { approved_status: 'Suspended', changed_fields: ['name', 'cr_number'] },
  });
  server().clock.advance(1000);
  expect((await lift(admin, company)).status).toBe(200);
  expect((await read(admin, company)).company).toMatchObject({
    approved_status: 'Pending',
    changed_fields: ['name', 'cr_number'],
    decline_reason: null,
  });
  expect((await send(server(), 'GET', `/api/job/${opening}`)).status).not.toBe(200);
  const letter = await lastLetterTo(server().platform.db, company.email);
  expect(letter.kind).toBe('company-restored');
  expect(letter.text).toContain('public again as soon as they are approved');
  expect(letter.text).not.toContain('everything works as before');
});

test('a suspended company’s website and documents count as reviewed, its description does not', async () => {
  const admin = await anAdmin(server());
  const saved = async (extra_data: object) => {
    const company = await anApprovedCompany(server());
    await suspend(admin, company);
    await send(server(), 'PUT', '/api/users/1', { token: company.token, body: { extra_data } });
    await lift(admin, company);
    const { approved_status, changed_fields } = (await read(admin, company)).company;
    return [approved_status, changed_fields];
  };
  expect(await saved({ description: 'Towers.' })).toEqual(['Approved', []]);
  expect(await saved({ website: 'https://another.example' })).toEqual(['Pending', ['website']]);
  const company = await anApprovedCompany(server());
  await suspend(admin, company);
  const document = await upload(server(), '/api/files/v1/cr-attachment', aPdf('Trade license'), {
    token: company.token,
  });
  const documents = [{ kind: 'Trade license', path: document.body.path, expires_on: '2027-01-01' }];
  await send(server(), 'PUT', '/api/users/1', { token: company.token, body: { extra_data: { documents } } });
  await lift(admin, company);
  expect((await read(admin, company)).company).toMatchObject({
    approved_status: 'Pending',
    changed_fields: ['documents'],
  });
});
