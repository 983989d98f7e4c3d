import dns from 'node:dns/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { nameServersKnow } from '#support/name-servers.ts';
import { lettersTo } from '#support/outbox.ts';
import { ownDomains } from '#support/own-domains.ts';
import { aMember } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { careersDomains } from './table.ts';

const server = testServer({ PUBLIC_URL: 'https://jobs.example' });
afterEach(() => vi.restoreAllMocks());

const { set, check, read, aPage, recordsOf, connected, aDayLater } = ownDomains(server);

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
