import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '#server/platform/audit-table.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';

/** What was done stays; the name of who is gone goes. */
export const auditPersonalData: PersonalData = {
  module: 'admin',
  tables: [auditEntries],
  async export(db, accountId) {
    const rows = await db
      .select({ kind: auditEntries.kind, subject: auditEntries.subject, createdAt: auditEntries.createdAt })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, accountId))
      .orderBy(desc(auditEntries.id))
      .limit(10_000);
    return { audit: rows };
  },
  async erase({ db }, accountId) {
    await db
      .update(auditEntries)
      .set({ actorId: null, actorName: '' })
      .where(eq(auditEntries.actorId, accountId));
  },
};
