import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { anApprovedCompany, type Person } from '#support/people.ts';
import { workOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';
import words from '../../../locales/en/news.json' with { type: 'json' };
import { all } from './news/all.gen.ts';
import { openingHeld } from './news/opening-held.ts';
import { tell } from './news-service.ts';
import { newsToTell } from './table.ts';

const server = testServer();

const held = (to: readonly Person[], openingId: string) =>
  server()
    .systemContext('test')
    .inTransaction((context) =>
      tell(context, openingHeld, {
        to: to.map(({ accountId }) => accountId),
        facts: {
          openingId,
          title: 'Pilot',
          reason: 'No such airline.',
          wasPublic: true,
          at: server().clock.now(),
        },
      }),
    );
const bellOf = async (person: Person) =>
  (await send(server(), 'GET', '/api/notifications/recent', person)).body.data.notifications;
const lettersOf = async ({ email }: Person) =>
  (await lettersTo(server().platform.db, email)).map(({ kind }) => kind);

test('news is one row in the transaction of its cause, and is told once that has committed', async () => {
  const people = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const { db } = server().platform;
  const undone = server()
    .systemContext('test')
    .inTransaction(async (context) => {
      const facts = {
        openingId: 'a',
        title: 'Pilot',
        reason: 'None.',
        wasPublic: true,
        at: server().clock.now(),
      };
      await tell(context, openingHeld, { to: people.map(({ accountId }) => accountId), facts });
      throw new Error('undone');
    });
  await expect(undone).rejects.toThrow('undone');
  expect(await db.$count(newsToTell)).toBe(0);
  await held(people, 'a');
  const statements = await workOf(() => held(people, 'b'));
  // Begin, the row, its task, commit: however many read it.
  expect(statements).toHaveLength(4);
  for (const person of people) {
    expect(await bellOf(person)).toMatchObject([{ kind: 'opening_held' }, { kind: 'opening_held' }]);
    expect(await lettersOf(person)).toEqual(['opening-held', 'opening-held']);
  }
  expect(await db.$count(newsToTell)).toBe(0);
});

test('what fails for one reader on one channel is tried by itself; everybody else hears of everything', async () => {
  const [unlucky, other] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const { db } = server().platform;
  await db.execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin raise ''refused''; end'`,
  );
  await db.execute(
    sql.raw(`create trigger refuse before insert on outbox_letters for each row
    when (new.account_id = '${unlucky.accountId}') execute function refuse()`),
  );
  await held([unlucky, other], 'c');
  await server().platform.tasks.runDue({ onError: 'retry' });
  expect(await lettersOf(other)).toEqual(['opening-held']);
  for (const person of [unlucky, other]) expect(await bellOf(person)).toHaveLength(1);
  expect(await lettersOf(unlucky)).toEqual([]);
  expect(await db.select().from(newsToTell)).toMatchObject([
    { recipients: [unlucky.accountId], channels: ['email'] },
  ]);
  await db.execute(sql`drop trigger refuse on outbox_letters`);
  server().clock.advance(60_000);
  await server().runTasks();
  expect(await lettersOf(unlucky)).toEqual(['opening-held']);
  expect(await bellOf(unlucky)).toMatchObject([{ count: 1 }]);
});

test('every kind of news has words in the bell for each of its ways, and no words belong to none', () => {
  const keys = Object.keys(words);
  const kinds = all.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  const wordless = kinds.filter((kind) => !keys.some((key) => key === `news_${kind}` || isWayOf(kind, key)));
  expect(wordless).toEqual([]);
  expect(keys.filter((key) => !kinds.some((kind) => key === `news_${kind}` || isWayOf(kind, key)))).toEqual(
    [],
  );
});

test('the bell is rung by news alone', () => {
  const callers = filesOf('src/server')
    .filter((path) => /\bnotify\(/.test(readFileSync(path, 'utf8')))
    .filter((path) => !path.startsWith('src/server/modules/notifications/'));
  expect(callers).toEqual([]);
});

/** Whether a text is one of several ways to say a kind of news. */
function isWayOf(kind: string, key: string): boolean {
  return key.startsWith(`news_${kind}_`);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${String(path)}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
}
