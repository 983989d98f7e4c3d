import type pg from 'pg';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { eraseClosedCompanies } from '#server/modules/companies/closing/service.ts';
import type { Statement } from '#server/platform/database/statement.ts';
import { anApplication } from './support/applications.ts';
import { send } from './support/client.ts';
import { anOpening } from './support/openings.ts';
import { aCandidate, aMember, anApprovedCompany, password } from './support/people.ts';
import { statementsOf } from './support/statements.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();

test('a candidate, a colleague and a company are erased without a statement that no index helps', async () => {
  const owner = await anApprovedCompany(server());
  const colleague = await aMember(server(), owner.companyId, 'recruiter');
  const candidate = await aCandidate(server());
  await anApplication(server(), candidate, await anOpening(server(), owner.companyId));
  const statements = await statementsOf(async () => {
    for (const [path, person] of [
      ['/api/candidate/1', candidate],
      [`/api/company_members/${colleague.accountId}`, owner],
    ] as const)
      expect((await send(server(), 'DELETE', path, { ...person, body: { password } })).status, path).toBe(
        200,
      );
    const closing = { ...owner, body: { password } };
    expect((await send(server(), 'POST', '/api/company/closing', closing)).status).toBe(200);
    server().clock.advance(365 * dayMs);
    await server().runTasks();
    await eraseClosedCompanies(server().systemContext('test'));
    await server().runTasks();
  });
  expect(statements.filter(({ text }) => text.startsWith('update "company_activity"'))).not.toEqual([]);
  expect(await withoutIndex(statements)).toEqual([]);
});

/** What holds one row, or a day of rows and less. */
const small = ['installation', 'live_events', 'news_to_tell'];

/** The statements that read a table from end to end even where that costs the most. */
async function withoutIndex(statements: readonly Statement[]): Promise<string[]> {
  const { $client } = server().platform.db as unknown as { $client: pg.Pool };
  const connection = await $client.connect();
  try {
    await connection.query('set enable_seqscan = off');
    const found: string[] = [];
    for (const { text, values } of statements) {
      if (!/^\s*(?:with|select|update|delete)\b/i.test(text)) continue;
      const { rows } = await connection.query({ text: `explain ${text}`, values });
      const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
      const [, table] = /Seq Scan on (\w+)/.exec(plan) ?? [];
      if (table && !small.includes(table)) found.push(`${table}: ${text}`);
    }
    return found;
  } finally {
    connection.release(true);
  }
}
