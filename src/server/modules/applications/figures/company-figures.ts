import { and, gte } from 'drizzle-orm';
import { selectUnseen } from '#server/modules/applications/assessment/queries.ts';
import { readStatusCounts } from '#server/modules/applications/list/queries.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { CompanyFiguresContributor } from '#server/modules/companies/contributors.ts';
import type { Context } from '#server/platform/context.ts';
import { isMember, type OpeningScope } from '#server/platform/scope.ts';
import { selectNamed } from './named-applications.ts';
import { countByDay, isSeen } from './queries.ts';
import { readQueue } from './queue.ts';
import { readSlowing } from './slowing.ts';

const recentCount = 8;

/** What applications add to a company's dashboard: counts, each day of the window, the latest ones, what waits. */
export const applicationFigures: CompanyFiguresContributor = async (context, { scope, timezone, since }) => {
  const { db, actor } = context;
  const counts = await readStatusCounts(db, scope);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const pending = counts.get('Pending') ?? 0;
  if (!since) return { applications: all, pendingApplications: pending };
  const [byDay, recent, queue, slowing] = await Promise.all([
    countByDay(db, scope, { since, zone: timezone }),
    readRecent(context, scope, since),
    readQueue(context, scope, pending),
    readSlowing(context, { scope, timezone }),
  ]);
  const named = isMember(actor) ? await selectUnseen(db, scope, actor.accountId) : [];
  return {
    applications: all,
    pendingApplications: pending,
    byDay: Object.fromEntries(byDay),
    recent,
    queue,
    slowing,
    attention: named.map(({ applicationId, title }) => ({
      kind: 'applications_mention',
      count: 1,
      path: `/job_application/list/details?id=${applicationId}`,
      subject: title,
    })),
  };
};

async function readRecent(context: Context, scope: OpeningScope, since: Date) {
  const rows = await selectNamed(
    context,
    and(isSeen(scope), gte(applications.createdAt, since)),
    recentCount,
  );
  return rows.map(({ id, candidateName, position, openingId, status, createdAt }) => ({
    id,
    candidate_name: candidateName,
    position,
    opening_id: openingId,
    status,
    created_at: createdAt.toISOString(),
  }));
}
