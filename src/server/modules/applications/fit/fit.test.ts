import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anAdmin, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { orderJudging } from './service.ts';

const server = testServer();

test('a profile that cannot be judged is listed, and all others of its batch are judged', async () => {
  const company = await anApprovedCompany(server());
  const { companyId } = company;
  const openingId = await anOpening(server(), companyId, {
    eligibility: { languages: [{ name: 'Arabic', level: 'Expert' }] },
  });
  const people = [await aCandidate(server()), await aCandidate(server()), await aCandidate(server())];
  for (const person of people) {
    await server()
      .platform.db.update(candidates)
      .set({ languages: [{ name: 'Arabic', level: 'Native' }] })
      .where(eq(candidates.accountId, person.accountId));
    await anApplication(server(), person, openingId);
  }
  const { db, tasks } = server().platform;
  // As no form would save it.
  const worst = sql`(select candidate_id from applications order by id limit 1)`;
  await db.execute(sql`update candidates set languages = '{"name": "Arabic"}' where account_id = ${worst}`);
  await db.execute(sql`update applications set is_fit_stale = true, fit_met = 0, fit_total = 0`);
  await orderJudging(server().systemContext('test'));
  await tasks.runDue({ onError: 'retry' });
  const { body } = await send(server(), 'GET', `/api/job_application?job_id=${openingId}&meets=1`, company);
  expect(body.data.data).toHaveLength(2);
  const failures = await send(server(), 'GET', '/api/failures', await anAdmin(server()));
  expect(failures.body.data).toHaveLength(1);
});
