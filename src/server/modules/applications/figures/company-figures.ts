import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { blindCode, isBlind } from '#domain/applications/blind.ts';
import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { dayMs } from '#domain/time.ts';
import { selectUnseen } from '#server/modules/applications/assessment/queries.ts';
import { additions } from '#server/modules/applications/by-hand/table.ts';
import { readStatusCounts } from '#server/modules/applications/list/queries.ts';
import { applications, seenColumns } from '#server/modules/applications/table.ts';
import type { CompanyFiguresContributor } from '#server/modules/companies/contributors.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isMember, type OpeningScope, within } from '#server/platform/scope.ts';
import { translate } from '#server/platform/texts.ts';
import { countByDay } from './queries.ts';

const recentCount = 8;
const waitingDays = 7;

/** What applications add to a company's dashboard: counts, each day of the window, the latest ones. */
export const applicationFigures: CompanyFiguresContributor = async (
  { db, clock, actor, locale },
  { scope, timezone, since },
) => {
  const counts = await readStatusCounts(db, scope);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const pending = counts.get('Pending') ?? 0;
  if (!since) return { applications: all, pendingApplications: pending };
  const [byDay, recent, lately] = await Promise.all([
    countByDay(db, scope, { since, zone: timezone }),
    selectRecent(db, scope, since, locale),
    countPendingSince(db, scope, new Date(clock.now().getTime() - waitingDays * dayMs)),
  ]);
  const named = isMember(actor) ? await selectUnseen(db, scope, actor.accountId) : [];
  const mentions = named.map(({ applicationId, title }) => ({
    kind: 'applications_mention',
    count: 1,
    path: `/job_application/list/details?id=${applicationId}`,
    subject: title,
  }));
  const late = pending - lately;
  const isLate = late > 0;
  const waiting = {
    kind: isLate ? 'applications_waiting' : 'applications_pending',
    count: isLate ? late : pending,
    path: '/job_application/list?status=Pending',
    subject: '',
  };
  return {
    applications: all,
    pendingApplications: pending,
    byDay: Object.fromEntries(byDay),
    recent,
    attention: pending > 0 ? [...mentions, waiting] : mentions,
  };
};

/** How many wait that came since: all others who wait came before. */
function countPendingSince(db: Database, scope: OpeningScope, since: Date): Promise<number> {
  const isWaiting = and(eq(applications.status, 'Pending'), gte(applications.createdAt, since));
  return db.$count(applications, and(ofSeen(scope), isWaiting));
}

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
    .where(and(ofSeen(scope), gte(applications.createdAt, since)))
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

function ofSeen(scope: OpeningScope) {
  // Withdrawn ones too: the list that the figures lead to has them.
  return and(within(scope, seenColumns), isNull(applications.removedAt));
}
