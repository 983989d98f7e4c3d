import { expect, test } from 'vitest';
import { approvalUndoSeconds } from '#domain/companies/approval.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { anAdmin, aPendingCompany, type CompanyPerson, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

async function approve(admin: Person, company: CompanyPerson) {
  const answer = await send(server(), 'POST', '/api/company-data-update', {
    token: admin.token,
    body: { company_id: company.companyId, adminLogin: true, approved_status: 'Approved' },
  });
  return answer.body.data.data.version as number;
}

async function decline(admin: Person, company: CompanyPerson) {
  const answer = await send(server(), 'POST', '/api/company-data-update', {
    token: admin.token,
    body: {
      company_id: company.companyId,
      adminLogin: true,
      approved_status: 'Declined',
      decline_reason: 'No document.',
    },
  });
  return answer.body.data.data.version as number;
}

const undo = (admin: Person, company: CompanyPerson, version: number) =>
  send(server(), 'POST', `/api/company_administration/${company.companyId}/undo`, {
    token: admin.token,
    body: { version },
  });

const administered = async (admin: Person, company: CompanyPerson) =>
  (await send(server(), 'GET', `/api/company_administration/${company.companyId}`, { token: admin.token }))
    .body.data;

async function pass(seconds: number) {
  server().clock.advance(seconds * 1000);
  await server().runTasks();
}

const kindsTo = async ({ email }: CompanyPerson) =>
  (await lettersTo(server().platform.db, email)).map(({ kind }) => kind);

test('an approval that is taken back within a minute leaves everything as before and mails nobody', async () => {
  const [admin, company] = [await anAdmin(server()), await aPendingCompany(server())];
  const before = await administered(admin, company);
  const opening = await anOpening(server(), company.companyId);
  const version = await approve(admin, company);
  expect((await send(server(), 'GET', `/api/job/${opening}`)).status).toBe(200);
  await pass(approvalUndoSeconds - 1);
  expect((await undo(admin, company, version)).status).toBe(200);
  const after = await administered(admin, company);
  const standing = ({ company: its }: typeof before) => [
    its.approved_status,
    its.approved_date,
    its.trial_expiry,
    its.decline_reason,
    its.changed_fields,
  ];
  expect(standing(after)).toEqual(standing(before));
  expect(after.undo_until).toBeNull();
  expect((await send(server(), 'GET', `/api/job/${opening}`)).status).toBe(404);
  await pass(3600);
  expect(await kindsTo(company)).toEqual([]);
  expect(after.history.slice(0, 2)).toMatchObject([
    { kind: 'company.approval_undone', actor_name: admin.name },
    { kind: 'company.approved' },
  ]);
});

test('after the minute, and after anything was saved, an approval stays; its letter goes once', async () => {
  const [admin, company] = [await anAdmin(server()), await aPendingCompany(server())];
  const version = await approve(admin, company);
  expect(Date.parse((await administered(admin, company)).undo_until)).toBe(
    server().clock.now().getTime() + approvalUndoSeconds * 1000,
  );
  expect((await undo(admin, company, version - 1)).status).toBe(409);
  await pass(approvalUndoSeconds);
  expect((await undo(admin, company, version)).status).toBe(409);
  await pass(approvalUndoSeconds);
  expect(await kindsTo(company)).toEqual(['company-approved']);
});

test('a second approval within the minute is told once', async () => {
  const [admin, company] = [await anAdmin(server()), await aPendingCompany(server())];
  await undo(admin, company, await approve(admin, company));
  await pass(10);
  await approve(admin, company);
  await pass(3600);
  expect(await kindsTo(company)).toEqual(['company-approved']);
});

test('no member of the company takes its approval back', async () => {
  const [admin, company] = [await anAdmin(server()), await aPendingCompany(server())];
  const version = await approve(admin, company);
  expect((await undo(company, company, version)).status).toBe(403);
  expect((await administered(admin, company)).company.approved_status).toBe('Approved');
});

test('a refusal that is taken back within a minute leaves everything as before and mails nobody', async () => {
  const [admin, company] = [await anAdmin(server()), await aPendingCompany(server())];
  await approve(admin, company);
  await pass(approvalUndoSeconds);
  const opening = await anOpening(server(), company.companyId);
  const isPublic = async () => (await send(server(), 'GET', `/api/job/${opening}`)).status === 200;
  const before = (await administered(admin, company)).company;
  expect(await isPublic()).toBe(true);
  const version = await decline(admin, company);
  expect(await isPublic()).toBe(false);
  expect(Date.parse((await administered(admin, company)).undo_until)).toBe(
    server().clock.now().getTime() + approvalUndoSeconds * 1000,
  );
  await pass(approvalUndoSeconds - 1);
  expect((await undo(admin, company, version)).status).toBe(200);
  const { company: after, history, undo_until } = await administered(admin, company);
  expect([after.approved_status, after.approved_date, after.decline_reason, undo_until]).toEqual([
    'Approved',
    before.approved_date,
    null,
    null,
  ]);
  expect(await isPublic()).toBe(true);
  expect(history[0]).toMatchObject({ kind: 'company.decline_undone', actor_name: admin.name });
  await pass(3600);
  expect(await kindsTo(company)).toEqual(['company-approved']);
});

test('after the minute a refusal stays, and its letter goes once', async () => {
  const [admin, company] = [await anAdmin(server()), await aPendingCompany(server())];
  const version = await decline(admin, company);
  expect(await kindsTo(company)).toEqual([]);
  await pass(approvalUndoSeconds);
  expect((await undo(admin, company, version)).status).toBe(409);
  await pass(approvalUndoSeconds);
  expect(await kindsTo(company)).toEqual(['company-declined']);
});

test('a refusal that an approval follows within the minute is not told', async () => {
  const [admin, company] = [await anAdmin(server()), await aPendingCompany(server())];
  await decline(admin, company);
  await pass(10);
  await approve(admin, company);
  await pass(3600);
  expect(await kindsTo(company)).toEqual(['company-approved']);
});
