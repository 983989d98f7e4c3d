import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { forgetInNews } from './news/queries.ts';
import { contactChoices, newsToTell, notifications, quietTimes, whatsappMessages } from './table.ts';

/** What a person was told, and how they want to hear of it; what names somebody goes with them. */
export const notificationsPersonalData: PersonalData = {
  module: 'notifications',
  tables: [notifications, newsToTell, contactChoices, quietTimes, whatsappMessages],
  async export(db, accountId) {
    const [told, choices, quiet, whatsapp] = await Promise.all([
      db
        .select({
          kind: notifications.kind,
          facts: notifications.facts,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
        })
        .from(notifications)
        .where(eq(notifications.accountId, accountId)),
      db.select().from(contactChoices).where(eq(contactChoices.accountId, accountId)),
      db.select().from(quietTimes).where(eq(quietTimes.accountId, accountId)),
      db
        .select({
          topic: whatsappMessages.topic,
          status: whatsappMessages.status,
          createdAt: whatsappMessages.createdAt,
        })
        .from(whatsappMessages)
        .where(eq(whatsappMessages.accountId, accountId)),
    ]);
    return { notifications: told, contact_choices: choices, quiet_hours: quiet, whatsapp_messages: whatsapp };
  },
  async erase({ db }, accountId) {
    await db
      .delete(notifications)
      .where(or(eq(notifications.accountId, accountId), eq(notifications.concerns, accountId)));
    await forgetInNews(db, accountId);
    await db.delete(contactChoices).where(eq(contactChoices.accountId, accountId));
    await db.delete(whatsappMessages).where(eq(whatsappMessages.accountId, accountId));
    await db.delete(quietTimes).where(eq(quietTimes.accountId, accountId));
  },
};
