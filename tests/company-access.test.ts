import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { CallMeta } from '#contract/route.ts';
import { toastOf } from '#server/platform/http/toasts.ts';
import { send } from './support/client.ts';
import { anOpening } from './support/openings.ts';
import {
  aCandidate,
  aMember,
  anAdmin,
  anApprovedCompany,
  aPendingCompany,
  aSuperadmin,
  type Person,
  password,
} from './support/people.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();

const call = ({ token }: { token?: string }, method: string, path: string, body?: object) =>
  send(server(), method, `/api/${path}`, { token, body: body ?? (method === 'GET' ? undefined : {}) });

test('Z10: who has no company changes none, in the calls that every session may make', async () => {
  const change = { extra_data: { description: 'Ours now.' } };
  for (const [method, path, body] of [
    ['PUT', 'users/1', change],
    ['POST', 'company-data-update', { description: 'Ours now.' }],
  ] as const) {
    expect((await call(await aCandidate(server()), method, path, body)).status).toBe(403);
    expect((await call({}, method, path, body)).status).toBe(401);
  }
  // An administrator names the company.
  expect((await call(await anAdmin(server()), 'POST', 'company-data-update', { slot: 9 })).status).toBe(404);
  expect((await call(await anAdmin(server()), 'PUT', 'users/1', change)).status).toBe(403);
});

test('W5: neither owners nor recruiters, viewers or candidates decide, whatever adminLogin says', async () => {
  const company = await anApprovedCompany(server());
  const people: [Person, number][] = [
    [company, 200],
    [await aMember(server(), company.companyId, 'recruiter'), 403],
    [await aMember(server(), company.companyId, 'viewer'), 403],
    [await aCandidate(server()), 403],
  ];
  const body = {
    company_id: company.companyId,
    adminLogin: true,
    approved_status: 'Declined',
    decline_reason: 'Mine.',
    package: 'premium',
    slot: 99,
    video_question_slot: 99,
    screening_question_slot: 99,
    trial_expiry: '2030-01-01',
  };
  const before = (await call(company, 'GET', 'users')).body.extra_data;
  for (const [person, status] of people)
    expect((await call(person, 'POST', 'company-data-update', body)).status).toBe(status);
  expect((await call(company, 'GET', 'users')).body.extra_data).toEqual(before);
  const admin = await call(await aSuperadmin(server()), 'POST', 'company-data-update', body);
  expect(admin.body.data.data).toMatchObject({ approved_status: 'Declined', package: 'premium', slot: 99 });
});

test('Z4: what belongs to another company answers like what does not exist, and says nothing of it', async () => {
  const [owner, other] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const opening = await anOpening(server(), other.companyId, { status: 'Open', firstPublishedAt: null });
  const invited = await call(other, 'POST', 'company_members', { email: 'new@rawdat.qa', role: 'viewer' });
  const nobody = '00000000-0000-4000-8000-000000000000';
  const calls = [
    ['GET', `job_opening/${opening}`],
    ['PUT', `job_opening/${opening}/status`, { status: 'Closed' }],
    ['PUT', `job_opening/${opening}/due_date`, { due_date: '2027-01-01' }],
    ['POST', `job_opening/${opening}/duplicate`],
    ['DELETE', `job_opening/${opening}`, { password }],
    ['POST', `job_opening/${opening}/delete`, { password }],
    ['POST', `job/${opening}/report`, { reason: 'other', text: 'A fee.' }],
    ['GET', `job/${opening}`],
    ['DELETE', `company_invitations/${invited.body.data.id}`],
    ['PUT', `company_members/${other.accountId}`, { role: 'viewer' }],
    ['DELETE', `company_members/${other.accountId}`],
    ['POST', 'company-data-update', { company_id: other.companyId, description: 'x' }],
    ['POST', 'company-data-update', { id: other.companyId, description: 'x' }],
    ['PUT', 'users/1', { company_id: other.companyId, extra_data: { description: 'x' } }],
    ['PUT', 'users/1', { user_id: other.accountId, data: { name: 'Mine' } }],
  ] as const;
  const blank = (text: string) =>
    text
      .replace(/"request_id":"[^"]+"/, '')
      .replaceAll(other.companyId, nobody)
      .replaceAll(other.accountId, nobody);
  for (const [method, path, body] of calls) {
    const foreign = await call(owner, method, path, body);
    const ids = [opening, other.companyId, other.accountId, invited.body.data.id];
    const unknown = ids.reduce((text, id) => text.replaceAll(id, nobody), JSON.stringify({ path, body }));
    const like = JSON.parse(unknown);
    const absent = await call(owner, method, like.path, like.body);
    expect([method, path, foreign.status]).toEqual([method, path, 404]);
    expect(blank(JSON.stringify(foreign.body))).toBe(blank(JSON.stringify(absent.body)));
  }
  expect((await call(other, 'GET', `job_opening/${opening}`)).body.data.status).toBe('Open');
  expect((await call(other, 'GET', 'company_members')).body.data.invitations).toHaveLength(1);
});

test('until it is approved, and after it is declined, a company reaches nothing behind the gate and reads why', async () => {
  const pending = await aPendingCompany(server());
  const declined = await anApprovedCompany(server(), {
    approvedStatus: 'Declined',
    declineReason: 'No document.',
  });
  const review =
    'Your documents are under review. Until they are approved, this part stays closed; contact us if it takes too long.';
  const decline =
    'Your documents were declined. Read the reason on your dashboard, correct them and submit again.';
  for (const [company, code, message] of [
    [pending, 'COMPANY_NOT_APPROVED', review],
    [declined, 'COMPANY_DECLINED', decline],
  ] as const)
    for (const path of [
      'job_opening',
      'job_application',
      'job_application_figures',
      'job_application_openings',
    ])
      expect((await call(company, 'GET', path)).body).toMatchObject({
        status: 403,
        code,
        message,
      });
});

const { companies, companyMembers, files, identity, jobOpenings, plans } = contract;
const shown = [
  ['updated', companies.update],
  ['updated', companies.dataUpdate],
  ['updated', companies.updateSettings],
  ['updated', companyMembers.changeRole],
  ['updated', jobOpenings.create],
  ['updated', jobOpenings.update],
  ['updated', jobOpenings.setStatus],
  ['updated', jobOpenings.extend],
  ['updated', plans.save],
  ['updated', identity.changePassword],
  ['deleted', jobOpenings.remove],
  ['deleted', jobOpenings.removeByPost],
  ['deleted', companyMembers.remove],
  ['none', companies.create],
  ['none', companies.insertSettings],
  ['none', identity.checkEmail],
  ['none', identity.verifyEmail],
  ['none', files.crAttachment],
  ['none', jobOpenings.list],
] as const;

test.each(shown)('the toast after a success is “%s” for %o', (toast, procedure) => {
  const { route, meta } = procedure['~orpc'];
  expect(toastOf({ method: route.method ?? 'POST', meta: meta as CallMeta, status: 200 })).toBe(toast);
});

test.each([
  ['GET', 500, 'failed'],
  ['PUT', 500, 'failed'],
  ['DELETE', 403, 'failed'],
  ['POST', 500, 'none'],
  ['PUT', 422, 'validation'],
  ['POST', 422, 'validation'],
  ['GET', 404, 'none'],
  ['GET', 401, 'signed-out'],
])('a %s that answers %i shows “%s”', (method, status, toast) => {
  expect(toastOf({ method, meta: {}, status })).toBe(toast);
});
