import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { hiddenOpenings } from './hidden/table.ts';
import { selectEveryMark } from './marks/queries.ts';
import { openingReports } from './reports/table.ts';
import { savedOpenings } from './saved/table.ts';
import { jobOpenings } from './table.ts';
import { openingTeam } from './team/table.ts';
import { jobTitles } from './titles/table.ts';

export const jobOpeningsPersonalData: PersonalData = {
  module: 'job-openings',
  tables: [jobOpenings, openingTeam, openingReports, savedOpenings, hiddenOpenings, jobTitles],
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
    const saved = await selectEveryMark(db, savedOpenings, accountId);
    const hidden = await selectEveryMark(db, hiddenOpenings, accountId);
    const teams = await db
      .select({ title: jobOpenings.title, createdAt: openingTeam.createdAt })
      .from(openingTeam)
      .innerJoin(jobOpenings, eq(jobOpenings.id, openingTeam.openingId))
      .where(eq(openingTeam.accountId, accountId));
    const titles = await db
      .select({ value: jobTitles.value, updatedAt: jobTitles.updatedAt })
      .from(jobTitles)
      .where(eq(jobTitles.updatedBy, accountId));
    return {
      job_titles: titles,
      openings_written: rows,
      openings_named_for: teams,
      openings_reported: reports,
      openings_saved: saved,
      openings_hidden: hidden,
    };
  },
  async erase({ db }, accountId) {
    await db.delete(openingTeam).where(eq(openingTeam.accountId, accountId));
    await db.update(jobOpenings).set({ createdBy: null }).where(eq(jobOpenings.createdBy, accountId));
    await db.update(jobTitles).set({ updatedBy: null }).where(eq(jobTitles.updatedBy, accountId));
    await db.delete(hiddenOpenings).where(eq(hiddenOpenings.accountId, accountId));
    await db.delete(savedOpenings).where(eq(savedOpenings.accountId, accountId));
    await db.update(openingReports).set({ settledBy: null }).where(eq(openingReports.settledBy, accountId));
    // The report counts on for the administrators, with its reason; nothing in it tells who wrote it.
    await db
      .update(openingReports)
      .set({ accountId: null, reporter: sql`gen_random_uuid()::text`, text: '' })
      .where(eq(openingReports.accountId, accountId));
  },
};
