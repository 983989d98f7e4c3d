import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, anApprovedCompany, aSuperadmin, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const get = (person: Person | undefined, path: string) =>
  send(server(), 'GET', `/api/admin_openings${path}`, { token: person?.token });
const ids = async (admin: Person, search: string) =>
  (await get(admin, search)).body.data.map(({ id }: { id: string }) => id);

test('openings of all companies are found by title, company and id, drafts too', async () => {
  const admin = await anAdmin(server());
  const company = await anApprovedCompany(server(), { name: 'Quartz Wharf Trading' });
  const draft = await anOpening(server(), company.companyId, {
    title: 'Lighthouse Keeper',
    status: 'Open',
    firstPublishedAt: null,
  });
  server().clock.advance(1000);
  const active = await anOpening(server(), company.companyId, { title: 'Harbour Pilot' });
  expect(await ids(admin, '?q=house%20keep')).toEqual([draft]);
  expect((await ids(admin, '?q=quartz%20wharf')).sort()).toEqual([draft, active].sort());
  expect((await ids(admin, `?q=${company.companyId}`)).sort()).toEqual([draft, active].sort());
  expect(await ids(admin, `?q=${active}`)).toEqual([active]);
  expect(await ids(admin, `?q=${company.companyId}&state=Open`)).toEqual([draft]);
  expect(await ids(admin, '?q=lighthouse_keeper')).toEqual([]);
  const { data } = (await get(admin, `/${draft}`)).body;
  expect(data).toMatchObject({ title: 'Lighthouse Keeper', status: 'Open', first_published_at: null });
});

test('a draft is held before anybody reads it, cannot be published, and is free again as it was', async () => {
  const admin = await anAdmin(server());
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId, { status: 'Open', firstPublishedAt: null });
  const hold = (method: string, body: object = {}) =>
    send(server(), method, `/api/opening_reports/${id}/hold`, { token: admin.token, body });
  const publish = () =>
    send(server(), 'PUT', `/api/job_opening/${id}/status`, {
      token: company.token,
      body: { status: 'Published' },
    });
  expect((await hold('POST', { reason: 'It asks for money.' })).status).toBe(200);
  expect(await ids(admin, `?q=${company.companyId}&state=held`)).toEqual([id]);
  expect((await publish()).body.code).toBe('OPENING_HELD');
  expect((await lastLetterTo(server().platform.db, company.email)).subject).toContain('cannot be published');
  server().clock.advance(1000);
  expect((await hold('DELETE')).status).toBe(200);
  expect((await get(admin, `/${id}`)).body.data).toMatchObject({ stored_status: 'Open', held_reason: null });
  expect((await lastLetterTo(server().platform.db, company.email)).subject).toContain('no longer on hold');
  expect((await publish()).status).toBe(200);
});

test('what its company paused stays paused once a hold is lifted', async () => {
  const admin = await anAdmin(server());
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId, { status: 'On-Hold' });
  const hold = (method: string) =>
    send(server(), method, `/api/opening_reports/${id}/hold`, { token: admin.token, body: { reason: 'x' } });
  await hold('POST');
  await hold('DELETE');
  expect((await get(admin, `/${id}`)).body.data.stored_status).toBe('On-Hold');
});

test('a look at an opening that is not public is written down, one at what everybody reads is not', async () => {
  const [admin, superadmin] = [await anAdmin(server()), await aSuperadmin(server())];
  const company = await anApprovedCompany(server());
  const draft = { title: 'Salt Raker', status: 'Open', firstPublishedAt: null } as const;
  const id = await anOpening(server(), company.companyId, draft);
  const shown = await anOpening(server(), company.companyId, { title: 'Salt Seller' });
  for (const each of [shown, id]) expect((await get(admin, `/${each}`)).status).toBe(200);
  const { body } = await send(server(), 'GET', '/api/audit?kind=adminOpenings.read', superadmin);
  const ours = body.data.filter(({ subject }: { subject: string }) => [id, shown].includes(subject));
  expect(ours).toMatchObject([{ subject: id, subject_name: 'Salt Raker', actor_name: admin.name }]);
});

test('nobody but administrators sees them', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId);
  for (const [person, status] of [
    [undefined, 401],
    [await aCandidate(server()), 403],
    [company, 403],
  ] as const) {
    expect((await get(person, '')).status).toBe(status);
    expect((await get(person, `/${id}`)).status).toBe(status);
  }
});
