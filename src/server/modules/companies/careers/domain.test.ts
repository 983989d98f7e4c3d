import { afterEach, expect, test, vi } from 'vitest';
import { lostDomainDays } from '#domain/companies/careers/own-domain.ts';
import { dayMs } from '#domain/time.ts';
import { send } from '#support/client.ts';
import { nameServersKnow } from '#support/name-servers.ts';
import { lettersTo } from '#support/outbox.ts';
import { ownDomains } from '#support/own-domains.ts';
import { aMember, anApprovedCompany, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ PUBLIC_URL: 'https://jobs.example' });
afterEach(() => vi.restoreAllMocks());

const { call, set, check, read, aPage, recordsOf, connected, aDayLater } = ownDomains(server);
const asked = async (domain: string) =>
  (await send(server(), 'GET', `/tls/ask?domain=${encodeURIComponent(domain)}`)).status;

test('a domain waits until it is proved and leads here; what is missing is said', async () => {
  const owner = await aPage();
  expect(await read(owner)).toBeNull();
  const named = await set(owner, ' https://Careers.Rawdat.example/ ');
  expect(named.body.data.domain).toMatchObject({
    ...{ domain: 'careers.rawdat.example', state: 'unchecked', target: 'jobs.example' },
    ...{ record_name: '_mihna.careers.rawdat.example', record: null, lead: null, served_until: null },
  });
  const { TXT, CNAME } = await recordsOf(owner);
  const stateAfter = async (known: Parameters<typeof nameServersKnow>[0]) => {
    nameServersKnow(known);
    const { state, record, lead } = (await check(owner)).body.data.domain;
    return [state, record, lead];
  };
  expect(await stateAfter({})).toEqual(['waiting', 'missing', 'nowhere']);
  expect(await stateAfter({ TXT })).toEqual(['waiting', 'there', 'nowhere']);
  const elsewhere = { A: { 'careers.rawdat.example': '192.0.2.9', 'jobs.example': '192.0.2.1' } };
  expect(await stateAfter({ TXT, ...elsewhere })).toEqual(['waiting', 'there', 'elsewhere']);
  // An alias alone proves nothing: it may have been left behind by another company.
  expect(await stateAfter({ CNAME })).toEqual(['waiting', 'missing', 'here']);
  expect(await stateAfter({ CNAME, TXT: { '_mihna.careers.rawdat.example': 'mihna-domain=x' } })).toEqual([
    ...['waiting', 'other', 'here'],
  ]);
  expect(await asked('careers.rawdat.example')).toBe(404);
  expect(await stateAfter({ TXT, CNAME })).toEqual(['connected', 'there', 'here']);
  expect(await asked('Careers.Rawdat.example.')).toBe(200);
  expect(await asked('other.example')).toBe(404);
});

test('a domain that can have no alias is connected by an address that it has in common with this site', async () => {
  const owner = await aPage();
  await set(owner, 'bare.example');
  const { TXT } = await recordsOf(owner);
  nameServersKnow({ TXT, A: { 'bare.example': '192.0.2.1', 'jobs.example': '192.0.2.1' } });
  expect((await check(owner)).body.data.domain.state).toBe('connected');
});

test('a domain is one company’s, once that is proved; before, anybody may name it', async () => {
  const [squatter, owner] = [await aPage(), await aPage()];
  expect((await set(squatter, 'prized.example')).status).toBe(200);
  const records = await connected(owner, 'prized.example');
  expect((await check(squatter)).body.data.domain.state).toBe('waiting');
  const third = await aPage();
  expect((await set(third, 'prized.example')).body.errors).toHaveProperty('domain');
  // Both proofs stand at once: who was there first keeps it.
  const theirs = await recordsOf(squatter);
  nameServersKnow({ ...records, TXT: theirs.TXT });
  expect((await check(squatter)).body.data.domain).toMatchObject({ state: 'waiting', is_taken: true });
  expect(await read(owner)).toMatchObject({ state: 'connected', is_taken: false });
  // Sold: the proof of the one is gone, that of the other stands.
  await aDayLater();
  expect((await read(owner)).state).toBe('lost');
  expect((await check(squatter)).body.data.domain).toMatchObject({ state: 'connected', is_taken: false });
  expect(await read(owner)).toMatchObject({ state: 'lost', served_until: null });
});

test('a lost domain is served for its days, then no longer; name servers that say nothing lose none', async () => {
  const owner = await aPage('Lasting Works');
  const records = await connected(owner, 'lasting.example');
  const letters = async () =>
    (await lettersTo(server().platform.db, owner.email)).filter(({ text }) =>
      text.includes('lasting.example'),
    );
  const address = async () =>
    (await send(server(), 'GET', `/api/careers/${owner.slug}`)).body.data.own_address;
  expect(await address()).toBe('https://lasting.example');
  nameServersKnow({ TXT: { '_mihna.lasting.example': 'late' }, CNAME: { 'lasting.example': 'late' } });
  await aDayLater();
  expect((await read(owner)).state).toBe('connected');
  expect(await letters()).toHaveLength(0);
  nameServersKnow({ ...records, CNAME: {} });
  await aDayLater();
  const { state, lead, served_until } = await read(owner);
  expect([state, lead]).toEqual(['lost', 'nowhere']);
  expect(await letters()).toHaveLength(1);
  expect(new Date(served_until).getTime() - server().clock.now().getTime()).toBe(lostDomainDays * dayMs);
  expect(await address()).toBeNull();
  expect(await asked('lasting.example')).toBe(200);
  await aDayLater(lostDomainDays);
  expect(await asked('lasting.example')).toBe(404);
  expect(await read(owner)).toMatchObject({ state: 'lost', served_until: null });
  expect(await letters()).toHaveLength(2);
  nameServersKnow(records);
  expect((await check(owner)).body.data.domain.state).toBe('connected');
});

test('another domain, none, and a closed company let the one before go', async () => {
  const [owner, next] = [await aPage(), await aPage()];
  await connected(owner, 'first.example');
  expect((await set(owner, 'second.example')).body.data.domain.state).toBe('unchecked');
  expect(await asked('first.example')).toBe(404);
  await connected(owner, 'second.example');
  expect((await call(owner, 'DELETE', '/domain')).body.data.domain).toBeNull();
  expect(await asked('second.example')).toBe(404);
  expect((await check(owner)).status).toBe(404);
  await connected(owner, 'third.example');
  const closed = await send(server(), 'POST', '/api/company/closing', { ...owner, body: { password } });
  expect(closed.status).toBe(200);
  await connected(next, 'third.example');
});

test('owners alone name, check and remove a domain, for a page that there is', async () => {
  const owner = await aPage();
  await set(owner, 'mine.example');
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  for (const answer of [
    await set(recruiter, 'other.example'),
    await check(recruiter),
    await call(recruiter, 'DELETE', '/domain'),
  ])
    expect(answer.status).toBe(403);
  const without = await anApprovedCompany(server());
  expect((await set(without, 'early.example')).status).toBe(404);
  for (const domain of ['jobs.example', 'a.jobs.example', '10.0.0.1', 'x.example:8080', 'com.qa'])
    expect((await set(owner, domain)).body.errors).toHaveProperty('domain');
  expect((await read(owner)).domain).toBe('mine.example');
});
