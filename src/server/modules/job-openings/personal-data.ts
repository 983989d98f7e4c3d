import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { openingReports } from './reports/table.ts';
import { jobOpenings } from './table.ts';

export const jobOpeningsPersonalData: PersonalData = {
  module: 'job-openings',
  tables: [jobOpenings, openingReports],
  async export(db, accountId) {
    const rows = await db
      .select({ title: jobOpenings.title, createdAt: jobOpenings.createdAt })
      .from(jobOpenings)
      .where(eq(jobOpenings.createdBy, accountId));
    const reports = await db
      .select({
        openingId: openingReports.openingId,
        reason: openingReports.reason,
        text: openingReports.text,
        createdAt: openingReports.createdAt,
      })
      .from(openingReports)
      .where(eq(openingReports.accountId, accountId));
    return { openings_written: rows, openings_reported: reports };
  },
  async erase({ db }, accountId) {
    await db.update(jobOpenings).set({ createdBy: null }).where(eq(jobOpenings.createdBy, accountId));
    // The report counts on for the administrators, with its reason; nothing in it tells who wrote it.
    await db
      .update(openingReports)
      .set({ accountId: null, reporter: sql`gen_random_uuid()::text`, text: '' })
      .where(eq(openingReports.accountId, accountId));
  },
};
