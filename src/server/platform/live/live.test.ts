import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, sessions } from '#server/modules/identity/table.ts';
import { liveStream } from '#support/live.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { redisServer } from '#support/redis.ts';
import { startSecondServer, type TestServer, testServer } from '#support/test-server.ts';
import { notifyingBus } from './bus.ts';
import { liveBounds } from './live.ts';
import { passLive, publishLive } from './publish.ts';

describe('told by the database', () => {
  facts({});
});

const redis = await redisServer();

describe.skipIf(!redis)(`told by Redis${redis ? '' : ' (no redis-server is installed here)'}`, () => {
  beforeAll(() => redis?.start());
  afterAll(() => redis?.stop());
  const server = facts({ LIVE_URL: redis?.url ?? '' });

  test('what was told while Redis was away is heard once it is back', async () => {
    const person = await aCandidate(server());
    const stream = await liveStream(server(), person);
    await redis?.stop();
    const audience = { personIds: [person.accountId], kind: 'messages' } as const;
    await publishLive(server().systemContext('test'), { ...audience, id: 'meanwhile' });
    await redis?.start();
    expect(await stream.changes()).toEqual([{ kind: 'messages', id: 'meanwhile' }]);
    await publishLive(server().systemContext('test'), { ...audience, id: 'again' });
    await stream.close();
  });

  test('whoever signed out hears nothing more, though the database tells of it later than Redis', async () => {
    const person = await aCandidate(server());
    const stream = await liveStream(server(), person);
    // As if the notification were still on its way: the trigger that sends it is not run.
    await server().platform.db.transaction(async (db) => {
      await db.execute(sql`set local session_replication_role = replica`);
      await db.delete(sessions).where(eq(sessions.accountId, person.accountId));
    });
    const audience = { personIds: [person.accountId], kind: 'messages' } as const;
    await passLive(server().systemContext('test'), { ...audience, id: 'secret', word: 'writing' });
    await publishLive(server().systemContext('test'), { ...audience, id: 'secret' });
    expect(await stream.rest()).not.toContain('secret');
  });

  test('what a process without Redis publishes is heard, too', async () => {
    const person = await aCandidate(server());
    const stream = await liveStream(server(), person);
    const { connection } = server();
    const context = { ...server().systemContext('test'), liveBus: notifyingBus(connection) };
    await publishLive(context, { personIds: [person.accountId], kind: 'messages', id: 'one' });
    expect(await stream.changes()).toEqual([{ kind: 'messages', id: 'one' }]);
    await stream.close();
  });
});

/** What holds whichever way processes tell each other. */
function facts(settings: Record<string, string>): () => TestServer {
  const server = testServer(settings);

  function tell(audience: { personIds?: string[]; companyId?: string }, id: string): Promise<void> {
    return publishLive(server().systemContext('test'), { ...audience, kind: 'messages', id });
  }

  test('a change reaches the person and the company, and nobody else', async () => {
    const [person, other, company] = [
      await aCandidate(server()),
      await aCandidate(server()),
      await anApprovedCompany(server()),
    ];
    const [own, foreign, members] = [
      await liveStream(server(), person),
      await liveStream(server(), other),
      await liveStream(server(), company),
    ];
    await tell({ personIds: [person.accountId] }, 'one');
    await tell({ companyId: company.companyId }, 'two');
    await tell({ personIds: [other.accountId] }, 'three');
    expect(await own.changes()).toEqual([{ kind: 'messages', id: 'one' }]);
    expect(await members.changes()).toEqual([{ kind: 'messages', id: 'two' }]);
    expect(await foreign.changes()).toEqual([{ kind: 'messages', id: 'three' }]);
    for (const stream of [own, foreign, members]) await stream.close();
  });

  test('what is rolled back is told to nobody', async () => {
    const person = await aCandidate(server());
    const stream = await liveStream(server(), person);
    const undone = server()
      .systemContext('test')
      .inTransaction(async (context) => {
        await publishLive(context, { personIds: [person.accountId], kind: 'messages', id: 'undone' });
        throw new Error('undone');
      });
    await expect(undone).rejects.toThrow('undone');
    await tell({ personIds: [person.accountId] }, 'done');
    expect(await stream.changes()).toEqual([{ kind: 'messages', id: 'done' }]);
    await stream.close();
  });

  test('what waits for its commit is told with it, to a page that is open', async () => {
    const person = await aCandidate(server());
    const stream = await liveStream(server(), person);
    const committed = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const late = server()
      .systemContext('test')
      .inTransaction(async (context) => {
        await publishLive(context, { personIds: [person.accountId], kind: 'messages', id: 'late' });
        written.resolve();
        await committed.promise;
      });
    await written.promise;
    await tell({ personIds: [person.accountId] }, 'early');
    expect(await stream.changes()).toEqual([{ kind: 'messages', id: 'early' }]);
    committed.resolve();
    await late;
    expect(await stream.changes()).toEqual([{ kind: 'messages', id: 'late' }]);
    await stream.close();
  });

  test('a page that comes back, to another process, is told what it missed once, late commits too', async () => {
    const person = await aCandidate(server());
    const second = await startSecondServer(server());
    const first = await liveStream(server(), person);
    const committed = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const late = server()
      .systemContext('test')
      .inTransaction(async (context) => {
        await publishLive(context, { personIds: [person.accountId], kind: 'messages', id: 'late' });
        written.resolve();
        await committed.promise;
      });
    await written.promise;
    await tell({ personIds: [person.accountId] }, 'early');
    expect(await first.changes()).toEqual([{ kind: 'messages', id: 'early' }]);
    await first.close();
    committed.resolve();
    await late;
    await tell({ personIds: [person.accountId] }, 'after');

    const again = await liveStream(second, person, { after: first.lastId() });
    expect(again.ready).toEqual({
      changes: [
        { kind: 'messages', id: 'late' },
        { kind: 'messages', id: 'after' },
      ],
    });
    const third = await liveStream(server(), person, { after: again.lastId() });
    expect(third.ready).toEqual({ changes: [] });
    await again.close();
    await third.close();
    await second.stop();
  });

  test('a page that was away too long, or sends what is no id of ours, asks for everything again', async () => {
    const person = await aCandidate(server());
    const first = await liveStream(server(), person);
    expect(first.ready).toEqual({ changes: null });
    await first.close();
    for (const after of ['', 'x', `${first.lastId()},9`, 'zzz.2_1_', 'zzz.1_99999999999999999999_']) {
      const stream = await liveStream(server(), person, { after });
      expect(stream.ready, after).toEqual({ changes: null });
      await stream.close();
    }
    server().clock.advance(56 * 60_000);
    const later = await liveStream(server(), person, { after: first.lastId() });
    expect(later.ready).toEqual({ changes: null });
    await later.close();
  });

  test('a passing sign is heard by who is there, and kept for nobody', async () => {
    const [person, other] = [await aCandidate(server()), await aCandidate(server())];
    const [stream, foreign] = [await liveStream(server(), person), await liveStream(server(), other)];
    const sign = { kind: 'messages', id: 'one', word: 'writing' } as const;
    await passLive(server().systemContext('test'), { personIds: [person.accountId], ...sign });
    expect(await stream.next('passing')).toEqual(sign);
    await tell({ personIds: [other.accountId] }, 'two');
    expect(await foreign.next()).toEqual([{ kind: 'messages', id: 'two' }]);
    const again = await liveStream(server(), person, { after: stream.lastId() });
    expect(again.ready).toEqual({ changes: [] });
    for (const open of [stream, foreign, again]) await open.close();
  });

  test.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'at sign-out',
      ({ accountId }) => server().platform.db.delete(sessions).where(eq(sessions.accountId, accountId)),
    ],
    [
      'when the account is suspended',
      ({ accountId }) =>
        server().platform.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, accountId)),
    ],
  ])('a stream is closed %s, and hears nothing more', async (_name, end) => {
    const person = await aCandidate(server());
    const stream = await liveStream(server(), person);
    await end(person);
    await tell({ personIds: [person.accountId] }, 'secret');
    expect(await stream.rest()).not.toContain('secret');
    const refused = await server().app.request('/api/live', {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(refused.status).toBe(401);
  });

  test('D6: a foreign page, a visitor and a person with too many streams are refused', async () => {
    const person = await aCandidate(server());
    const headers = { authorization: `Bearer ${person.token}` };
    expect((await server().app.request('/api/live')).status).toBe(401);
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect((await server().app.request('/api/live', { headers: foreign })).status).toBe(403);
    const head = await server().app.request('/api/live', { method: 'HEAD', headers });
    expect([head.status, head.body]).toEqual([200, null]);
    const streams = await Promise.all(
      Array.from({ length: liveBounds.person }, () => liveStream(server(), person)),
    );
    expect((await server().app.request('/api/live', { headers })).status).toBe(429);
    await streams[0]?.close();
    const freed = await liveStream(server(), person);
    for (const stream of [...streams, freed]) await stream.close();
  });

  test('a stream is never compressed, gathered or kept', async () => {
    const person = await aCandidate(server());
    const stream = await liveStream(server(), person, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers.has('content-encoding')).toBe(false);
    await stream.close();
  });

  test('open streams do not hold the stop', async () => {
    const person = await aCandidate(server());
    const second = await startSecondServer(server());
    const stream = await liveStream(second, person);
    await second.endStreams();
    expect(await stream.rest()).toBe('');
    const headers = { authorization: `Bearer ${person.token}` };
    expect((await second.app.request('/api/live', { headers })).status).toBe(503);
    await second.stop();
  });

  return server;
}
