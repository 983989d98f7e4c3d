import pg from 'pg';
import { vi } from 'vitest';
import type { Statement } from '#server/platform/database/statement.ts';
import type { TestServer } from './test-server.ts';

/** The statements that some work sends to the database, each once. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements = await recordStatements(work);
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()];
}

/** Every statement that some work sends to the database, in its order. */
export async function workOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await recordStatements(work)).map(({ text }) => text);
}

/** How many statements some work sends to the database, `begin` and `commit` among them. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await recordStatements(work)).length;
}

async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const statements = sent.mock.calls.map(([query, values]) => {
      const { text, values: own } = (
        typeof query === 'string' ? { text: query } : query
      ) as Partial<Statement>;
      return { text: text ?? '', values: own ?? (Array.isArray(values) ? values : []) };
    });
    // The tests' own look for news on its way belongs to no request.
    return statements.filter((statement) => !statement.text.startsWith('select "id" from "news_to_tell"'));
  } finally {
    sent.mockRestore();
  }
}

/** How the database would run a statement. */
export async function planOf(server: TestServer, { text, values }: Statement): Promise<string> {
  const { $client } = server.platform.db as unknown as { $client: pg.Pool };
  const { rows } = await $client.query({ text: `explain ${text}`, values });
  return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
}
