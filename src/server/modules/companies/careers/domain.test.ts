import dns from 'node:dns/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { lostDomainDays } from '#domain/companies/careers/own-domain.ts';
import { dayMs } from '#domain/time.ts';
import { companies } from '#server/modules/companies/table.ts';
import { checkCareersDomainsTask } from '#server/modules/companies/task-names.ts';
import { type Caller, send } from '#support/client.ts';
import { nameServersKnow } from '#support/name-servers.ts';
import { lettersTo } from '#support/outbox.ts';
import { aMember, anApprovedCompany, type CompanyPerson, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { careersDomains } from './table.ts';

const server = testServer({ PUBLIC_URL: 'https://jobs.example' });
afterEach(() => vi.restoreAllMocks());

const page = { is_shown: true, colour: null, headline: {}, sections: [], version: 0 };
const call = (caller: Caller, method: string, path: string, body?: object) =>
  send(server(), method, `/api/careers_page${path}`, { ...caller, body });
const set = (caller: Caller, domain: string) => call(caller, 'PUT', '/domain', { domain });
const check = (caller: Caller) => call(caller, 'POST', '/domain/check', {});
const read = async (caller: Caller) => (await call(caller, 'GET', '')).body.data.domain;
const asked = async (domain: string) =>
  (await send(server(), 'GET', `/tls/ask?domain=${encodeURIComponent(domain)}`)).status;

async function aPage(name?: string): Promise<CompanyPerson & { slug: string }> {
  const owner = await anApprovedCompany(server(), name ? { name } : {});
  const { body } = await call(owner, 'PUT', '', page);
  return { ...owner, slug: body.data.slug };
}

/** The records of a domain as its company is told to set them. */
async function recordsOf(caller: Caller) {
  const { domain, record_name, record_value, target } = await read(caller);
  return { TXT: { [record_name]: record_value }, CNAME: { [domain]: target } };
}

async function connected(owner: Caller, domain: string) {
  await set(owner, domain);
  const records = await recordsOf(owner);
  nameServersKnow(records);
  expect((await check(owner)).body.data.domain.state).toBe('connected');
  return records;
}

/** A day later the daily look has been taken. */
async function aDayLater(days = 1) {
  server().clock.advance(days * dayMs);
  const { db, tasks } = server().platform;
  await tasks.enqueue(db, checkCareersDomainsTask, {});
  await server().runTasks();
}

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

test('a domain that waits is looked at every hour; its owners are told once it leads here, and pages that are open follow', async () => {
  const owner = await aPage('Waiting Works');
  await set(owner, 'hourly.example');
  const records = await recordsOf(owner);
  nameServersKnow({});
  const letters = async () =>
    (await lettersTo(server().platform.db, owner.email)).filter(({ text }) =>
      text.includes('hourly.example'),
    );
  await aDayLater(0);
  const waiting = await read(owner);
  expect([waiting.state, waiting.record, await letters()]).toEqual(['waiting', 'missing', []]);
  const next = new Date(waiting.next_check_at);
  expect(next.getUTCMinutes()).toBe(37);
  expect(next.getTime() - server().clock.now().getTime()).toBeLessThanOrEqual(2 * 3_600_000);
  nameServersKnow(records);
  await aDayLater(1 / 100);
  expect((await read(owner)).state).toBe('waiting');
  server().clock.advance(next.getTime() - server().clock.now().getTime());
  await aDayLater(0);
  expect((await read(owner)).state).toBe('connected');
  expect((await letters()).map(({ kind }) => kind)).toEqual(['careers-domain-connected']);
  const { rows } = await server().platform.db.execute(
    sql`select 1 from live_events where kind = 'careersPage' and company_id = ${owner.companyId}`,
  );
  expect(rows).toHaveLength(2);
  await aDayLater(0);
  expect(await letters()).toHaveLength(1);
});

test('after two weeks a domain that waits is looked at once a day, and of a suspended company no more', async () => {
  const owner = await aPage('Patient Works');
  const { db } = server().platform;
  const lookedAt = async () => {
    const [row] = await db.select().from(careersDomains).where(eq(careersDomains.companyId, owner.companyId));
    return row?.checkedAt?.getTime() ?? 0;
  };
  await set(owner, 'patient.example');
  nameServersKnow({});
  await aDayLater(13.9);
  const first = await lookedAt();
  await aDayLater(1 / 24);
  const second = await lookedAt();
  expect(second).toBeGreaterThan(first);
  // The two weeks are over: hours later nobody looks, a day later somebody does.
  await aDayLater(0.1);
  expect(await lookedAt()).toBe(second);
  await aDayLater(0.8);
  const third = await lookedAt();
  expect(third).toBeGreaterThan(second);
  const next = new Date((await read(owner)).next_check_at).getTime() - server().clock.now().getTime();
  expect(next).toBeGreaterThan(19 * 3_600_000);
  await db.update(companies).set({ approvedStatus: 'Suspended' }).where(eq(companies.id, owner.companyId));
  await aDayLater(3);
  expect(await lookedAt()).toBe(third);
  // Set anew, it waits from then on.
  await db.update(companies).set({ approvedStatus: 'Approved' }).where(eq(companies.id, owner.companyId));
  await set(owner, 'patient2.example');
  await aDayLater(1 / 24);
  const anew = await lookedAt();
  await aDayLater(1 / 24);
  expect(await lookedAt()).toBeGreaterThan(anew);
});

test('a domain that waits although another company has it stops no other look', async () => {
  const [holder, squatter, later] = [await aPage(), await aPage(), await aPage()];
  await connected(holder, 'held.example');
  const records = await recordsOf(holder);
  const { db } = server().platform;
  await db.execute(
    sql`update careers_domains set domain = 'aside.example' where company_id = ${holder.companyId}`,
  );
  await set(squatter, 'held.example');
  await db.execute(
    sql`update careers_domains set domain = 'held.example' where company_id = ${holder.companyId}`,
  );
  await set(later, 'later.example');
  const [theirs, last] = [await recordsOf(squatter), await recordsOf(later)];
  nameServersKnow({
    TXT: { ...records.TXT, ...theirs.TXT, ...last.TXT },
    CNAME: { ...records.CNAME, ...last.CNAME },
  });
  await aDayLater(0);
  expect(await read(squatter)).toMatchObject({ state: 'waiting', record: 'there', is_taken: true });
  expect((await read(later)).state).toBe('connected');
});

test('what a look found of one domain connects none that was named meanwhile', async () => {
  const owner = await aPage();
  await set(owner, 'before.example');
  const { TXT, CNAME } = await recordsOf(owner);
  nameServersKnow({ TXT, CNAME });
  vi.spyOn(dns.Resolver.prototype, 'resolveTxt').mockImplementationOnce(async () => {
    await set(owner, 'after.example');
    return [Object.values(TXT)];
  });
  await aDayLater(0);
  expect(await read(owner)).toMatchObject({
    ...{ domain: 'after.example', state: 'waiting', record: 'missing', lead: 'nowhere' },
  });
});

test('owners are told of what a colleague found by Check now; the one who pressed it is not', async () => {
  const owner = await aPage('Pressing Works');
  const second = await aMember(server(), owner.companyId, 'owner');
  const kindsTo = async ({ email }: { email: string }) => {
    await server().runTasks();
    return (await lettersTo(server().platform.db, email))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('careers-domain'));
  };
  const records = await connected(owner, 'pressed.example');
  expect([await kindsTo(owner), await kindsTo(second)]).toEqual([[], ['careers-domain-connected']]);
  nameServersKnow({ ...records, CNAME: {} });
  expect((await check(second)).body.data.domain.state).toBe('lost');
  expect(await kindsTo(owner)).toEqual(['careers-domain-lost']);
  expect(await kindsTo(second)).toEqual(['careers-domain-connected']);
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
