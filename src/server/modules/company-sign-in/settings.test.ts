import dns from 'node:dns/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { mostDomains } from '#domain/companies/sign-in.ts';
import { dayMs } from '#domain/time.ts';
import { companyClosed } from '#server/modules/companies/events.ts';
import { exportPersonalData } from '#server/platform/personal-data.ts';
import { companySignInOn, signInProvider } from '#support/company-sign-in.ts';
import { lettersTo } from '#support/outbox.ts';
import { aMember, anApprovedCompany, type CompanyPerson, password } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import { checkDomainsTask } from './task-names.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const provider = signInProvider();
const { call, connect, connected, enter, log, prove, returnAddress, tryIt, who } = companySignInOn(
  server,
  provider,
);

afterEach(async () => {
  vi.restoreAllMocks();
  await provider().be({ mood: 'well' });
});

/** What the name servers say from now on. */
function nameServersSay(records: string[][] | { code: string }) {
  return vi.spyOn(dns.Resolver.prototype, 'resolveTxt').mockImplementation(async () => {
    if (Array.isArray(records)) return records;
    throw Object.assign(new Error('no answer'), records);
  });
}

const add = (owner: CompanyPerson, domain: string) => call(owner, 'POST', '/domains', { domain });
const check = (owner: CompanyPerson, id: string) => call(owner, 'POST', `/domains/${id}/check`, {});
const domains = async (owner: CompanyPerson) => (await call(owner, 'GET')).body.data.domains;

test('a domain is proved by its record, and then belongs to no other company', async () => {
  const owner = await anApprovedCompany(server());
  const { data } = (await add(owner, ' @Rawdat.Example. ')).body;
  expect(data).toMatchObject({
    domain: 'rawdat.example',
    record_name: '_mihna.rawdat.example',
    proved_at: null,
  });
  expect(data.record_value).toMatch(/^mihna-domain=[0-9a-f]{40}$/);
  const asked = nameServersSay({ code: 'ENOTFOUND' });
  expect((await check(owner, data.id)).body.state).toBe('missing');
  expect(asked).toHaveBeenCalledWith('_mihna.rawdat.example');
  nameServersSay({ code: 'ETIMEOUT' });
  expect((await check(owner, data.id)).body.state).toBe('unsaid');
  nameServersSay([['v=spf1 -all'], ['mihna-domain=another']]);
  expect((await check(owner, data.id)).body).toMatchObject({ state: 'other', data: { proved_at: null } });
  const rival = await anApprovedCompany(server());
  const claimed = await add(rival, 'rawdat.example');
  // A long text comes in parts.
  nameServersSay([[data.record_value.slice(0, 20), data.record_value.slice(20)]]);
  expect((await check(owner, data.id)).body).toMatchObject({ state: 'there', data: { proved_by: 'record' } });
  nameServersSay([[claimed.body.data.record_value]]);
  expect((await check(rival, claimed.body.data.id)).body.errors).toHaveProperty('domain');
  const third = await anApprovedCompany(server());
  expect((await add(third, 'rawdat.example')).body.errors).toHaveProperty('domain');
  expect((await prove(third, 'rawdat.example')).body.errors).toHaveProperty('domain');
  const kinds = (await log(owner)).map(({ kind }) => kind);
  expect(kinds).toEqual(['sign_in.domain_proved', 'sign_in.domain_added']);
});

test.each(['gmail.com', 'OUTLOOK.com', 'qa', 'a b.example', '10.0.0.1', '-x.example', 'x..example', ''])(
  'the domain %j is no company’s',
  async (domain) => {
    const owner = await anApprovedCompany(server());
    expect((await add(owner, domain)).body.errors).toHaveProperty('domain');
  },
);

test('there are so many domains, each once', async () => {
  const owner = await anApprovedCompany(server());
  for (let made = 0; made < mostDomains; made += 1) await add(owner, `d${made}.example`);
  expect((await add(owner, 'd0.example')).status).toBe(200);
  expect((await add(owner, 'more.example')).body.code).toBe('TOO_MANY_DOMAINS');
  expect(await domains(owner)).toHaveLength(mostDomains);
});

test('owners alone see and change the sign-in, that of their own company', async () => {
  const owner = await connected('own.example');
  const [domain] = await domains(owner);
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/domains'],
    ['POST', '/trial'],
    ['DELETE', '/connection'],
    ['PUT', '/state'],
  ] as const)
    expect((await call(recruiter, method, path, method === 'GET' ? undefined : {})).status).toBe(403);
  const stranger = await anApprovedCompany(server());
  expect((await call(stranger, 'DELETE', `/domains/${domain.id}`)).status).toBe(404);
  expect((await check(stranger, domain.id)).status).toBe(404);
  for (const [method, path, body] of [
    ['POST', '/trial', {}],
    ['DELETE', '/connection', undefined],
    ['PUT', '/state', { is_on: false, password }],
  ] as const)
    expect((await call(stranger, method, path, body)).status).toBe(404);
  expect((await call(stranger, 'GET')).body.data).toMatchObject({ domains: [], connection: null });
  expect(
    (await call(owner, 'POST', '/proof', { company_id: owner.companyId, domain: 'x.example' })).status,
  ).toBe(403);
});

test('a provider has to be one, at its own address, within its time, and in no private network', async () => {
  const owner = await anApprovedCompany(server());
  await provider().be({ returnAddress: await returnAddress(owner) });
  const refusedFor = async (issuer: string) => (await connect(owner, { issuer })).body.errors?.issuer?.[0];
  expect(await refusedFor('http://10.0.0.1/')).toContain('private network');
  expect(await refusedFor('http://127.0.0.1:1/')).toContain('Nobody answers');
  expect(await refusedFor(`${provider().issuer}/elsewhere`)).toContain('does not describe');
  expect(await refusedFor(provider().issuer.replace('127.0.0.1', 'localhost'))).toBeDefined();
  expect(await refusedFor('ftp://provider.example')).toContain('https://');
  await provider().be({ mood: 'endless' });
  expect(await refusedFor(provider().issuer)).toContain('too long');
  await provider().be({ mood: 'redirect' });
  expect(await refusedFor(provider().issuer)).toContain('does not describe');
  await provider().be({ mood: 'hang' });
  expect(await refusedFor(provider().issuer)).toContain('5 seconds');
  await provider().be({ mood: 'well' });
  expect((await connect(owner, { password: 'not-the-password' })).body.errors).toHaveProperty('password');
  expect((await connect(owner, { default_role: 'owner' })).body.errors).toHaveProperty('default_role');
  expect((await connect(owner, { client_secret: '' })).body.errors).toHaveProperty('client_secret');
  expect((await connect(owner)).status).toBe(200);
}, 30_000);

test('a provider on the own machine is asked for nobody unless the operator opens its network', async () => {
  const strict = await startTestServer({});
  const owner = await anApprovedCompany(strict);
  const answer = await companySignInOn(() => strict, provider).connect(owner);
  expect(answer.body.errors.issuer[0]).toContain('private network');
  await strict.drop();
});

test('the sign-in is switched on once it was tried with an address that would come in', async () => {
  const owner = await anApprovedCompany(server());
  await prove(owner, 'tried.example');
  await provider().be({ returnAddress: await returnAddress(owner) });
  await connect(owner, { groups_claim: 'groups', roles: [{ group: 'hr', role: 'recruiter' }] });
  const switchOn = () => call(owner, 'PUT', '/state', { is_on: true, password });
  expect((await switchOn()).body.code).toBe('SIGN_IN_UNTRIED');
  await tryIt(owner, { sub: 't-1', email: 'huda@elsewhere.example', email_verified: true });
  expect((await call(owner, 'GET')).body.data.tried).toMatchObject({ is_own_domain: false });
  expect((await switchOn()).body.code).toBe('SIGN_IN_UNTRIED');
  const tried = await tryIt(owner, {
    ...{ sub: 't-1', email: 'huda@tried.example', email_verified: true, groups: ['hr', 'staff'] },
  });
  expect(tried).toMatchObject({ to: '/company-profile-edit/settings/sign-in', token: undefined });
  const told = { email: 'huda@tried.example', groups: ['hr', 'staff'], role: 'recruiter' };
  expect((await call(owner, 'GET')).body.data.tried).toMatchObject(told);
  const way = () => call({}, 'POST', '/way', { email: 'anybody@tried.example' });
  expect((await way()).body.data).toBeNull();
  expect((await switchOn()).status).toBe(200);
  expect((await way()).body.data).toEqual({ name: expect.any(String) });
  // Another client there is tried anew; a new secret or other roles are not.
  expect((await connect(owner, { client_secret: '', default_role: 'interviewer' })).status).toBe(200);
  expect((await call(owner, 'GET')).body.data.connection).toMatchObject({ is_on: true });
  expect((await connect(owner, { client_id: 'another', client_secret: '' })).body.errors).toHaveProperty(
    'client_secret',
  );
  await connect(owner, { client_id: 'another' });
  expect((await call(owner, 'GET')).body.data.connection).toMatchObject({ is_on: false, tried_at: null });
  expect((await call({}, 'POST', '/entry', { email: 'anybody@tried.example' })).status).toBe(404);
});

test('what is known of a person’s sign-in is told to them and erased with them; ways go after a day', async () => {
  const owner = await connected('person.example');
  const { token } = await enter(owner, { sub: 'p-1', email: 'p@person.example', email_verified: true });
  const { data } = await who(token);
  const context = server().systemContext('test');
  expect((await exportPersonalData(context, data.id)).company_sign_in).toMatchObject([
    { issuer: provider().issuer, subject: 'p-1' },
  ]);
  const count = async (table: string) =>
    (await server().platform.db.execute<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;
  expect(await count('company_entries')).toBeGreaterThan(0);
  server().clock.advance(2 * dayMs);
  const { tasks, db } = server().platform;
  await tasks.enqueue(db, { name: 'company-sign-in.sweep', payload: z.object({}) }, {});
  await server().runTasks();
  expect(await count('company_entries')).toBe(0);
  await context.inTransaction((inner) =>
    inner.events.publish(inner, companyClosed, { companyId: owner.companyId }),
  );
  expect((await call(owner, 'GET')).body.data).toMatchObject({ domains: [], connection: null });
});

test('a domain whose record is gone for days is no longer proved, and its owners are told, twice', async () => {
  const owner = await anApprovedCompany(server());
  const { data } = (await add(owner, 'lasting.example')).body;
  nameServersSay([[data.record_value]]);
  await check(owner, data.id);
  await prove(owner, 'vouched.example');
  const days = async (count: number) => {
    server().clock.advance(count * dayMs);
    const { tasks, db } = server().platform;
    await tasks.enqueue(db, checkDomainsTask, {});
    await server().runTasks();
    return (await domains(owner)).map(({ proved_at }: { proved_at: string | null }) => proved_at !== null);
  };
  const letters = async () =>
    (await lettersTo(server().platform.db, owner.email)).filter(({ text }) =>
      text.includes('lasting.example'),
    );
  const before = server().clock.now();
  expect(await days(1)).toEqual([true, true]);
  nameServersSay({ code: 'ESERVFAIL' });
  expect(await days(5)).toEqual([true, true]);
  expect(await letters()).toHaveLength(0);
  nameServersSay({ code: 'ENODATA' });
  expect(await days(1)).toEqual([true, true]);
  expect(await letters()).toHaveLength(1);
  expect(await days(2)).toEqual([true, true]);
  expect(await days(1)).toEqual([false, true]);
  expect(await letters()).toHaveLength(2);
  expect((await log(owner))[0]).toMatchObject({ kind: 'sign_in.domain_lost', subject: 'lasting.example' });
  nameServersSay([[data.record_value]]);
  expect((await check(owner, data.id)).body.data.proved_at).not.toBeNull();
  server().clock.set(before);
});
