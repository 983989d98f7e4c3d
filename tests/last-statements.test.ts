import type pg from 'pg';
import { expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { readLastRelease, readLastStatements } from '#support/last-release.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const pool = () => (server().platform.db as Database & { $client: pg.Pool }).$client;

const asked = readLastStatements();

/** A deploy brings the tables first, and processes of the release before go on until they are replaced. */
test('every statement of the last release is understood by the newest tables', async () => {
  expect(asked.length).toBeGreaterThan(1000);
  await server().platform.tasks.prepare();
  const { tables } = await readLastRelease();
  const client = await pool().connect();
  const refused: Record<string, string> = {};
  try {
    for (const text of asked) {
      try {
        await client.query(`prepare asked as ${text}`);
        await client.query('deallocate asked');
      } catch (error) {
        const { message } = error as Error;
        if (!isOfItsTests(message, tables)) refused[text] = message;
      }
    }
  } finally {
    client.release();
  }
  expect(refused).toEqual({});
});

/** A table or column that the release never had: its tests made one for themselves. */
function isOfItsTests(message: string, tables: readonly { name: string; columns: string[] }[]): boolean {
  const missing = /^(?:relation|column) (?:\w+\.)?"?(\w+)"? (?:of relation "\w+" )?does not exist$/.exec(
    message,
  )?.[1];
  return missing !== undefined && !tables.some(({ name, columns }) => [name, ...columns].includes(missing));
}

test('a row that the last release adds needs nothing that it does not know', async () => {
  const { tables } = await readLastRelease();
  const { rows } = await pool().query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and is_generated = 'NEVER' order by 1, 2`);
  const known = new Map(tables.map(({ name, columns }) => [name, columns]));
  const needed = rows.filter(({ table, column }) => known.get(table)?.includes(column) === false);
  expect(needed).toEqual([]);
});
