import { expect, test } from 'vitest';
import { type Answer, send } from './support/client.ts';
import { companyRegistration } from './support/company-registration.ts';
import { anAdmin, anApprovedCompany, type Person, password } from './support/people.ts';
import { testServer } from './support/test-server.ts';
import { aPdf, upload } from './support/uploads.ts';

const server = testServer();

const call = ({ token }: Partial<Person>, method: string, path: string, body?: object) =>
  send(server(), method, path, { token, body });

/** The value at a path of names. */
function at({ body }: Answer, path: string): unknown {
  return path.split('.').reduce((value: unknown, name) => (value as Record<string, unknown>)?.[name], body);
}

function expectFields(answer: Answer, paths: string): void {
  expect(answer.status).toBe(200);
  const missing = paths.split(' ').filter((path) => at(answer, path) === undefined);
  expect(missing).toEqual([]);
}

const profile = (before: string) =>
  `id user_id name logo cr_file industry country number_of_employee description address dial_code phone email package slug
  slot video_question_slot screening_question_slot profile_visibility timezone website linkedin twitter facebook instagram
  email_accept email_reject email_sortlisted email_interview approved_status approved_date decline_reason trial_expiry
  trial_expiry_days`
    .split(/\s+/)
    .map((name) => before + name)
    .join(' ');
const page = 'data.data data.current_page data.last_page data.total data.per_page';

test('section 7: the calls of a company answer with the fields of the specification', async () => {
  const document = await upload(server(), '/api/files/v1/cr-attachment', aPdf());
  expectFields(document, 'status data.path');
  const free = await call({}, 'POST', '/api/company/v1/email-checker', {
    email: 'new@rawdat.qa',
    type: 'user',
  });
  expect([free.status, free.body.status]).toEqual([200, true]);
  const created = await call({}, 'POST', '/api/company/v1/create', await companyRegistration(server()));
  expectFields(
    created,
    `success company.id company.name company.email company.avatar cr_file ${profile('user.')}`,
  );
  const owner = await anApprovedCompany(server());
  const session = await call(owner, 'GET', '/api/users');
  expectFields(
    session,
    `success user_type data data_stats settings msg account_status ${profile('extra_data.')}`,
  );
  expectFields(
    session,
    'data.id data.name data.email data.phone data.dial_code data.email_verified_at data.status',
  );
  const put = { data: { name: 'Huda Al-Marri' }, extra_data: { description: 'Towers.' } };
  expectFields(await call(owner, 'PUT', '/api/users/1', put), 'success data.name extra_data.description');
  const update = await call(owner, 'POST', '/api/company-data-update', {
    id: owner.companyId,
    address: 'Street 7',
  });
  expectFields(update, profile('data.data.'));
  expectFields(await call(owner, 'GET', `/api/company/${owner.companyId}`), profile('data.'));
  const dashboard = await call(owner, 'GET', '/api/dashboard');
  expect([dashboard.body.days.length, dashboard.body.applications.length]).toEqual([30, 30]);
  const passwords = { email: owner.email, old_password: password, new_password: 'falcon-corniche-43' };
  expect((await call(owner, 'POST', '/api/password-change-setting', passwords)).status).toBe(200);
});

test('section 7: the calls of an administrator answer with the fields of the specification', async () => {
  const [admin, owner] = [await anAdmin(server()), await anApprovedCompany(server())];
  for (const path of ['/api/company', '/api/companyList']) {
    const query = 'show=5&sort=DESC&page=1&pageCount=5&searchkey=Rawdat&package=trial';
    const list = await call(admin, 'GET', `${path}?${query}`);
    expectFields(list, `status current_page last_page total per_page ${page}`);
    expect(list.body.per_page).toBe(5);
  }
  const employer = await call(admin, 'GET', `/api/companyList?employer_id=${owner.accountId}`);
  expect(employer.body.data.total).toBe(1);
  const named = { user_id: owner.accountId, company_id: owner.companyId };
  expectFields(await call(admin, 'PUT', '/api/insert_settings', named), 'settings.sharing');
  const switched = await call(admin, 'PUT', '/api/update_settings', { ...named, val: 0, type: 'sharing' });
  expect(switched.body.settings.sharing).toBe(false);
  const decision = {
    ...named,
    adminLogin: true,
    approved_status: 'Declined',
    decline_reason: 'No document.',
  };
  const declined = await call(admin, 'POST', '/api/company-data-update', decision);
  expect(declined.body.data.data).toMatchObject({
    approved_status: 'Declined',
    decline_reason: 'No document.',
  });
  const messages = await call(admin, 'GET', '/api/contact-message?page=1&searchkey=none');
  expectFields(messages, 'data total');
});
