import { and, desc, getTableColumns, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { auditEntries } from '#server/platform/audit-table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { actorNameAr, subjectName } from './subject-name.ts';

export interface AuditConditions {
  /** One of them; all without any. */
  kinds: readonly string[];
  since?: Date;
  until?: Date;
  /** Entries older than this one. */
  before?: number;
}

/** The latest entries first; by their number, which grows with time. Names are those of the reader's language. */
export function selectAudit(db: Database, conditions: AuditConditions, locale: Locale, limit: number) {
  return db
    .select({
      ...getTableColumns(auditEntries),
      subjectName: subjectName(auditEntries, locale),
      actorNameAr: actorNameAr(auditEntries),
    })
    .from(auditEntries)
    .where(matching(conditions))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

function matching({ kinds, since, until, before }: AuditConditions): SQL | undefined {
  return and(
    kinds.length > 0 ? inArray(auditEntries.kind, [...kinds]) : undefined,
    since ? gte(auditEntries.createdAt, since) : undefined,
    until ? lt(auditEntries.createdAt, until) : undefined,
    // Numbers grow with time: the list begins there, and does not read from the latest on.
    until ? lte(auditEntries.id, lastBefore(until)) : undefined,
    before ? lt(auditEntries.id, before) : undefined,
  );
}

/** The greatest number before a moment; entries of the same instant may be numbered either way. */
function lastBefore(until: Date): SQL {
  const { id, createdAt } = auditEntries;
  return sql`(select max(latest.id) from (select ${id} from ${auditEntries} where ${lt(createdAt, until)}
    order by ${desc(createdAt)} limit 100) as latest)`;
}
