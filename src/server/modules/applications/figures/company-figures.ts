import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { blindCode, isBlind } from '#domain/applications/blind.ts';
import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { selectUnseen } from '#server/modules/applications/assessment/queries.ts';
import { additions } from '#server/modules/applications/by-hand/table.ts';
import { readStatusCounts } from '#server/modules/applications/list/queries.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { CompanyFiguresContributor } from '#server/modules/companies/contributors.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isMember, type OpeningScope } from '#server/platform/scope.ts';
import { translate } from '#server/platform/texts.ts';
import { countByDay, isSeen } from './queries.ts';
import { readQueue } from './queue.ts';

const recentCount = 8;

/** What applications add to a company's dashboard: counts, each day of the window, the latest ones, what waits. */
export const applicationFigures: CompanyFiguresContributor = async (context, { scope, timezone, since }) => {
  const { db, actor, locale } = context;
  const counts = await readStatusCounts(db, scope);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const pending = counts.get('Pending') ?? 0;
  if (!since) return { applications: all, pendingApplications: pending };
  const [byDay, recent, queue] = await Promise.all([
    countByDay(db, scope, { since, zone: timezone }),
    selectRecent(db, scope, since, locale),
    readQueue(context, scope, pending),
  ]);
  const named = isMember(actor) ? await selectUnseen(db, scope, actor.accountId) : [];
  return {
    applications: all,
    pendingApplications: pending,
    byDay: Object.fromEntries(byDay),
    recent,
    queue,
    attention: named.map(({ applicationId, title }) => ({
      kind: 'applications_mention',
      count: 1,
      path: `/job_application/list/details?id=${applicationId}`,
      subject: title,
    })),
  };
};

async function selectRecent(db: Database, scope: OpeningScope, since: Date, locale: Locale) {
  const rows = await db
    .select({
      id: applications.id,
      name: sql<string | null>`coalesce(${accounts.name}, ${additions.name})`,
      nameAr: accounts.nameAr,
      blindReview: jobOpenings.blindReview,
      position: jobOpenings.title,
      opening_id: jobOpenings.id,
      status: applications.status,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .leftJoin(additions, eq(additions.applicationId, applications.id))
    .where(and(isSeen(scope), gte(applications.createdAt, since)))
    .orderBy(sql`${applications.createdAt} desc nulls first`, desc(applications.id))
    .limit(recentCount);
  return rows.map(({ createdAt, blindReview, name, nameAr, ...row }) => ({
    ...row,
    candidate_name: isBlind({ ...row, blindReview })
      ? blindName(row.id, locale)
      : personNameIn(locale, name, nameAr),
    created_at: createdAt.toISOString(),
  }));
}

function blindName(id: string, locale: Locale): string {
  return translate('applications_blind_name', { code: blindCode(id) }, locale);
}
