import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { approvalUndoSeconds } from '#domain/companies/approval.ts';
import { dayMs } from '#domain/time.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { send } from '#support/client.ts';
import { lastLetterTo, lettersTo } from '#support/outbox.ts';
import { aMember, anAdmin, anApprovedCompany, aPendingCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, upload } from '#support/uploads.ts';

const server = testServer();

const update = (token: string, body: object) =>
  send(server(), 'POST', '/api/company-data-update', { token, body });

async function decide(company: CompanyPerson, body: object) {
  const admin = await anAdmin(server());
  return update(admin.token, { company_id: company.companyId, adminLogin: true, ...body });
}

/** An approval can be taken back for a minute; then its letter goes. */
async function afterTheUndo() {
  server().clock.advance(approvalUndoSeconds * 1000);
  await server().runTasks();
}

const profileOf = async (company: CompanyPerson) =>
  (await send(server(), 'GET', '/api/users', { token: company.token })).body.extra_data;

test('approving begins the trial of 30 days, creates the settings and mails the owner', async () => {
  const company = await aPendingCompany(server());
  const answer = await decide(company, { approved_status: 'Approved' });
  expect(answer.status).toBe(200);
  expect(answer.body.data.data).toMatchObject({
    approved_status: 'Approved',
    trial_expiry: '2026-12-20',
    trial_expiry_days: 30,
    decline_reason: null,
  });
  expect(answer.body.data.data.approved_date).toBe(server().clock.now().toISOString());
  await afterTheUndo();
  expect((await lastLetterTo(server().platform.db, company.email)).kind).toBe('company-approved');
  const log = await send(server(), 'GET', '/api/company_activity', { token: company.token });
  expect(log.body.data.data[0]).toMatchObject({
    kind: 'company.approved',
    actor_kind: 'team',
    actor_name: '',
  });
});

test('declining without a reason keeps the company Pending and shows an error', async () => {
  const company = await aPendingCompany(server());
  for (const decline_reason of [undefined, '', '   ', null]) {
    const answer = await decide(company, { approved_status: 'Declined', decline_reason });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ decline_reason: ['Please give the reason for declining'] });
  }
  expect(await profileOf(company)).toMatchObject({ approved_status: 'Pending', decline_reason: null });
  expect(await lettersTo(server().platform.db, company.email)).toEqual([]);
});

test('a declined company reads the reason, corrects its document and submits again', async () => {
  const company = await aPendingCompany(server());
  await decide(company, { approved_status: 'Declined', decline_reason: 'The registration expired.' });
  expect(await profileOf(company)).toMatchObject({
    approved_status: 'Declined',
    decline_reason: 'The registration expired.',
  });
  await afterTheUndo();
  const letter = await lastLetterTo(server().platform.db, company.email);
  expect(letter.kind).toBe('company-declined');
  expect(letter.text).toContain('The registration expired.');
  const submit = () => send(server(), 'POST', '/api/company/submission', { token: company.token, body: {} });
  expect((await submit()).body.errors).toEqual({
    cr_file: ['The commercial registration document is required'],
  });
  const document = await upload(server(), '/api/files/v1/cr-attachment', aPdf(), { token: company.token });
  await update(company.token, { cr_file: document.body.path });
  expect((await submit()).body.data).toMatchObject({
    approved_status: 'Pending',
    changed_fields: ['cr_file', 'documents'],
  });
  expect((await submit()).status).toBe(409);
});

test('a declined company submits again only after it has changed something that a review reads', async () => {
  const company = await aPendingCompany(server());
  const document = await upload(server(), '/api/files/v1/cr-attachment', aPdf(), { token: company.token });
  await update(company.token, { cr_file: document.body.path, cr_expiry_number: '2026-12-01' });
  await decide(company, { approved_status: 'Declined', decline_reason: 'The number is not readable.' });
  const submit = () => send(server(), 'POST', '/api/company/submission', { token: company.token, body: {} });
  const nothing = {
    changed_fields: [
      'Nothing has changed since the decline. Correct what the reason names, save it, then submit again.',
    ],
  };
  expect((await submit()).body.errors).toEqual(nothing);
  await update(company.token, { email_reject: true, timezone: 'Asia/Dubai' });
  expect((await submit()).body.errors).toEqual(nothing);
  await update(company.token, { cr_number: '4711' });
  server().clock.advance(20 * dayMs);
  expect((await submit()).body.errors).toEqual({
    cr_expiry_number: ['This document has expired: send the renewed one, or correct its date'],
  });
  await update(company.token, { cr_expiry_number: '2027-12-01' });
  expect((await submit()).body.data).toMatchObject({
    approved_status: 'Pending',
    changed_fields: ['cr_number', 'cr_expiry_number'],
  });
});

test('V8: only listed changes exist, and an unverified owner blocks the approval', async () => {
  const approved = await anApprovedCompany(server());
  const back = await decide(approved, { approved_status: 'Pending' });
  expect(back.status).toBe(422);
  const pending = await aPendingCompany(server());
  await server()
    .platform.db.update(accounts)
    .set({ emailVerifiedAt: null })
    .where(eq(accounts.id, pending.accountId));
  const unverified = await decide(pending, { approved_status: 'Approved' });
  expect(unverified.status).toBe(422);
  expect(unverified.body.errors).toHaveProperty('approved_status');
  expect((await decide(pending, { approved_status: 'Confirmed' })).body.errors).toEqual({
    approved_status: ['Please choose one of the options'],
  });
  expect((await decide({ ...pending, companyId: 'nobody' }, { approved_status: 'Approved' })).status).toBe(
    404,
  );
});

test('Z7: the gate opens and closes with the next request of a live session', async () => {
  const company = await anApprovedCompany(server());
  await decide(company, { approved_status: 'Declined', decline_reason: 'Fees were asked of candidates.' });
  expect(await profileOf(company)).toMatchObject({ approved_status: 'Declined' });
  expect((await send(server(), 'GET', `/api/company/${company.companyId}`)).status).toBe(404);
  await decide(company, { approved_status: 'Approved' });
  expect((await send(server(), 'GET', `/api/company/${company.companyId}`)).status).toBe(200);
});

test('a renewed approval begins no second trial', async () => {
  const company = await anApprovedCompany(server());
  const before = await profileOf(company);
  await send(server(), 'PUT', '/api/users/1', {
    token: company.token,
    body: { extra_data: { name: 'Rawdah' } },
  });
  server().clock.advance(3 * dayMs);
  await decide(company, { approved_status: 'Approved' });
  expect(await profileOf(company)).toMatchObject({
    approved_status: 'Approved',
    trial_expiry: before.trial_expiry,
    changed_fields: [],
  });
});

test('an administrator sends the whole item back: equal values change nothing, plan and trial do', async () => {
  const company = await anApprovedCompany(server());
  const admin = await anAdmin(server());
  const item = (await send(server(), 'GET', `/api/company/${company.companyId}`, { token: admin.token })).body
    .data;
  const echo = { ...item, phone: '44123456', email: 'hr@rawdat.qa' };
  const same = await update(admin.token, echo);
  expect(same.status).toBe(200);
  const extended = await update(admin.token, { ...echo, version: undefined, trial_expiry: '2027-02-28' });
  expect(extended.body.data.data).toMatchObject({ trial_expiry: '2027-02-28', approved_status: 'Approved' });
  const upgraded = await update(admin.token, { ...echo, version: undefined, package: 'Premium' });
  expect(upgraded.body.data.data).toMatchObject({
    package: 'premium',
    slot: 30,
    video_question_slot: 10,
    screening_question_slot: 20,
    trial_expiry: null,
    trial_expiry_days: null,
  });
  const more = await update(admin.token, { company_id: company.companyId, slot: 40 });
  expect(more.body.data.data).toMatchObject({ slot: 40, package: 'premium' });
});

test('features are switched per company, by administrators alone', async () => {
  const company = await anApprovedCompany(server());
  const admin = await anAdmin(server());
  const body = {
    val: false,
    user_id: company.accountId,
    company_id: company.companyId,
    type: 'candidate_pool',
  };
  const off = await send(server(), 'PUT', '/api/update_settings', { token: admin.token, body });
  expect(off.body.settings).toMatchObject({ candidate_pool: false, sharing: true });
  const session = await send(server(), 'GET', '/api/users', { token: company.token });
  expect(session.body.settings.candidate_pool).toBe(false);
  const inserted = await send(server(), 'PUT', '/api/insert_settings', { token: admin.token, body });
  expect(inserted.body.settings.candidate_pool).toBe(false);
  for (const path of ['/api/update_settings', '/api/insert_settings'])
    expect((await send(server(), 'PUT', path, { token: company.token, body })).status).toBe(403);
  const wrong = { ...body, user_id: (await anApprovedCompany(server())).accountId };
  expect(
    (await send(server(), 'PUT', '/api/update_settings', { token: admin.token, body: wrong })).status,
  ).toBe(404);
  const unknown = { ...body, type: 'everything' };
  expect(
    (await send(server(), 'PUT', '/api/update_settings', { token: admin.token, body: unknown })).status,
  ).toBe(422);
});

test('Z10: companies and viewers reach neither lists nor decisions', async () => {
  const company = await anApprovedCompany(server());
  const viewer = await aMember(server(), company.companyId, 'viewer');
  for (const { token } of [company, viewer]) {
    expect((await send(server(), 'GET', '/api/company', { token })).status).toBe(403);
    expect((await send(server(), 'GET', '/api/companyList', { token })).status).toBe(403);
  }
  expect((await update(viewer.token, { description: 'x' })).status).toBe(403);
});

test('of twenty decisions at once one is taken, and one letter goes out', async () => {
  const company = await aPendingCompany(server());
  const admins = await Promise.all(Array.from({ length: 4 }, () => anAdmin(server())));
  const { version } = await profileOf(company);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      update(admins[index % 4]?.token ?? '', {
        company_id: company.companyId,
        adminLogin: true,
        version,
        ...(index % 2
          ? { approved_status: 'Approved' }
          : { approved_status: 'Declined', decline_reason: 'No document' }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  await afterTheUndo();
  const letters = await lettersTo(server().platform.db, company.email);
  expect(letters.map(({ kind }) => kind)).toHaveLength(1);
  const taken = answers.find(({ status }) => status === 200)?.body.data.data.approved_status;
  expect((await profileOf(company)).approved_status).toBe(taken);
  expect(letters[0]?.kind).toBe(taken === 'Approved' ? 'company-approved' : 'company-declined');
});

test('a decision on what the company has changed since is refused', async () => {
  const company = await aPendingCompany(server());
  const { version } = await profileOf(company);
  await update(company.token, { name: 'Another Name' });
  const late = await decide(company, { approved_status: 'Approved', version });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  expect(late.body.message).toMatch(/Somebody else changed this/);
  expect(await lettersTo(server().platform.db, company.email)).toEqual([]);
});
