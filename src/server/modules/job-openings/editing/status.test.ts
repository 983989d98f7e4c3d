import { expect, test } from 'vitest';
import { type StoredOpeningStatus, storedOpeningStatuses } from '#domain/job-openings/job-openings.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany, type CompanyPerson, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
let owner: CompanyPerson | undefined;

async function aLargeCompany(): Promise<CompanyPerson> {
  owner ??= await anApprovedCompany(server(), { jobSlots: 1000 });
  return owner;
}

const call = async (method: string, path: string, body?: object) =>
  send(server(), method, `/api/${path}`, { token: (await aLargeCompany()).token, body });
const lastDeed = async () => (await call('GET', 'company_activity?show=1')).body.data.data[0].kind;

const deeds: Record<StoredOpeningStatus, string> = {
  Open: 'opening.reopened',
  Published: 'opening.published',
  'On-Hold': 'opening.paused',
  Closed: 'opening.closed',
};
const changes = storedOpeningStatuses.flatMap((from) => storedOpeningStatuses.map((to) => ({ from, to })));

test.each(changes)(
  'an opening goes from $from to $to: shown, public and written down accordingly',
  async ({ from, to }) => {
    const { companyId } = await aLargeCompany();
    const id = await anOpening(server(), companyId, { status: from, title: `${from} ${to}` });
    server().clock.advance(1000);
    const { status, body } = await call('PUT', `job_opening/${id}/status`, { status: to });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ stored_status: to, status: to === 'Published' ? 'Active' : to });
    expect((await send(server(), 'GET', `/api/job/${id}`)).status).toBe(to === 'Published' ? 200 : 410);
    if (from !== to) expect(await lastDeed()).toBe(deeds[to]);
  },
);

test.each(['Active', 'Expired', 'Hired', '', null])(
  'the status %s is derived or unknown, and is not set',
  async (status) => {
    const id = await anOpening(server(), (await aLargeCompany()).companyId);
    const { body } = await call('PUT', `job_opening/${id}/status`, { status });
    expect(body.errors).toEqual({ status: ['Please choose one of the options'] });
  },
);

test('an opening is Active to the end of its due date in the company’s zone, and Expired a moment later', async () => {
  const id = await anOpening(server(), (await aLargeCompany()).companyId, { dueDate: '2026-11-23' });
  const shown = async () => (await call('GET', `job_opening/${id}`)).body.data.status;
  const seen = async () => (await send(server(), 'GET', `/api/job/${id}`)).status;
  server().clock.set(new Date('2026-11-23T20:59:59Z'));
  expect([await shown(), await seen()]).toEqual(['Active', 200]);
  server().clock.set(new Date('2026-11-23T21:00:00Z'));
  expect([await shown(), await seen()]).toEqual(['Expired', 410]);
});

test('an opening is not extended to the day that it has already', async () => {
  const id = await anOpening(server(), (await aLargeCompany()).companyId, { dueDate: '2027-02-01' });
  const extend = (due_date: string) => call('PUT', `job_opening/${id}/due_date`, { due_date });
  expect((await extend('2027-02-01')).body.errors).toEqual({
    due_date: ['This is the due date already; choose another day'],
  });
  expect((await extend('2027-02-02')).status).toBe(200);
});

test('W26: a client whose DELETE carries no body deletes by POST, with the same password', async () => {
  const id = await anOpening(server(), (await aLargeCompany()).companyId);
  const remove = (body: object) => call('POST', `job_opening/${id}/delete`, body);
  expect((await remove({})).body.errors).toEqual({ password: ['Please enter your password!'] });
  expect((await remove({ password: 'wrong' })).body.errors).toEqual({ password: ['Wrong Password!'] });
  expect((await remove({ password })).status).toBe(200);
  expect((await remove({ password })).status).toBe(404);
});
