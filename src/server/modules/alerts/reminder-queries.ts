import { sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/time.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';

/** Before everybody, in the order of ids. */
const nobody = '00000000-0000-0000-0000-000000000000 00000000-0000-0000-0000-000000000000';

interface Reminded extends Record<string, unknown> {
  accountId: string;
}

export interface SavedOpening extends Reminded {
  openingId: string;
  title: string;
  city: string;
  /** Null where the opening hides its company. */
  company: string | null;
  companyAr: string | null;
  dueDate: CalendarDate;
}

/** A page of those who keep a public opening whose last day that is, and have not applied. */
export async function selectSavedClosing(
  db: Database,
  dueDate: CalendarDate,
  which: PageOfList,
): Promise<SavedOpening[]> {
  const [accountId, openingId] = 'after' in which ? (which.after ?? nobody).split(' ') : [];
  const isAsked =
    'among' in which
      ? sql`a.id || ' ' || o.id = any(${sql.param([...which.among])})`
      : sql`(a.id, o.id) > (${accountId}::uuid, ${openingId}::uuid)`;
  const { rows } = await db.execute<SavedOpening>(sql`
    select a.id as "accountId", o.id as "openingId", o.title, o.city,
      case when o.hide_company_name then null else c.name end as company,
      case when o.hide_company_name then null else c.name_ar end as "companyAr", o.due_date::text as "dueDate"
    from job_openings o join saved_openings s on s.opening_id = o.id
    join accounts a on a.id = s.account_id and a.status = 'active'
    join companies c on c.id = o.company_id and c.approved_status = 'Approved'
    where o.due_date = ${dueDate}::date and o.status = 'Published' and not exists
      (select from applications p where p.opening_id = o.id and p.candidate_id = a.id) and ${isAsked}
    order by a.id, o.id limit ${sizeOf(which)}`);
  return rows;
}

export interface WeakProfile extends Reminded {
  strength: number;
}

/** A page of the candidates who registered between two moments and whose profile is weaker than that. */
export async function selectWeakProfiles(
  db: Database,
  { from, until, below }: { from: Date; until: Date; below: number },
  which: PageOfList,
): Promise<WeakProfile[]> {
  const { rows } = await db.execute<WeakProfile>(sql`
    select accounts.id as "accountId", c.profile_strength as strength
    from accounts join candidates c on c.account_id = accounts.id
    where user_type = 4 and accounts.created_at >= ${from.toISOString()}::timestamptz
      and accounts.created_at < ${until.toISOString()}::timestamptz and accounts.status = 'active'
      and email_verified_at is not null and c.profile_strength < ${below}
      and ${isOnPage(accounts.id, which) ?? true}
    order by accounts.id limit ${sizeOf(which)}`);
  return rows;
}
