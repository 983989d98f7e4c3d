import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { auditEntries } from '#server/platform/audit-table.ts';
import { erasePersonalData } from '#server/platform/personal-data.ts';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin, anApprovedCompany, aPendingCompany, aSuperadmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { auditTexts } from '#web/features/admin/audit/audit-texts.ts';

const server = testServer();

const list = async (token: string, search = '') =>
  (await send(server(), 'GET', `/api/audit${search}`, { token })).body;

test('a decision is written down with who took it and what it said, and without its words', async () => {
  const superadmin = await aSuperadmin(server());
  const admin = await anAdmin(server());
  const company = await aPendingCompany(server());
  await send(server(), 'POST', '/api/company-data-update', {
    token: admin.token,
    body: {
      company_id: company.companyId,
      adminLogin: true,
      approved_status: 'Declined',
      decline_reason: 'The registration expired.',
    },
  });
  const { data } = await list(superadmin.token);
  expect(data[0]).toMatchObject({
    kind: 'companies.dataUpdate',
    subject: company.companyId,
    facts: { approved_status: 'Declined' },
    actor_name: admin.name,
    actor_role: 'admin',
  });
  expect(JSON.stringify(data[0])).not.toContain('expired');
});

test('what was refused is not written down, nor what a company does to itself', async () => {
  const superadmin = await aSuperadmin(server());
  const admin = await anAdmin(server());
  const company = await anApprovedCompany(server());
  const before = (await list(superadmin.token)).data[0]?.id ?? 0;
  await send(server(), 'POST', '/api/opening_reports/nothing/dismissal', { token: admin.token, body: {} });
  await send(server(), 'POST', '/api/company-data-update', {
    token: company.token,
    body: { description: 'We build.' },
  });
  expect((await list(superadmin.token)).data[0]?.id ?? 0).toBe(before);
});

test('entries are never changed or removed; only a name goes with its account', async () => {
  const superadmin = await aSuperadmin(server());
  const admin = await anAdmin(server());
  const { db } = server().platform;
  await send(server(), 'PUT', '/api/site_settings/social', {
    token: superadmin.token,
    body: { linkedin: '', instagram: '', facebook: '', twitter: '', youtube: '' },
  });
  await expect(db.delete(auditEntries)).rejects.toThrow();
  await expect(db.update(auditEntries).set({ kind: 'nothing' })).rejects.toThrow();
  await expect(db.execute(sql`truncate audit_entries`)).rejects.toThrow();
  await send(server(), 'POST', '/api/limit_lifts', {
    token: admin.token,
    body: { range: '203.0.113.9/24', day: '2026-11-21', reason: 'Job fair at the university' },
  });
  const context = server().systemContext('test');
  await context.inTransaction((inner) => erasePersonalData(inner, admin.accountId));
  const [latest] = (await list(superadmin.token, '?kind=limits.lift')).data;
  expect(latest).toMatchObject({ actor_name: '', actor_role: 'admin' });
});

test('the log is read by what was done and by day, fifty at a time', async () => {
  const superadmin = await aSuperadmin(server());
  await server()
    .platform.db.insert(auditEntries)
    .values(
      Array.from({ length: 60 }, (_, place) => ({
        createdAt: new Date(Date.UTC(2026, 0, 5, 12, place)),
        actorId: null,
        actorName: 'Somebody',
        actorRole: 'admin',
        kind: 'tests.paging',
        facts: {},
      })),
    );
  const first = await list(superadmin.token, '?kind=tests.paging');
  expect(first.data).toHaveLength(50);
  const second = await list(superadmin.token, `?kind=tests.paging&before=${first.next}`);
  expect([second.data.length, second.next]).toEqual([10, null]);
  expect((await list(superadmin.token, '?kind=tests.paging&from=2026-01-06')).data).toEqual([]);
  expect(
    (await list(superadmin.token, '?kind=tests.paging&from=2026-01-05&to=2026-01-05')).data,
  ).toHaveLength(50);
});

test('what it was done to is named as it is now, in the language of the reader', async () => {
  const superadmin = await aSuperadmin(server());
  const company = await aPendingCompany(server());
  const { token } = superadmin;
  const { name } = (
    await send(server(), 'GET', `/api/company_administration/${company.companyId}`, { token })
  ).body.data.company;
  await send(server(), 'PUT', `/api/company_administration/${company.companyId}/note`, {
    token,
    body: { note: 'Called them.' },
  });
  await send(server(), 'PUT', '/api/job_titles/Accountant', {
    token,
    body: {
      names: { en: 'Accountant', fr: 'Comptable', ar: 'محاسب / محاسبة' },
      synonyms: [],
      is_retired: false,
    },
  });
  const gone = { kind: 'announcements.remove', subject: crypto.randomUUID() };
  await server()
    .platform.db.insert(auditEntries)
    .values({ ...gone, createdAt: new Date(), actorId: null, actorName: '', actorRole: 'admin', facts: {} });
  const { data } = await list(token);
  expect(data.slice(0, 3).map(({ subject_name }: { subject_name: string }) => subject_name)).toEqual([
    '',
    'Accountant',
    name,
  ]);
  const french = await send(server(), 'GET', '/api/audit', { token, headers: { 'accept-language': 'fr' } });
  expect(french.body.data[1].subject_name).toBe('Comptable');
  const both = await list(token, '?kind=jobTitles.save&kind=companyAdministration.saveNote');
  expect(both.data.length).toBeGreaterThanOrEqual(2);
});

test('every call by which administrators change something has its words', () => {
  const unsaid: string[] = [];
  for (const [module, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const { meta, route } = (call as { '~orpc': { meta: { policy: string }; route: { method: string } } })[
        '~orpc'
      ];
      const isTheirs = ['admin', 'superadmin', 'company-or-admin'].includes(meta.policy);
      if (isTheirs && route.method !== 'GET' && !auditTexts[`${module}.${name}`])
        unsaid.push(`${module}.${name}`);
    }
  }
  expect(unsaid).toEqual([]);
});

test('only a superadmin reads it', async () => {
  for (const person of [
    await anAdmin(server()),
    await anApprovedCompany(server()),
    await aCandidate(server()),
  ])
    expect((await send(server(), 'GET', '/api/audit', person)).status).toBe(403);
});
