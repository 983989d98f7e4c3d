import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import {
  aCandidate,
  aMember,
  anAdmin,
  anApprovedCompany,
  aPendingCompany,
  password,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, aPicture, upload } from '#support/uploads.ts';

const server = testServer();
const put = (token: string | undefined, body: object) =>
  send(server(), 'PUT', '/api/users/1', { token, body });

test('the owner changes the profile, the person and the switches', async () => {
  const owner = await anApprovedCompany(server());
  const answer = await put(owner.token, {
    data: { name: 'Huda Al-Kuwari', dial_code: '+974', phone: '3312 3456' },
    extra_data: {
      description: 'We build roads.',
      timezone: 'Europe/Paris',
      email_reject: true,
      mail_templates: { reject: 'Thank you for your time.' },
      linkedin: 'https://www.linkedin.com/company/rawdat',
      profile_visibility: false,
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    email_changed: false,
    under_review: false,
    data: { name: 'Huda Al-Kuwari', phone: '33123456' },
    extra_data: {
      description: 'We build roads.',
      timezone: 'Europe/Paris',
      email_reject: true,
      mail_templates: { reject: 'Thank you for your time.', accept: '' },
      approved_status: 'Approved',
      version: 2,
    },
  });
});

test('W3, Z3: another’s id in the payload is refused and changes nothing', async () => {
  const [own, other] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const extra_data = { description: 'taken over' };
  for (const ids of [{ company_id: other.companyId }, { user_id: other.accountId }]) {
    expect((await put(own.token, { ...ids, extra_data })).status).toBe(404);
  }
  const answer = await send(server(), 'POST', '/api/company-data-update', {
    token: own.token,
    body: { id: other.companyId, description: 'taken over' },
  });
  expect(answer.status).toBe(404);
  const seen = await send(server(), 'GET', `/api/company/${other.companyId}`, { token: other.token });
  expect(seen.body.data.description).toBe('');
});

test('W5: a company cannot approve itself, take slots, a plan or a longer trial', async () => {
  const owner = await aPendingCompany(server());
  const body = {
    adminLogin: true,
    approved_status: 'Approved',
    decline_reason: '',
    slot: 99,
    video_question_slot: 99,
    screening_question_slot: 99,
    package: 'premium',
    trial_expiry: '2030-01-01',
    slug: 'mine',
    status: 'active',
    company_id: owner.companyId,
    description: 'Still Pending',
  };
  const answer = await send(server(), 'POST', '/api/company-data-update', { token: owner.token, body });
  expect(answer.status).toBe(200);
  expect(answer.body.data.data).toMatchObject({
    approved_status: 'Pending',
    slot: 6,
    package: 'trial',
    trial_expiry: null,
    description: 'Still Pending',
  });
  await put(owner.token, { extra_data: { ...body, company_id: undefined } });
  const session = await send(server(), 'GET', '/api/users', { token: owner.token });
  expect(session.body.extra_data).toMatchObject({ approved_status: 'Pending', slot: 6, package: 'trial' });
});

test('only owners change the company; members change their own name', async () => {
  const owner = await anApprovedCompany(server());
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  expect((await put(recruiter.token, { extra_data: { description: 'x' } })).status).toBe(403);
  expect((await put(recruiter.token, { data: { name: 'Salma Nasser' } })).body.data.name).toBe(
    'Salma Nasser',
  );
  expect((await put((await aCandidate(server())).token, { data: { name: 'Omar' } })).status).toBe(403);
  expect((await put((await anAdmin(server())).token, { data: { name: 'Amal Idris' } })).body.data.name).toBe(
    'Amal Idris',
  );
  expect((await put(undefined, { data: { name: 'Nobody Here' } })).status).toBe(401);
});

test('the registration’s document expires with the registration, whichever of the two is changed', async () => {
  const owner = await anApprovedCompany(server());
  const document = await upload(server(), '/api/files/v1/cr-attachment', aPdf(), { token: owner.token });
  const change = async (extra_data: object) => {
    const { body } = await put(owner.token, { extra_data });
    return {
      registration: body.extra_data.cr_expiry_number,
      document: body.extra_data.documents[0].expires_on,
      changed: body.extra_data.changed_fields,
    };
  };
  expect(await change({ cr_file: document.body.path, cr_expiry_number: '2027-03-31' })).toMatchObject({
    registration: '2027-03-31',
    document: '2027-03-31',
  });
  expect(await change({ cr_expiry_number: '2028-03-31' })).toEqual({
    registration: '2028-03-31',
    document: '2028-03-31',
    changed: ['cr_expiry_number', 'cr_file', 'documents'],
  });
  const documents = [{ kind: 'Commercial registration', path: document.body.path, expires_on: '2029-03-31' }];
  expect(await change({ documents })).toMatchObject({ registration: '2029-03-31', document: '2029-03-31' });
});

test('a document that has expired is refused at its field; what is stored may run out', async () => {
  const owner = await anApprovedCompany(server());
  const refused = ['This document has expired: send the renewed one, or correct its date'];
  const sent = async (text: string) =>
    (await upload(server(), '/api/files/v1/cr-attachment', aPdf(text), { token: owner.token })).body.path;
  const change = (extra_data: object) => put(owner.token, { extra_data });
  const yesterday = '2026-11-20';
  const cr_file = await sent('registration');
  expect((await change({ cr_file, cr_expiry_number: yesterday })).body.errors).toEqual({
    cr_expiry_number: refused,
  });
  const licence = { kind: 'Trade license', path: await sent('licence') };
  expect((await change({ documents: [{ ...licence, expires_on: yesterday }] })).body.errors).toEqual({
    'documents.0.expires_on': refused,
  });
  const today = '2026-11-21';
  const kept = await change({
    cr_file,
    cr_expiry_number: today,
    documents: [{ ...licence, expires_on: today }],
  });
  expect(kept.status).toBe(200);
  server().clock.advance(2 * dayMs);
  const [, stored] = kept.body.extra_data.documents;
  expect((await change({ documents: [stored], description: 'Towers.' })).status).toBe(200);
  expect((await change({ cr_file: await sent('another') })).body.errors).toEqual({
    cr_expiry_number: refused,
  });
});

test('Z4: another company’s document cannot be claimed', async () => {
  const [own, other] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const document = await upload(server(), '/api/files/v1/cr-attachment', aPdf(), { token: other.token });
  const answer = await put(own.token, { extra_data: { cr_file: document.body.path } });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ cr_file: ['Failed to upload the file'] });
});

test('X4: an older version is refused and overwrites nothing', async () => {
  const owner = await anApprovedCompany(server());
  expect((await put(owner.token, { extra_data: { address: 'West Bay', version: 1 } })).status).toBe(200);
  const late = await put(owner.token, { extra_data: { address: 'Lusail', version: 1 } });
  expect(late.status).toBe(409);
  const session = await send(server(), 'GET', '/api/users', { token: owner.token });
  expect(session.body.extra_data).toMatchObject({ address: 'West Bay', version: 2 });
});

test('a logo and a picture are kept with their upload', async () => {
  const owner = await anApprovedCompany(server());
  const picture = await aPicture();
  const logo = await upload(server(), '/api/files/v1/profile-picture', picture, {
    token: owner.token,
    name: 'logo.png',
    fields: { update_type: 'company' },
  });
  const avatar = await upload(server(), '/api/files/v1/profile-picture', picture, {
    token: owner.token,
    name: 'me.png',
    fields: { update_type: 'user' },
  });
  const session = await send(server(), 'GET', '/api/users', { token: owner.token });
  expect(session.body.extra_data.logo).toBe(logo.body.path);
  expect(session.body.data.avatar).toBe(avatar.body.path);
  const gone = await put(owner.token, { extra_data: { logo: null } });
  expect(gone.body.extra_data.logo).toBeNull();
  const viewer = await aMember(server(), owner.companyId, 'viewer');
  const refused = await upload(server(), '/api/files/v1/profile-picture', picture, {
    token: viewer.token,
    name: 'logo.png',
    fields: { update_type: 'company' },
  });
  expect(refused.status).toBe(403);
});

test('a new address needs the password and logs out', async () => {
  const owner = await anApprovedCompany(server());
  const without = await put(owner.token, { data: { email: 'new-owner@rawdat.qa' } });
  expect(without.body.errors).toHaveProperty('password');
  const answer = await put(owner.token, { data: { email: 'new-owner@rawdat.qa', password } });
  expect(answer.body).toMatchObject({ email_changed: true });
  expect((await send(server(), 'GET', '/api/users', { token: owner.token })).status).toBe(401);
  const letters = await lettersTo(server().platform.db, 'new-owner@rawdat.qa');
  expect(letters.map(({ kind }) => kind)).toEqual(['verify-email']);
});

test('GET api/company/{id}: visitors see the public part of an approved, visible company only', async () => {
  const [visible, hidden, pending] = [
    await anApprovedCompany(server(), { crNumber: 'SECRET-1', phone: '44123456' }),
    await anApprovedCompany(server(), { profileVisibility: false }),
    await aPendingCompany(server()),
  ];
  const page = await send(server(), 'GET', `/api/company/${visible.companyId}`);
  expect(page.body.data).toMatchObject({ verified: true, openings: { total: 0 } });
  for (const key of [
    'cr_number',
    'phone',
    'email',
    'documents',
    'package',
    'slot',
    'user_id',
    'decline_reason',
  ])
    expect(page.body.data).not.toHaveProperty(key);
  for (const company of [hidden, pending]) {
    const path = `/api/company/${company.companyId}`;
    expect((await send(server(), 'GET', path)).status).toBe(404);
    expect((await send(server(), 'GET', path, { token: visible.token })).status).toBe(404);
    expect((await send(server(), 'GET', path, { token: company.token })).body.data).toHaveProperty('slot', 6);
    const admin = await send(server(), 'GET', path, { token: (await anAdmin(server())).token });
    expect(admin.body.data).toHaveProperty('documents');
  }
  const foreign = await send(server(), 'GET', `/api/company/${visible.companyId}`, { token: hidden.token });
  expect(foreign.body.data).not.toHaveProperty('cr_number');
});
