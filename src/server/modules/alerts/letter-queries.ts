import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { companies } from '#server/modules/companies/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';
import { shownName } from './queries.ts';
import { alertSubscribers, jobAlertHits, jobAlerts } from './table.ts';

export type AlertToTell = Awaited<ReturnType<typeof lockUntold>>[number];

const facts = {
  id: jobAlerts.id,
  name: shownName,
  companyId: jobAlerts.companyId,
  origin: jobAlerts.origin,
  filters: jobAlerts.filters,
  frequency: jobAlerts.frequency,
  timezone: jobAlerts.timezone,
  recipient: jobAlerts.recipient,
  accountId: jobAlerts.accountId,
  subscriberId: jobAlerts.subscriberId,
  subscriberEmail: alertSubscribers.email,
  subscriberLocale: alertSubscribers.locale,
  stoppedAt: alertSubscribers.stoppedAt,
};

function fromAlerts(db: Database) {
  return db
    .select(facts)
    .from(jobAlerts)
    .leftJoin(alertSubscribers, eq(alertSubscribers.id, jobAlerts.subscriberId))
    .leftJoin(companies, eq(companies.id, jobAlerts.companyId));
}

/** A page of the alerts "at once" with something that was not told, locked; those that another process tells are left out. */
export function lockUntold(db: Database, which: PageOfList) {
  const untold = db
    .select({ id: jobAlertHits.alertId })
    .from(jobAlertHits)
    .where(and(eq(jobAlertHits.alertId, jobAlerts.id), isNull(jobAlertHits.toldAt)));
  return fromAlerts(db)
    .where(
      and(
        eq(jobAlerts.frequency, 'at_once'),
        eq(jobAlerts.state, 'active'),
        sql`exists (${untold})`,
        isOnPage(jobAlerts.id, which),
      ),
    )
    .orderBy(jobAlerts.id)
    .limit(sizeOf(which))
    .for('update', { of: jobAlerts, skipLocked: true });
}

/** A page of the daily and weekly alerts whose time has come, locked likewise. */
export function lockDue(db: Database, now: Date, which: PageOfList) {
  return fromAlerts(db)
    .where(and(eq(jobAlerts.state, 'active'), lte(jobAlerts.nextAt, now), isOnPage(jobAlerts.id, which)))
    .orderBy(jobAlerts.id)
    .limit(sizeOf(which))
    .for('update', { of: jobAlerts, skipLocked: true });
}

/** The cards of what an alert found and has not told, of those that visitors still see and the reader did not hide; the newest first. */
export async function selectUntoldCards(db: Database, alertId: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ card: string }>(sql`
    select p.card from job_alert_hits h join public_openings p on p.id = h.opening_id
    where not exists (select from hidden_openings o where o.opening_id = h.opening_id and o.account_id = h.recipient)
      and h.alert_id = ${alertId} and h.told_at is null and p.expires_at > ${now.toISOString()}::timestamptz
    order by p.published_at desc, p.rank desc limit 200`);
  return rows.map(({ card }) => card);
}

export async function markTold(db: Database, alertId: string, now: Date): Promise<void> {
  await db
    .update(jobAlertHits)
    .set({ toldAt: now })
    .where(and(eq(jobAlertHits.alertId, alertId), isNull(jobAlertHits.toldAt)));
}
