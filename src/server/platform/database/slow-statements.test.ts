import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { databaseCopy } from '#support/database-copy.ts';
import { openDatabase } from './database.ts';
import { type SlowStatement, watchStatements } from './slow-statements.ts';
import { readStatement } from './statement.ts';

const copy = databaseCopy();
const secret = 'what-a-person-typed';

test('a slow statement is told by its name, or by the beginning of its text, and never with what it was given', async () => {
  const { db, told } = open(-1);
  await readStatement(db, { name: 'by_name', text: 'select $1::text', values: [secret] });
  await db.execute(sql`select ${secret}::text
    as typed`);
  await db.transaction((inner) => inner.execute(sql`select length(${secret})`));
  expect(told.map(({ statement }) => statement)).toEqual([
    'by_name',
    'select $1::text as typed',
    'begin',
    'select length($1)',
    'commit',
  ]);
  expect(JSON.stringify(told)).not.toContain(secret);
});

test('one that fails is told, too, and fails as before', async () => {
  const { db, pool, told } = open(-1);
  await expect(db.execute(sql`select 1 / 0 as nothing`)).rejects.toThrow();
  await expect(pool.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  expect(told.map(({ statement }) => statement)).toEqual(['select 1 / 0 as nothing', 'select 1 / 0']);
});

test('one that is quick is not told', async () => {
  const { db, told } = open(60_000);
  await db.execute(sql`select 1`);
  expect(told).toEqual([]);
});

function open(longest: number) {
  const { db, pool, close } = openDatabase(copy().connection, 1);
  onTestFinished(close);
  const told: SlowStatement[] = [];
  watchStatements(pool, (slow) => void told.push(slow), { longest });
  return { db, pool, told };
}
