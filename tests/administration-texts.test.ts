import { beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { CallMeta } from '#contract/route.ts';
import { companyListDefaults } from '#domain/companies/companies.ts';
import { contactMessagesPageButtons } from '#domain/contact.ts';
import { toastOf } from '#server/platform/http/toasts.ts';
import { translate } from '#server/platform/texts.ts';
import { type Answer, send } from './support/client.ts';
import {
  aCandidate,
  anAdmin,
  anApprovedCompany,
  aPendingCompany,
  aSuperadmin,
  type CompanyPerson,
  type Person,
  password,
} from './support/people.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();
let admin: Person;
let superadmin: Person;
let candidate: Person;
let pending: CompanyPerson;
let approved: CompanyPerson;

beforeAll(async () => {
  admin = await anAdmin(server());
  superadmin = await aSuperadmin(server());
  candidate = await aCandidate(server());
  pending = await aPendingCompany(server());
  approved = await anApprovedCompany(server());
});

const call = (person: Person, method: string, path: string, body?: object) =>
  send(server(), method, `/api/${path}`, { token: person.token, body });
const change = (company: CompanyPerson, body: object) =>
  call(admin, 'POST', 'company-data-update', { company_id: company.companyId, adminLogin: true, ...body });

/** Each text of specification 2, sections 4, 5 and 8, that administration says, and the call that says it. */
const said: [section: number, text: string, at: string, ask: () => Promise<Answer>][] = [
  [
    4,
    'Please give the reason for declining',
    'decline_reason',
    () => change(pending, { approved_status: 'Declined', decline_reason: ' ' }),
  ],
  [
    5,
    'URL is invalid for Website',
    'extra_data.website|website',
    () => change(approved, { website: 'ftp://rawdat.example' }),
  ],
  ...(['LinkedIn', 'Twitter', 'Facebook', 'Instagram'] as const).map(
    (name): [number, string, string, () => Promise<Answer>] => {
      const field = name.toLowerCase();
      const ask = () => change(approved, { [field]: 'javascript:alert(1)' });
      return [5, `URL is invalid for ${name}`, `extra_data.${field}|${field}`, ask];
    },
  ),
  [5, 'Company name is required', 'name', () => change(approved, { name: ' ' })],
  [5, 'Maximum 255 character', 'name', () => change(approved, { name: 'a'.repeat(256) })],
  [
    5,
    'Old password is required',
    'old_password',
    () =>
      call(admin, 'POST', 'password-change-setting', {
        old_password: '',
        new_password: 'a-longer-palm-tree-9',
      }),
  ],
  [
    5,
    'The password should contain at least 8 characters',
    'new_password',
    () => call(admin, 'POST', 'password-change-setting', { old_password: password, new_password: '' }),
  ],
  [
    5,
    'Old password is invalid!',
    'old_password',
    () =>
      call(admin, 'POST', 'password-change-setting', {
        old_password: 'not-this-one',
        new_password: 'a-longer-palm-tree-9',
      }),
  ],
  [
    5,
    'Please enter your password!',
    'password',
    () => call(approved, 'POST', 'company/closing', { password: '' }),
  ],
  [
    5,
    'Wrong Password!',
    'password',
    () => call(approved, 'POST', 'company/closing', { password: 'not-this-one' }),
  ],
  [
    8,
    'Email already exists',
    'email',
    () => call(superadmin, 'POST', 'admin_team', { email: candidate.email }),
  ],
];

test.each(said)('section %i: “%s” stands at the field %s', async (_section, text, at, ask) => {
  const { status, body } = await ask();
  const fields = at.split('|');
  const [field = ''] = fields.filter((name) => body.errors?.[name]);
  expect([status, body.errors?.[field]]).toEqual([422, [text]]);
});

test('section 4: declining without a reason leaves a company Pending', async () => {
  await change(pending, { approved_status: 'Declined', decline_reason: '' });
  const { body } = await call(admin, 'GET', `company_administration/${pending.companyId}`);
  expect(body.data.company.approved_status).toBe('Pending');
});

/** What opens with the approval. */
const gated = ['job_opening', 'job_application', 'candidate_pool'];

test.each(gated)(
  'section 4: until it is approved, a company reads at %s that its documents are under review, and whom to ask',
  async (path) => {
    const { status, body } = await call(pending, 'GET', path);
    expect([status, body.message]).toEqual([
      403,
      expect.stringMatching(/^Your documents are under review\..* contact us/),
    ]);
    expect((await call(approved, 'GET', path)).status).toBe(200);
  },
);

test('section 4: the trial ends, which its warning counts in days; an administrator extends it', async () => {
  const company = await anApprovedCompany(server(), { trialExpiresAt: new Date('2026-11-24T21:00:00Z') });
  const daysLeft = async () => (await call(company, 'GET', 'dashboard')).body.trial_warning;
  expect(await daysLeft()).toBe(4);
  expect((await change(company, { trial_expiry: '2027-01-31' })).status).toBe(200);
  expect(await daysLeft()).toBeNull();
});

test('section 5: an address of the company may be left empty, with http or with https', async () => {
  for (const website of ['', 'http://rawdat.example', 'https://rawdat.example'])
    expect((await change(approved, { website })).status).toBe(200);
});

const { adminTeam, companies, companyAdministration, identity, site } = contract;

/** Section 8: what the browser shows after a call of administration. */
test.each([
  ['Updated Successfully', 'updated', companies.dataUpdate],
  ['Updated Successfully', 'updated', companies.updateSettings],
  ['Updated Successfully', 'updated', companyAdministration.suspend],
  ['Updated Successfully', 'updated', adminTeam.setStatus],
  ['Updated Successfully', 'updated', site.saveStatistics],
  ['Updated Successfully', 'updated', identity.changePassword],
  ['Deleted Successfully', 'deleted', adminTeam.withdraw],
  [undefined, 'none', companies.insertSettings],
] as const)('section 8: “%s” is the toast “%s”', (text, toast, procedure) => {
  const { route, meta } = procedure['~orpc'];
  expect(toastOf({ method: route.method ?? 'POST', meta: meta as CallMeta, status: 200 })).toBe(toast);
  if (text) expect(translate(`common_${toast}_successfully`, {}, 'en')).toBe(text);
});

test.each([
  ['Looks like something went wrong', 'common_something_wrong'],
  ['Something went wrong', 'companies_update_failed'],
  ['No Search Results Found', 'admin_none'],
])('section 8: “%s” is what %s says', (text, key) => {
  expect(translate(key, {}, 'en')).toBe(text);
});

test.each(['GET', 'PUT', 'DELETE'])('section 8: a %s of an administrator that fails says so', (method) => {
  expect(toastOf({ method, meta: {}, status: 500 })).toBe('failed');
});

test('section 9: the company list has 10 a page, the newest first, and begins with the first', async () => {
  const { body } = await call(admin, 'GET', 'companyList');
  expect(body.data).toMatchObject({ per_page: 10, current_page: 1 });
  expect(companyListDefaults).toEqual({ show: 10, sort: 'DESC', page: 1 });
  const dates = body.data.data.map((company: { created_at: string }) => company.created_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('section 9: contact messages come 20 a page, with at most 10 page buttons', async () => {
  const { db } = server().platform;
  await db.execute(`insert into contact_messages (name, phone, email, subject, message)
    select 'Omar', '', 'omar@example.com', 'Plans', 'A question' from generate_series(1, 21)`);
  const page = async (number: number) =>
    (await call(admin, 'GET', `contact-message?page=${number}`)).body.data.length;
  expect([await page(1), await page(2), contactMessagesPageButtons]).toEqual([20, 1, 10]);
});

test('section 9: a new company begins with 6, 3 and 5 slots, in Qatar', async () => {
  const { body } = await call(admin, 'GET', `company_administration/${approved.companyId}`);
  expect(body.data.company).toMatchObject({
    slot: 6,
    video_question_slot: 3,
    screening_question_slot: 5,
    country: 'Qatar',
    timezone: 'Asia/Qatar',
    number_of_employee: '50-100',
    dial_code: '+974',
  });
});

test('section 9: the statistic boxes begin with 100+ and 10K+', async () => {
  const { body } = await call(superadmin, 'GET', 'site_settings');
  expect(JSON.stringify(body.data.statistics)).toMatch(/100\+.*10K\+/);
});
