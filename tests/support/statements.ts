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
    return withoutTelling(statements);
  } finally {
    sent.mockRestore();
  }
}

/** Without the tests' own look for news on its way, and the transactions in which it is told: they belong to no request. */
function withoutTelling(statements: readonly Statement[]): Statement[] {
  let isTelling = false;
  return statements.filter(({ text }, index) => {
    if (text.startsWith('select "id" from "news_to_tell"')) return false;
    const next = statements[index + 1]?.text ?? '';
    if (text === 'begin' && /from "news_to_tell" .*for update/.test(next)) isTelling = true;
    const isKept = !isTelling;
    if (text === 'commit' || text === 'rollback') isTelling = false;
    return isKept;
  });
}

/** How the database would run a statement. */
export async function planOf(server: TestServer, { text, values }: Statement): Promise<string> {
  const { $client } = server.platform.db as unknown as { $client: pg.Pool };
  const { rows } = await $client.query({ text: `explain ${text}`, values });
  return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
}
