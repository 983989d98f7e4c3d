import { sql } from 'drizzle-orm';
import { userTypes } from '#domain/identity/people.ts';
import { companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { openingTeam } from '#server/modules/job-openings/team/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { demoAccounts } from './demo-accounts.ts';
import { nameInArabic } from './names-in-arabic.ts';

/** Somebody of the demo's company who sees its two openings with the most applications, and no others. */
export async function writeDemoManager(db: Database, passwordHash: string): Promise<void> {
  const { rows } = await db.execute<{ companyId: string; createdAt: string; openings: string[] }>(sql`
    select c.id as "companyId", c.created_at as "createdAt", array(
      select o.id::text from job_openings o where o.company_id = c.id and o.status = 'Published'
      order by o.applications desc, o.id limit 2) as openings
    from accounts a join company_members m on m.account_id = a.id join companies c on c.id = m.company_id
    where a.email = ${demoAccounts.company.email}`);
  const [own] = rows;
  if (!own) return;
  const { companyId, openings } = own;
  const createdAt = new Date(own.createdAt);
  const [account] = await db
    .insert(accounts)
    .values({
      email: 'manager@demo.example',
      name: 'Khalid Al-Emadi',
      nameAr: nameInArabic('Khalid Al-Emadi'),
      userType: userTypes.company,
      passwordHash,
      locale: 'en',
      emailVerifiedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: accounts.id });
  if (!account) throw new Error('The account was not written');
  const { id: accountId } = account;
  await db.insert(companyMembers).values({ accountId, companyId, role: 'hiring_manager', createdAt });
  await db.insert(openingTeam).values(openings.map((openingId) => ({ openingId, accountId, createdAt })));
  // What is still to come of these openings is held by two.
  await db.execute(sql`
    insert into interview_interviewers (interview_id, account_id)
    select i.id, ${accountId} from interviews i join applications a on a.id = i.application_id
    where a.opening_id = any(${sql.param(openings)}::uuid[]) and i.status in ('Scheduled', 'Confirmed', 'Proposed')`);
}
