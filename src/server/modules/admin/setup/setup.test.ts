import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defaultPlans } from '#domain/plans.ts';
import { setupHints } from '#domain/setup-hints.ts';
import { siteSettings } from '#server/modules/content/site/table.ts';
import { plans } from '#server/modules/plans/table.ts';
import { erasePersonalData } from '#server/platform/personal-data.ts';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin, anApprovedCompany, aSuperadmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { setupLooks } from './table.ts';

const server = testServer();

const read = async (token: string) => (await send(server(), 'GET', '/api/setup_hints', { token })).body.data;
const ids = async (token: string) => (await read(token)).open.map(({ id }: { id: string }) => id);
const look = (id: string, person: { token: string }) =>
  send(server(), 'POST', `/api/setup_hints/${id}/look`, { ...person, body: {} });
const takeBack = (id: string, person: { token: string }) =>
  send(server(), 'DELETE', `/api/setup_hints/${id}/look`, { ...person, body: {} });

test('a new installation asks for a look at everything that it came with, and at nothing that is not there', async () => {
  const { token } = await aSuperadmin(server());
  // Neither the demo nor a key in a file is in a test's server.
  const here = setupHints.filter((id) => id !== 'demo');
  expect(await ids(token)).toEqual(here);
  expect((await read(token)).looked).toEqual([]);
});

test('what was looked at goes, with who and when; it can be asked again, and both stand in the audit log', async () => {
  const superadmin = await aSuperadmin(server());
  const other = await aSuperadmin(server());
  expect((await look('backups', superadmin)).status).toBe(200);
  expect((await look('backups', other)).status).toBe(200);
  expect(await ids(other.token)).not.toContain('backups');
  expect((await read(other.token)).looked).toEqual([
    {
      id: 'backups',
      value: null,
      looked_at: server().clock.now().toISOString(),
      looked_by: superadmin.name,
    },
  ]);
  expect((await takeBack('backups', other)).status).toBe(200);
  expect(await ids(superadmin.token)).toContain('backups');
  const { body } = await send(server(), 'GET', '/api/audit', other);
  expect(body.data.slice(0, 3)).toMatchObject([
    { kind: 'setupHints.takeBack', subject: 'backups', actor_name: other.name },
    { kind: 'setupHints.look', subject: 'backups', actor_name: other.name },
    { kind: 'setupHints.look', subject: 'backups', actor_name: superadmin.name },
  ]);
});

test('a value that was changed goes by itself, and there is nothing left to look at', async () => {
  const superadmin = await aSuperadmin(server());
  const { token } = superadmin;
  const { db } = server().platform;
  await send(server(), 'PUT', '/api/site_settings/statistics', {
    token,
    body: {
      statistics: [
        { value: '12', label: { en: 'open jobs', fr: 'offres ouvertes', ar: 'وظائف متاحة' } },
        { value: '40', label: { en: 'candidates', fr: 'candidats', ar: 'مرشحون' } },
      ],
    },
  });
  await send(server(), 'PUT', '/api/site_settings/social', {
    token,
    body: {
      ...{ linkedin: '', instagram: '', facebook: '', twitter: '' },
      youtube: 'https://www.youtube.com/@mihna',
    },
  });
  const standard = defaultPlans[1];
  await db.update(plans).set({ priceQar: 520 }).where(eq(plans.id, 'standard'));
  for (const id of ['statistics', 'social', 'plans']) expect(await ids(token)).not.toContain(id);
  expect((await look('statistics', superadmin)).status).toBe(404);
  await db.update(plans).set({ priceQar: standard?.price }).where(eq(plans.id, 'standard'));
  await db.delete(siteSettings);
  for (const id of ['statistics', 'social', 'plans']) expect(await ids(token)).toContain(id);
});

test('links of the demo, which lead to nobody, count as none', async () => {
  const superadmin = await aSuperadmin(server());
  const { db, clock } = server().platform;
  const value = {
    ...{ linkedin: 'https://www.linkedin.example/company/mihna', instagram: '', facebook: '' },
    ...{ twitter: '', youtube: '' },
  };
  await db.insert(siteSettings).values({ key: 'social', value, updatedAt: clock.now() });
  expect(await ids(superadmin.token)).toContain('social');
  await db.delete(siteSettings);
});

test('a look counts for what stood there: another version of the terms is asked again', async () => {
  const superadmin = await aSuperadmin(server());
  await look('legal', superadmin);
  expect(await ids(superadmin.token)).not.toContain('legal');
  await server().platform.db.update(setupLooks).set({ seen: '1.0 1.0' }).where(eq(setupLooks.hint, 'legal'));
  expect(await ids(superadmin.token)).toContain('legal');
  await look('legal', superadmin);
  expect(await ids(superadmin.token)).not.toContain('legal');
  await takeBack('legal', superadmin);
});

test('a look stays when its superadmin is gone, without the name', async () => {
  const gone = await aSuperadmin(server());
  const other = await aSuperadmin(server());
  await look('mail_sender', gone);
  await server()
    .systemContext('test')
    .inTransaction((inner) => erasePersonalData(inner, gone.accountId));
  expect((await read(other.token)).looked).toMatchObject([
    { id: 'mail_sender', value: 'Mihna <no-reply@mihna.example>', looked_by: null },
  ]);
  await takeBack('mail_sender', other);
});

test('nobody but a superadmin sees or settles any of it, and an unknown one is refused', async () => {
  for (const person of [
    await anAdmin(server()),
    await anApprovedCompany(server()),
    await aCandidate(server()),
  ]) {
    expect((await send(server(), 'GET', '/api/setup_hints', person)).status).toBe(403);
    expect((await look('plans', person)).status).toBe(403);
    expect((await takeBack('plans', person)).status).toBe(403);
  }
  expect((await send(server(), 'GET', '/api/setup_hints')).status).toBe(401);
  expect((await look('nothing', await aSuperadmin(server()))).status).toBe(422);
});
