import { eq, or } from 'drizzle-orm';
import { outboxLetters } from './mail-table.ts';
import type { PersonalData } from './personal-data.ts';

/** Letters that the outbox still holds: to a person, and to others about them. */
export const mailPersonalData: PersonalData = {
  module: 'mail',
  tables: [outboxLetters],
  async export(db, accountId) {
    const rows = await db
      .select({
        to: outboxLetters.toAddress,
        kind: outboxLetters.kind,
        subject: outboxLetters.subject,
        createdAt: outboxLetters.createdAt,
      })
      .from(outboxLetters)
      .where(eq(outboxLetters.accountId, accountId));
    return { letters: rows };
  },
  async erase({ db }, accountId) {
    await db
      .delete(outboxLetters)
      .where(or(eq(outboxLetters.accountId, accountId), eq(outboxLetters.concerns, accountId)));
  },
};
