import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { applications } from '#server/modules/applications/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anAdmin, anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { recordActivity } from './service.ts';

const server = testServer();
const get = (path: string, token: string) => send(server(), 'GET', `/api/${path}`, { token });

test('the log tells who did what, latest first, to its own company alone', async () => {
  const [owner, other] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  await send(server(), 'PUT', '/api/users/1', {
    token: owner.token,
    body: { extra_data: { address: 'Lusail' } },
  });
  server().clock.advance(1000);
  await send(server(), 'POST', '/api/company_members', {
    token: owner.token,
    body: { email: 'new@rawdat.qa', role: 'viewer' },
  });
  const log = await get('company_activity', owner.token);
  expect(log.body.data).toMatchObject({
    total: 2,
    data: [
      { kind: 'member.invited', actor_kind: 'member', actor_name: 'Huda Salem', subject: 'new@rawdat.qa' },
      { kind: 'company.changed' },
    ],
  });
  expect((await get('company_activity?kind=member', owner.token)).body.data.total).toBe(1);
  expect((await get('company_activity?kind=member.invited', owner.token)).body.data.total).toBe(1);
  expect((await get(`company_activity?member=${owner.accountId}`, owner.token)).body.data.total).toBe(2);
  expect((await get(`company_activity?member=${other.accountId}`, owner.token)).body.data.total).toBe(0);
  expect((await get('company_activity?to=2026-11-20', owner.token)).body.data.total).toBe(0);
  expect((await get('company_activity?from=2026-11-21&to=2026-11-21', owner.token)).body.data.total).toBe(2);
  expect((await get('company_activity', other.token)).body.data.total).toBe(0);
});

test('what changed is told in words, never by the names of fields, and settings are no profile', async () => {
  const owner = await aPendingCompany(server());
  const put = (extra_data: object) =>
    send(server(), 'PUT', '/api/users/1', { token: owner.token, body: { extra_data } });
  await put({ cr_number: '4711', address: 'Lusail', profile_visibility: true });
  server().clock.advance(1000);
  await put({ email_reject: true, mail_templates: { reject: 'Thank you.' } });
  server().clock.advance(1000);
  await put({ timezone: 'Asia/Dubai' });
  const told = async (language: string) => {
    const headers = { 'accept-language': language };
    const path = '/api/company_activity?kind=company';
    const { body } = await send(server(), 'GET', path, { token: owner.token, headers });
    return body.data.data.map(({ kind, subject }: Record<string, string>) => [kind, subject]);
  };
  expect(await told('en')).toEqual([
    ['company.settings_changed', ''],
    ['company.messages_changed', ''],
    ['company.changed', 'CR number, Address'],
  ]);
  expect((await told('fr')).at(-1)).toEqual(['company.changed', 'Numéro du registre du commerce, Adresse']);
});

test('who is invited is told to owners alone, in the log as in its export', async () => {
  const owner = await anApprovedCompany(server());
  const body = { email: 'secret@rawdat.qa', role: 'viewer' };
  await send(server(), 'POST', '/api/company_members', { token: owner.token, body });
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  const viewer = await aMember(server(), owner.companyId, 'viewer');
  for (const [{ token }, isTold] of [
    [owner, true],
    [recruiter, false],
    [viewer, false],
  ] as const) {
    const { body: log } = await get('company_activity', token);
    expect(log.data.data[0].kind).toBe('member.invited');
    expect(JSON.stringify(log).includes('secret@')).toBe(isTold);
  }
  expect((await get('company_activity/export', recruiter.token)).body).not.toContain('secret@');
  expect((await get('company_activity/export', owner.token)).body).toContain('secret@');
  for (const path of ['company_members', 'dashboard'])
    expect(JSON.stringify((await get(path, recruiter.token)).body)).not.toContain('secret@');
});

test('W25, V10: the CSV opens with accents and neutralises formulas', async () => {
  const owner = await anApprovedCompany(server());
  for (const subject of ['=HYPERLINK("http://evil")', '+97455123456', '@SUM(A1)', 'Ingénieur "civil"'])
    await server()
      .systemContext('csv')
      .inTransaction((context) =>
        recordActivity(context, { companyId: owner.companyId, kind: 'opening.published', subject }),
      );
  const answer = await get('company_activity/export', owner.token);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toContain('activity-2026-11-21.csv');
  expect(answer.body).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(answer.body).toContain("'+97455123456");
  expect(answer.body).toContain("'@SUM(A1)");
  expect(answer.body).toContain('"Ingénieur ""civil"""');
  expect(answer.body).toContain('published a job opening');
  const viewer = await aMember(server(), owner.companyId, 'viewer');
  expect((await get('company_activity/export', viewer.token)).status).toBe(403);
});

test('the log tells who may export it: no viewer, and nobody where the export is switched off', async () => {
  const owner = await anApprovedCompany(server());
  const viewer = await aMember(server(), owner.companyId, 'viewer');
  const mayExport = async (token: string) =>
    (await get('company_activity', token)).body.data.abilities.export;
  expect([await mayExport(owner.token), await mayExport(viewer.token)]).toEqual([true, false]);
  await send(server(), 'PUT', '/api/update_settings', {
    token: (await anAdmin(server())).token,
    body: { val: 0, company_id: owner.companyId, type: 'export' },
  });
  expect(await mayExport(owner.token)).toBe(false);
  const refused = await get('company_activity/export', owner.token);
  expect(refused.body).toMatchObject({ status: 403, code: 'FEATURE_OFF' });
});

test('the dashboard counts 30 days in the company’s zone, today last', async () => {
  const owner = await anApprovedCompany(server(), { description: 'x' });
  const [opening] = await server()
    .platform.db.insert(jobOpenings)
    .values({
      companyId: owner.companyId,
      title: 'Site engineer',
      employmentType: 'full time',
      experienceLevel: 'mid',
      status: 'Published',
      dueDate: '2026-11-24',
    })
    .returning({ id: jobOpenings.id });
  const now = server().clock.now().getTime();
  for (const age of [0, 0.1, 9, 29, 40]) {
    const { accountId } = await aCandidate(server(), { name: `Person ${'abcde'.charAt(age % 5)}` });
    await server()
      .platform.db.insert(applications)
      .values({
        openingId: opening?.id ?? '',
        companyId: owner.companyId,
        candidateId: accountId,
        createdAt: new Date(now - age * dayMs),
      });
  }
  const { body } = await get('dashboard', owner.token);
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)).toBe('2026-11-21');
  expect(body.applications.at(-1)).toBe(2);
  expect(body.applications[0]).toBe(1);
  expect(body.applications.reduce((sum: number, count: number) => sum + count, 0)).toBe(4);
  expect(body.recent).toHaveLength(4);
  expect(body.recent[0]).toMatchObject({ position: 'Site engineer', status: 'Pending' });
  expect(body.figures).toEqual({ openings: 1, active_openings: 1, applications: 5, pending_applications: 5 });
  expect(body.attention).toContainEqual(expect.objectContaining({ kind: 'openings_expiring', count: 1 }));
  expect([body.queue.reply.total, body.queue.fresh.total]).toEqual([3, 5]);
  const session = await get('users', owner.token);
  expect(session.body.data_stats).toMatchObject({ applications: 5, active_openings: 1 });
});

test('a fresh application that waits is in the figures and in the queue', async () => {
  const owner = await anApprovedCompany(server());
  const opening = await anOpening(server(), owner.companyId);
  await anApplication(server(), await aCandidate(server()), opening);
  const { body } = await get('dashboard', owner.token);
  expect(body.figures).toMatchObject({ active_openings: 1, applications: 1, pending_applications: 1 });
  expect(body.queue).toMatchObject({
    reply: { total: 0 },
    fresh: { total: 1, items: [{ status: 'Pending' }] },
  });
});

test('of logo and description that alone is asked for which is missing', async () => {
  const owner = await anApprovedCompany(server());
  const missing = async () => {
    const { attention } = (await get('dashboard', owner.token)).body;
    const found = attention.find(({ kind }: { kind: string }) => kind === 'profile_incomplete');
    return found?.subject;
  };
  const writes = (description: string) =>
    send(server(), 'PUT', '/api/users/1', { token: owner.token, body: { extra_data: { description } } });
  await writes('');
  expect(await missing()).toBe('logo description');
  await writes('We build what people live in.');
  expect(await missing()).toBe('logo');
});

test('each figure of the dashboard is the total of the list that it leads to', async () => {
  const owner = await anApprovedCompany(server());
  const { companyId } = owner;
  const open = await anOpening(server(), companyId);
  await anOpening(server(), companyId, { dueDate: '2026-11-01' });
  for (const status of ['Open', 'On-Hold', 'Closed'] as const)
    await anOpening(server(), companyId, { status });
  for (const status of ['Pending', 'Rejected', 'Withdrawn'] as const) {
    const id = await anApplication(server(), await aCandidate(server()), open);
    await server().platform.db.update(applications).set({ status }).where(eq(applications.id, id));
  }
  const { figures } = (await get('dashboard', owner.token)).body;
  const totalOf = async (path: string) => (await get(path, owner.token)).body.data.total;
  expect(figures).toEqual({
    openings: await totalOf('job_opening'),
    active_openings: await totalOf('job_opening?status=Active'),
    applications: await totalOf('job_application'),
    pending_applications: await totalOf('job_application?status=Pending'),
  });
  expect(figures).toMatchObject({
    openings: 5,
    active_openings: 1,
    applications: 3,
    pending_applications: 1,
  });
});

test('a pending company has its dashboard, empty', async () => {
  const owner = await aPendingCompany(server());
  const { body } = await get('dashboard', owner.token);
  expect(body).toMatchObject({ recent: [], trial_warning: null, figures: { applications: 0 } });
  expect((await get('dashboard', (await aCandidate(server())).token)).status).toBe(403);
});
