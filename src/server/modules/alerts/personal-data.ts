import { eq, inArray } from 'drizzle-orm';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { alertSubscribers, jobAlertHits, jobAlerts } from './table.ts';

/** What a person wants to hear of, also what was asked for with the same address before there was an account. */
export const alertsPersonalData: PersonalData = {
  module: 'alerts',
  tables: [alertSubscribers, jobAlerts, jobAlertHits],
  async export(db, accountId) {
    const [alerts, subscriptions] = await Promise.all([
      db.select().from(jobAlerts).where(eq(jobAlerts.accountId, accountId)),
      db
        .select()
        .from(alertSubscribers)
        .where(inArray(alertSubscribers.email, addressOf(db, accountId))),
    ]);
    return { job_alerts: alerts, alert_subscriptions: subscriptions };
  },
  async erase({ db }, accountId) {
    await db.delete(jobAlerts).where(eq(jobAlerts.accountId, accountId));
    await db.delete(alertSubscribers).where(inArray(alertSubscribers.email, addressOf(db, accountId)));
  },
};

function addressOf(db: Database, accountId: string) {
  return db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
}
