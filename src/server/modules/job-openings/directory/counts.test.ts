import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companyOpeningCounts, publicOpenings } from '#server/modules/job-openings/public/table.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('how many openings a company has is counted as they come, hide their company, and go', async () => {
  const { db } = server().platform;
  const { companyId } = await anApprovedCompany(server());
  const counted = async () => {
    const rows = await db
      .select({ openings: companyOpeningCounts.openings })
      .from(companyOpeningCounts)
      .where(eq(companyOpeningCounts.companyId, companyId));
    return rows[0]?.openings;
  };
  expect(await counted()).toBeUndefined();
  const ids: string[] = [];
  for (let number = 0; number < 3; number += 1) ids.push(await anOpening(server(), companyId));
  expect(await counted()).toBe(3);
  await db
    .update(publicOpenings)
    .set({ companyId: null })
    .where(eq(publicOpenings.id, ids[0] ?? ''));
  expect(await counted()).toBe(2);
  await db.execute(sql`update public_openings set card = card where company_id = ${companyId}`);
  expect(await counted()).toBe(2);
  await db.delete(publicOpenings).where(eq(publicOpenings.companyId, companyId));
  expect(await counted()).toBeUndefined();
});
