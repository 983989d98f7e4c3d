import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { reminderDays } from '#domain/applications/reply.ts';
import { dayMs } from '#domain/time.ts';
import { selectOwed } from '#server/modules/applications/reply/queries.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { QueuedApplication } from '#server/modules/companies/contributors.ts';
import type { Context } from '#server/platform/context.ts';
import type { OpeningScope } from '#server/platform/scope.ts';
import { type NamedApplication, selectNamed } from './named-applications.ts';
import { isSeen } from './queries.ts';

/** So many of each kind stand on the dashboard; the rest is behind its list. */
const shown = 4;

/**
 * What waits for a decision: whose promised answer is late or due within two days, the oldest promise first, and of the
 * others who wait the latest. `pending` is how many wait in all.
 */
export async function readQueue(
  context: Pick<Context, 'db' | 'clock' | 'locale'>,
  scope: OpeningScope,
  pending: number,
) {
  const before = new Date(context.clock.now().getTime() + reminderDays * dayMs);
  const owed = await selectOwed(context.db, scope, { before, limit: shown });
  const ids = owed.items.map(({ id }) => id);
  const isFresh = and(isSeen(scope), eq(applications.status, 'Pending'), notInArray(applications.id, ids));
  const [reply, fresh] = await Promise.all([
    selectNamed(context, inArray(applications.id, ids), shown),
    selectNamed(context, isFresh, shown),
  ]);
  const byId = new Map(reply.map((row) => [row.id, row]));
  return {
    reply: {
      total: owed.total,
      items: owed.items.flatMap(({ id, dueAt }) => {
        const row = byId.get(id);
        return row ? [present(row, dueAt)] : [];
      }),
    },
    fresh: { total: pending, items: fresh.map((row) => present(row, null)) },
  };
}

function present(row: NamedApplication, dueAt: Date | null): QueuedApplication {
  const { id, candidateName, position, status, met, asked, createdAt } = row;
  return {
    id,
    candidate_name: candidateName,
    position,
    status,
    created_at: createdAt.toISOString(),
    due_at: dueAt?.toISOString() ?? null,
    meets: asked > 0 ? { met, total: asked } : null,
  };
}
