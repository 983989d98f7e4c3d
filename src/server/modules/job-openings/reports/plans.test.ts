import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeManyOpenings } from '#server/demo/many-openings.ts';
import { apiOf } from '#support/client.ts';
import { anAdmin } from '#support/people.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('what was reported or is held is found among many openings by two small indexes', async () => {
  await makeManyOpenings(server().systemContext('test'), 2000);
  await server().platform.db.execute(sql`analyze job_openings`);
  const api = apiOf(server(), await anAdmin(server()));
  const statements = await statementsOf(() => api.openingReports.list({}));
  const reading = statements.filter(({ text }) => /"job_openings"/.test(text));
  expect(reading).toHaveLength(2);
  for (const statement of reading) {
    const plan = await planOf(server(), statement);
    expect(plan).toContain('job_openings_held');
    expect(plan).not.toContain('Seq Scan on job_openings');
  }
});
