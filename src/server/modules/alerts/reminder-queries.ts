import { sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { CalendarDate } from '#domain/time.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Reminded extends Record<string, unknown> {
  accountId: string;
  name: string;
  email: string;
  locale: Locale;
}

export interface SavedOpening extends Reminded {
  openingId: string;
  title: string;
  /** Null where the opening hides its company. */
  company: string | null;
  dueDate: CalendarDate;
}

/** Who keeps a public opening whose last day that is, and has not applied. */
export async function selectSavedClosing(db: Database, dueDate: CalendarDate): Promise<SavedOpening[]> {
  const { rows } = await db.execute<SavedOpening>(sql`
    select a.id as "accountId", a.name, a.email, a.locale, o.id as "openingId", o.title,
      case when o.hide_company_name then null else c.name end as company, o.due_date::text as "dueDate"
    from job_openings o join saved_openings s on s.opening_id = o.id
    join accounts a on a.id = s.account_id and a.status = 'active'
    join companies c on c.id = o.company_id and c.approved_status = 'Approved'
    where o.due_date = ${dueDate}::date and o.status = 'Published' and not exists
      (select from applications p where p.opening_id = o.id and p.candidate_id = a.id)
    order by a.id, o.id limit 20000`);
  return rows;
}

export interface WeakProfile extends Reminded {
  strength: number;
}

/** Candidates who registered between two moments and whose profile is weaker than that. */
export async function selectWeakProfiles(
  db: Database,
  { from, until, below }: { from: Date; until: Date; below: number },
): Promise<WeakProfile[]> {
  const { rows } = await db.execute<WeakProfile>(sql`
    select a.id as "accountId", a.name, a.email, a.locale, c.profile_strength as strength
    from accounts a join candidates c on c.account_id = a.id
    where a.user_type = 4 and a.created_at >= ${from.toISOString()}::timestamptz
      and a.created_at < ${until.toISOString()}::timestamptz and a.status = 'active'
      and a.email_verified_at is not null and c.profile_strength < ${below}
    order by a.id limit 20000`);
  return rows;
}
