import { and, between, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { dayMs } from '#domain/time.ts';
import { companies } from '#server/modules/companies/table.ts';
import { publicOpenings } from '#server/modules/job-openings/public/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';
import { shownName, shownNameInArabic } from './queries.ts';
import { alertSubscribers, jobAlertHits, jobAlerts } from './table.ts';

export type AlertToTell = Awaited<ReturnType<typeof lockUntold>>[number];

const facts = {
  id: jobAlerts.id,
  name: shownName,
  nameAr: shownNameInArabic,
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

/** What was found longer ago is no news. */
const newsDays = 27;

/** Not told yet, and news: found within less than a month, so that two months of the table are read and no others. */
function isUntold(now: Date) {
  const day = (days: number) => new Date(now.getTime() + days * dayMs);
  return and(isNull(jobAlertHits.toldAt), between(jobAlertHits.foundAt, day(-newsDays), day(1)));
}

/** A page of the alerts "at once" with something that was not told, locked; those that another process tells are left out. */
export function lockUntold(db: Database, now: Date, which: PageOfList) {
  const untold = db
    .select({ id: jobAlertHits.alertId })
    .from(jobAlertHits)
    .where(and(eq(jobAlertHits.alertId, jobAlerts.id), isUntold(now)));
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
  const rows = await db
    .select({ card: publicOpenings.card })
    .from(jobAlertHits)
    .innerJoin(publicOpenings, eq(publicOpenings.id, jobAlertHits.openingId))
    .where(
      and(
        eq(jobAlertHits.alertId, alertId),
        isUntold(now),
        gt(publicOpenings.expiresAt, now),
        sql`not exists (select from hidden_openings o where o.opening_id = ${jobAlertHits.openingId} and o.account_id = ${jobAlertHits.recipient})`,
      ),
    )
    .orderBy(desc(publicOpenings.publishedAt), desc(publicOpenings.rank))
    .limit(200);
  return rows.map(({ card }) => card);
}

export async function markTold(db: Database, alertId: string, now: Date): Promise<void> {
  await db
    .update(jobAlertHits)
    .set({ toldAt: now })
    .where(and(eq(jobAlertHits.alertId, alertId), isUntold(now)));
}
