import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { demoAccounts } from './demo-accounts.ts';

/** What the demo's own people were told of what the demo holds: the newest unread, the older read. */
export async function writeDemoNotifications(db: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { candidate, company, admin } = demoAccounts;
  await db.execute(sql`
    with told as (
      (select m.account_id, 'application_received' as kind, o.id::text as subject,
        jsonb_build_object('title', o.title) as facts, count(*)::int as count,
        '/job_application/list?job_id=' || o.id as path, max(p.created_at) as at
      from accounts a join company_members m on m.account_id = a.id
      join job_openings o on o.company_id = m.company_id join applications p on p.opening_id = o.id
      where a.email = ${company.email} and p.status = 'Pending' group by 1, o.id order by at desc limit 6)
      union all
      (select m.account_id, 'interview_team', i.id::text,
        jsonb_build_object('title', o.title, 'deed', 'confirmed'), 1, '/schedules?id=' || i.id, i.updated_at
      from accounts a join company_members m on m.account_id = a.id
      join interviews i on i.company_id = m.company_id and i.status = 'Confirmed'
      join applications p on p.id = i.application_id join job_openings o on o.id = p.opening_id
      where a.email = ${company.email} order by i.updated_at desc limit 4)
      union all
      (select a.id, 'application_status', p.id::text,
        jsonb_strip_nulls(jsonb_build_object('title', o.title, 'status', p.status,
          'company', case when o.hide_company_name then null else c.name end)), 1, '/candidate-dashboard', p.updated_at
      from accounts a join applications p on p.candidate_id = a.id join job_openings o on o.id = p.opening_id
      join companies c on c.id = p.company_id
      where a.email = ${candidate.email} and p.status not in ('Pending', 'Withdrawn') order by p.updated_at desc limit 8)
      union all
      (select a.id, 'company_waiting', c.id::text, jsonb_build_object('company', c.name), 1,
        '/manage-employer/' || c.id, c.submitted_at
      from accounts a, companies c
      where a.email = ${admin.email} and c.approved_status = 'Pending' order by c.submitted_at desc limit 5)
    ), placed as (
      select *, row_number() over (partition by account_id order by at desc) as place from told
    )
    insert into notifications (account_id, kind, subject, facts, count, path, created_at, updated_at, read_at)
    select account_id, kind, subject, facts, count, path, least(at, ${at}), least(at, ${at}),
      case when place > 3 then ${at} end
    from placed`);
}
