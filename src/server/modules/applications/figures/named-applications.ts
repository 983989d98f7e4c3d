import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { blindCode, isBlind } from '#domain/applications/blind.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { additions } from '#server/modules/applications/by-hand/table.ts';
import { applications } from '#server/modules/applications/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Context } from '#server/platform/context.ts';
import { translate } from '#server/platform/texts.ts';

export type NamedApplication = Awaited<ReturnType<typeof selectNamed>>[number];

/** The latest of some applications, with who applied as the reader may read it: in the own script, in a blind review as a code. */
export async function selectNamed(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  which: SQL | undefined,
  limit: number,
) {
  const rows = await db
    .select({
      id: applications.id,
      name: sql<string | null>`coalesce(${accounts.name}, ${additions.name})`,
      nameAr: accounts.nameAr,
      blindReview: jobOpenings.blindReview,
      position: jobOpenings.title,
      openingId: jobOpenings.id,
      status: applications.status,
      met: applications.fitMet,
      asked: applications.fitTotal,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .leftJoin(additions, eq(additions.applicationId, applications.id))
    .where(which)
    .orderBy(sql`${applications.createdAt} desc nulls first`, desc(applications.id))
    .limit(limit);
  return rows.map(({ name, nameAr, blindReview, ...row }) => ({
    ...row,
    candidateName: isBlind({ status: row.status, blindReview })
      ? translate('applications_blind_name', { code: blindCode(row.id) }, locale)
      : personNameIn(locale, name, nameAr),
  }));
}
