import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { blindCode, isBlind } from '#domain/applications/blind.ts';
import { reminderDays } from '#domain/applications/reply.ts';
import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { dayMs } from '#domain/time.ts';
import { additions } from '#server/modules/applications/by-hand/table.ts';
import { selectOwed } from '#server/modules/applications/reply/queries.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { QueuedApplication } from '#server/modules/companies/contributors.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OpeningScope } from '#server/platform/scope.ts';
import { translate } from '#server/platform/texts.ts';
import { isSeen } from './queries.ts';

/** So many of each kind stand on the dashboard; the rest is behind its list. */
const shown = 4;

/**
 * What waits for a decision: whose promised answer is late or due within two days, the oldest promise first, and of the
 * others who wait the latest. `pending` is how many wait in all.
 */
export async function readQueue(
  { db, clock, locale }: Pick<Context, 'db' | 'clock' | 'locale'>,
  scope: OpeningScope,
  pending: number,
) {
  const before = new Date(clock.now().getTime() + reminderDays * dayMs);
  const owed = await selectOwed(db, scope, { before, limit: shown });
  const ids = owed.items.map(({ id }) => id);
  const [reply, fresh] = await Promise.all([
    selectQueued(db, inArray(applications.id, ids)),
    selectQueued(
      db,
      and(isSeen(scope), eq(applications.status, 'Pending'), notInArray(applications.id, ids)),
    ),
  ]);
  const dueOf = new Map(owed.items.map(({ id, dueAt }) => [id, dueAt.toISOString()]));
  return {
    reply: {
      total: owed.total,
      items: ids.flatMap((id) =>
        reply.filter((row) => row.id === id).map((row) => present(row, locale, dueOf.get(id) ?? null)),
      ),
    },
    fresh: { total: pending, items: fresh.map((row) => present(row, locale, null)) },
  };
}

function selectQueued(db: Database, which: ReturnType<typeof and>) {
  return db
    .select({
      id: applications.id,
      name: sql<string | null>`coalesce(${accounts.name}, ${additions.name})`,
      nameAr: accounts.nameAr,
      blindReview: jobOpenings.blindReview,
      position: jobOpenings.title,
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
    .limit(shown);
}
type Row = Awaited<ReturnType<typeof selectQueued>>[number];

function present(row: Row, locale: Locale, dueAt: string | null): QueuedApplication {
  const { id, status, position, name, nameAr, met, asked, createdAt } = row;
  return {
    id,
    candidate_name: isBlind(row)
      ? translate('applications_blind_name', { code: blindCode(id) }, locale)
      : personNameIn(locale, name, nameAr),
    position,
    status,
    created_at: createdAt.toISOString(),
    due_at: dueAt,
    meets: asked > 0 ? { met, total: asked } : null,
  };
}
