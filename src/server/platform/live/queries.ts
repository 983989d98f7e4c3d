import { lt, sql } from 'drizzle-orm';
import type { LiveChange } from '#domain/live.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { liveEvents } from './table.ts';

export interface LiveEvent extends LiveChange {
  personId: string | null;
  companyId: string | null;
}

/** The most that a page which was away is told one by one; past it everything is asked for again. */
export const mostMissed = 200;

/** What committed after a snapshot, and the snapshot that has seen it; nothing but that without one before. */
export async function selectEventsSince(
  db: Database,
  snapshot: string | undefined,
): Promise<{ snapshot: string; events: LiveEvent[] }> {
  const seen = snapshot ?? null;
  const { rows } = await db.execute<Record<string, string | null> & { snapshot: string }>(sql`
    select pg_current_snapshot()::text as snapshot, e.person_id, e.company_id, e.kind, e.subject_id
    from (select ${seen}::pg_snapshot as seen) as reader
    left join live_events e on e.written_in >= pg_snapshot_xmin(reader.seen)
      and not pg_visible_in_snapshot(e.written_in, reader.seen)
    order by e.id`);
  const first = rows[0];
  if (!first) throw new Error('The snapshot was not read');
  return { snapshot: first.snapshot, events: rows.flatMap(eventOf) };
}

/** What concerns one person between two snapshots, at most one more than `mostMissed`. */
export async function selectMissedEvents(
  db: Database,
  { personId, companyId, from, to }: { personId: string; companyId?: string; from: string; to: string },
): Promise<LiveEvent[]> {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select e.person_id, e.company_id, e.kind, e.subject_id from live_events e
    where e.written_in >= pg_snapshot_xmin(${from}::pg_snapshot)
      and not pg_visible_in_snapshot(e.written_in, ${from}::pg_snapshot)
      and pg_visible_in_snapshot(e.written_in, ${to}::pg_snapshot)
      and (e.person_id = ${personId} or e.company_id = ${companyId ?? null})
    order by e.id limit ${mostMissed + 1}`);
  return rows.flatMap(eventOf);
}

export function eventsBefore(before: Date): OldRows {
  return { table: liveEvents, where: lt(liveEvents.createdAt, before), by: liveEvents.createdAt };
}

function eventOf(row: Record<string, string | null>): LiveEvent[] {
  if (!row.kind || !row.subject_id) return [];
  return [
    {
      // Only `publishLive` writes the column, and it takes nothing else.
      kind: row.kind as LiveChange['kind'],
      id: row.subject_id,
      personId: row.person_id ?? null,
      companyId: row.company_id ?? null,
    },
  ];
}
