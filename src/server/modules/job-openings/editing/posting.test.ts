import { expect, test } from 'vitest';
import { type Caller, send } from '#support/client.ts';
import { anOpening, openingInput, saveOpening } from '#support/openings.ts';
import { anAdmin, anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const sentence =
  'Your trial has ended. Openings can be published again as soon as a plan is set; ask for one on the plans page.';

const call = (company: Caller, method: string, path: string, body?: object) =>
  send(server(), method, `/api/job_opening/${path}`, { token: company.token, body });

/** Midnight in Doha after the last day of the trial. */
const overYesterday = { trialExpiresAt: new Date('2026-11-20T21:00:00Z') };
const lastDay = { trialExpiresAt: new Date('2026-11-21T21:00:00Z') };

async function setPlan(company: CompanyPerson) {
  const body = { company_id: company.companyId, package: 'standard' };
  return send(server(), 'POST', '/api/company-data-update', {
    token: (await anAdmin(server())).token,
    body,
  });
}

test('a company posts on the last day of its trial and not after it', async () => {
  const answer = await saveOpening(server(), await anApprovedCompany(server(), lastDay), { publish: true });
  expect(answer.status).toBe(200);
  const over = await saveOpening(server(), await anApprovedCompany(server(), overYesterday));
  expect(over.body).toMatchObject({ status: 403, code: 'TRIAL_ENDED', message: sentence });
});

test('after the trial nothing is published, copied or made public for longer, until a plan is set', async () => {
  const company = await anApprovedCompany(server(), overYesterday);
  const draft = await anOpening(server(), company.companyId, { status: 'Open' });
  const expired = await anOpening(server(), company.companyId, { dueDate: '2026-11-20' });
  const update = { ...openingInput, status: 'Published' };
  const deeds = [
    () => call(company, 'PUT', `${draft}/status`, { status: 'Published' }),
    () => call(company, 'PUT', draft, { ...openingInput, publish: true }),
    () => call(company, 'POST', `${draft}/duplicate`),
    () => call(company, 'PUT', `${expired}/due_date`, { due_date: '2026-12-24' }),
    () => call(company, 'PUT', expired, { ...update, due_date: '2026-12-24' }),
    () => call(company, 'PUT', expired, { ...update, due_date: null }),
  ];
  for (const deed of deeds) expect((await deed()).body.code).toBe('TRIAL_ENDED');
  expect((await call(company, 'PUT', expired, { ...update, due_date: '2026-11-20' })).status).toBe(200);
  expect((await call(company, 'PUT', `${expired}/status`, { status: 'Closed' })).status).toBe(200);
  await setPlan(company);
  expect((await deeds[0]?.())?.body.data.status).toBe('Active');
});

test('a due date lies ahead where an opening is published: today is accepted, yesterday is not', async () => {
  const company = await anApprovedCompany(server());
  const past = 'The due date has passed: choose a later one to publish';
  const publish = (due_date: string) => saveOpening(server(), company, { publish: true, due_date });
  expect((await publish('2026-11-20')).body.errors).toEqual({ due_date: [past] });
  const { body } = await publish('2026-11-21');
  expect(body.data.status).toBe('Active');
  const { id } = body.data;
  for (const refused of [
    await call(company, 'PUT', `${id}/due_date`, { due_date: '2026-11-20' }),
    await call(company, 'PUT', id, { ...openingInput, status: 'Published', due_date: '2026-11-20' }),
  ])
    expect(refused.body.errors).toEqual({ due_date: [past] });
  expect((await call(company, 'PUT', `${id}/due_date`, { due_date: 'soon' })).body.errors).toEqual({
    due_date: ['Please enter a valid date'],
  });
});
