import { eq, inArray, or, sql } from 'drizzle-orm';
import { accounts } from '#server/modules/identity/table.ts';
import { outboxLetters } from '#server/platform/mail-table.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { openContactPhone } from './contact-sealed.ts';
import { contactMessages, contactReplies } from './contact-table.ts';

export const contactPersonalData: PersonalData = {
  module: 'messaging',
  tables: [contactMessages, contactReplies],
  // Only what was written in a session: anybody can type anybody's address.
  async export(db, accountId, keys) {
    const rows = await db
      .select({
        id: contactMessages.id,
        name: contactMessages.name,
        plainPhone: contactMessages.plainPhone,
        sealedPhone: contactMessages.sealedPhone,
        email: contactMessages.email,
        subject: contactMessages.subject,
        message: contactMessages.message,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(eq(contactMessages.accountId, accountId));
    const replies = await db
      .select({ text: contactReplies.text, createdAt: contactReplies.createdAt })
      .from(contactReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
      .where(eq(contactMessages.accountId, accountId));
    const messages = rows.map(({ id, plainPhone, sealedPhone, ...row }) => ({
      ...row,
      phone: openContactPhone(keys, { id, plainPhone, sealedPhone }),
    }));
    return { contact_messages: messages, contact_replies: replies };
  },
  async erase({ db }, accountId) {
    const own = db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
    const gone = await db
      .delete(contactMessages)
      .where(or(eq(contactMessages.accountId, accountId), eq(contactMessages.email, sql`(${own})`)))
      .returning({ id: contactMessages.id });
    const ids = gone.map(({ id }) => id);
    await db.delete(outboxLetters).where(inArray(outboxLetters.concerns, ids));
  },
};
