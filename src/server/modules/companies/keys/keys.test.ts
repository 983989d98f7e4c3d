import { expect, test } from 'vitest';
import { type KeyScope, keyMark, keyScopes, mostKeys } from '#domain/companies/api-keys.ts';
import { dayMs } from '#domain/time.ts';
import { listCalls } from '#server/platform/registry.ts';
import { anApplication, anUploadedCv } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { documentedCalls } from '#support/documented-calls.ts';
import { type KeyDetails, aKey as makeKey, orderKey } from '#support/keys.ts';
import { anOpening } from '#support/openings.ts';
import {
  aCandidate,
  aMember,
  anApprovedCompany,
  aPendingCompany,
  type CompanyPerson,
  password,
} from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';

const server = testServer({ TRUST_PROXY: 'on' });

const order = (owner: CompanyPerson, details?: KeyDetails) => orderKey(server(), owner, details);
const aKey = (owner: CompanyPerson, details?: KeyDetails) => makeKey(server(), owner, details);

const by = (key: string, method: string, path: string, body?: object, ip?: string) =>
  send(server(), method, `/api/${path}`, {
    token: key,
    body,
    headers: ip === undefined ? {} : { 'x-forwarded-for': ip },
  });

test('a key is told once, makes the calls of its scope in the name of who made it, and its use is known', async () => {
  const owner = await anApprovedCompany(server());
  const made = await order(owner, { name: 'Careers page' });
  expect(made.body.key).toMatch(new RegExp(`^${keyMark}[\\w-]{43}$`));
  const { key } = made.body;
  const listed = await send(server(), 'GET', '/api/api_keys', { token: owner.token });
  expect(listed.body.data).toEqual([
    { ...made.body.data, name: 'Careers page', made_by: 'Huda Salem', last_used_at: null },
  ]);
  expect(JSON.stringify(listed.body)).not.toContain(key);
  const answer = await by(key, 'GET', 'job_opening');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('ratelimit-remaining')).not.toBeNull();
  const used = await send(server(), 'GET', '/api/api_keys', { token: owner.token });
  expect(used.body.data[0].last_used_at).not.toBeNull();
});

test('what a key was not given is refused by the name of the scope', async () => {
  const owner = await anApprovedCompany(server());
  const { key } = await aKey(owner, { scopes: ['openings:read'] });
  const answer = await by(key, 'GET', 'job_application');
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({ code: 'KEY_SCOPE', scope: 'applications:read' });
  const write = await by(key, 'POST', 'job_opening', {});
  expect(write.body).toMatchObject({ code: 'KEY_SCOPE', scope: 'openings:write' });
});

test('with every scope, a key reaches no call of persons, owners and administrators, no page and no stream', async () => {
  const owner = await anApprovedCompany(server());
  const { key } = await aKey(owner, { scopes: keyScopes });
  const closed = listCalls().filter(({ keyScope }) => keyScope === 'closed');
  expect(closed.length).toBeGreaterThan(150);
  for (const { method, path } of closed) {
    const { status, body } = await by(
      key,
      method,
      filled(path).slice('/api/'.length),
      method === 'GET' ? undefined : {},
    );
    expect([`${method} ${path}`, status, body.code]).toEqual([`${method} ${path}`, 403, 'KEY_CLOSED']);
  }
  for (const path of ['/', '/dashboard', '/api/live']) {
    const { status } = await send(server(), 'GET', path, { token: key });
    expect([path, status >= 400]).toEqual([path, true]);
  }
});

test('each call of a company is in the scope of its part, and of no other', async () => {
  const owner = await anApprovedCompany(server());
  const scoped = listCalls().filter(({ keyScope }) => keyScope !== 'closed' && keyScope !== 'open');
  expect(scoped.length).toBeGreaterThan(60);
  for (const scope of keyScopes) {
    const others = keyScopes.filter((one) => one !== scope);
    const { key } = await aKey(owner, { scopes: others });
    for (const { method, path } of scoped.filter(({ keyScope }) => keyScope === scope)) {
      const { body } = await by(
        key,
        method,
        filled(path).slice('/api/'.length),
        method === 'GET' ? undefined : {},
      );
      expect([`${method} ${path}`, body.code, body.scope]).toEqual([`${method} ${path}`, 'KEY_SCOPE', scope]);
    }
  }
});

test('the web client’s own transport is bounded alike', async () => {
  const owner = await anApprovedCompany(server());
  const { key } = await aKey(owner);
  const refused = await by(key, 'POST', 'rpc/applications/list', { json: {} });
  expect([refused.status, refused.body.json?.data?.code ?? refused.body.code]).toEqual([403, 'KEY_SCOPE']);
  const password = await by(key, 'POST', 'rpc/apiKeys/list', { json: {} });
  expect(password.status).toBe(403);
});

test('unknown, revoked and expired keys, and those of who left or was suspended, open nothing', async () => {
  const owner = await anApprovedCompany(server());
  const unknown = await by(`${keyMark}${'x'.repeat(43)}`, 'GET', 'jobs_pool');
  expect([unknown.status, unknown.body.code]).toEqual([401, 'KEY_UNKNOWN']);
  const revoked = await aKey(owner);
  expect(
    (await send(server(), 'DELETE', `/api/api_keys/${revoked.id}`, { token: owner.token, body: {} })).status,
  ).toBe(200);
  expect((await by(revoked.key, 'GET', 'job_opening')).body.code).toBe('KEY_UNKNOWN');
  const expiring = await aKey(owner, { life: '30' });
  server().clock.advance(30 * dayMs - 1000);
  expect((await by(expiring.key, 'GET', 'job_opening')).status).toBe(200);
  server().clock.advance(2000);
  expect((await by(expiring.key, 'GET', 'job_opening')).body.code).toBe('KEY_UNKNOWN');
});

test('a key ends with the membership of who made it, and is no more than its maker', async () => {
  const owner = await anApprovedCompany(server());
  const other = await aMember(server(), owner.companyId, 'owner');
  const { key } = await aKey(other, { scopes: ['openings:read', 'openings:write', 'company:read'] });
  const role = (to: string) =>
    send(server(), 'PUT', `/api/company_members/${other.accountId}`, {
      token: owner.token,
      body: { role: to },
    });
  await role('viewer');
  expect((await by(key, 'GET', 'job_opening')).status).toBe(200);
  expect((await by(key, 'POST', 'job_opening', {})).body.code).toBe('NOT_ALLOWED');
  await role('interviewer');
  expect((await by(key, 'GET', 'company_members')).status).toBe(403);
  await send(server(), 'DELETE', `/api/company_members/${other.accountId}`, { token: owner.token, body: {} });
  expect((await by(key, 'GET', 'job_opening')).body.code).toBe('KEY_UNKNOWN');
  expect((await send(server(), 'GET', '/api/api_keys', { token: owner.token })).body.data).toEqual([]);
});

test('a key with networks works from there alone', async () => {
  const owner = await anApprovedCompany(server());
  const { key } = await aKey(owner, { networks: ['203.0.113.0/24', '2001:db8::/32'] });
  const from = async (ip: string) => (await by(key, 'GET', 'job_opening', undefined, ip)).body.code ?? 'read';
  expect(await from('203.0.113.9')).toBe('read');
  expect(await from('2001:db8::7')).toBe('read');
  expect(await from('198.51.100.4')).toBe('KEY_ADDRESS');
});

test('a key reads the files of its parts, and none of its maker’s', async () => {
  const owner = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const cv = await anUploadedCv(server(), candidate);
  await anApplication(server(), candidate, await anOpening(server(), owner.companyId), { cv });
  const read = async (scopes: KeyScope[]) => {
    const { key } = await aKey(owner, { scopes });
    return (await by(key, 'GET', cv)).status;
  };
  expect(await read(['applications:read'])).toBe(200);
  expect(await read(['messages:read', 'openings:read'])).toBe(404);
});

test('a company of its own rows: a key reads nothing of another one', async () => {
  const owner = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const application = await anApplication(server(), candidate, await anOpening(server(), owner.companyId));
  const stranger = await aKey(await anApprovedCompany(server()), { scopes: keyScopes });
  expect((await by(stranger.key, 'GET', `job_application/${application}`)).status).toBe(404);
  const waiting = await aKey(await aPendingCompany(server()), { scopes: keyScopes });
  expect((await by(waiting.key, 'GET', 'job_application')).body.code).toBe('COMPANY_NOT_APPROVED');
});

test('what is wrong with an order stands at its field, and a company has so many keys', async () => {
  const owner = await anApprovedCompany(server());
  const wrong = await order(owner, { name: ' ', scopes: [], networks: ['10.0.0.0/99'], password: '' });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['name', 'networks', 'password', 'scopes']);
  expect((await order(owner, { password: 'not-the-password' })).body.errors).toHaveProperty('password');
  for (let made = 0; made < mostKeys; made += 1) await aKey(owner);
  expect((await order(owner)).body.code).toBe('TOO_MANY_KEYS');
});

test('past its own limit a key is told when to come again, and its maker works on', async () => {
  const strict = await startTestServer({ RATE_LIMITS: '1' });
  const owner = await anApprovedCompany(strict);
  const made = await send(strict, 'POST', '/api/api_keys', {
    token: owner.token,
    body: { name: 'ATS', scopes: ['openings:read'], life: 'never', password },
  });
  const read = (token: string) => send(strict, 'GET', '/api/jobs_pool_get_countries', { token });
  let last = await read(made.body.key);
  for (let asked = 1; asked < 600; asked += 1) last = await read(made.body.key);
  expect([last.status, last.headers.get('ratelimit-remaining')]).toEqual([200, '0']);
  const past = await read(made.body.key);
  expect([past.status, Number(past.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await read(owner.token)).status).toBe(200);
  await strict.drop();
});

test('the activity log names the key, who made and who ended it', async () => {
  const owner = await anApprovedCompany(server());
  const { key, id } = await aKey(owner, { name: 'Import', scopes: ['messages:write'] });
  await by(key, 'POST', 'message_templates', { name: 'Hello', body: 'Hello', language: 'en' });
  await send(server(), 'DELETE', `/api/api_keys/${id}`, { token: owner.token, body: {} });
  const log = await send(server(), 'GET', '/api/company_activity', { token: owner.token });
  const kinds = log.body.data.data?.map(
    ({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`,
  );
  expect(kinds).toEqual(expect.arrayContaining(['key.made Import', 'key.revoked Import']));
});

test('each example of the documentation is answered', async () => {
  const { key } = await aKey(await anApprovedCompany(server()), { scopes: keyScopes });
  const answers = [];
  for (const { method, path, written } of documentedCalls('docs/integrations/api-keys.md'))
    answers.push(await send(server(), method, path, { token: key, body: written && JSON.parse(written) }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

/** A path with ids that are nobody's. */
function filled(path: string): string {
  return path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
}
