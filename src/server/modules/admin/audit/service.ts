import { startOfDay } from '#domain/companies/trial.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { addDays, defaultTimeZone, isCalendarDate } from '#domain/time.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { selectAudit } from './queries.ts';

const perPage = 50;

/** A page of the audit log, the latest first; days are those of Qatar. `next` leads on. */
export async function readAudit(
  { db, locale }: Context<AdminActor>,
  {
    kind = [],
    before,
    from = '',
    to = '',
  }: { kind?: string | string[]; from?: string; to?: string; before?: number },
) {
  const rows = await selectAudit(
    db,
    {
      kinds: [kind].flat(),
      before,
      since: isCalendarDate(from) ? startOfDay(from, defaultTimeZone) : undefined,
      until: isCalendarDate(to) ? startOfDay(addDays(to, 1), defaultTimeZone) : undefined,
    },
    locale,
    perPage + 1,
  );
  const data = rows.slice(0, perPage).map((row) => ({
    ...{ id: row.id, kind: row.kind, subject: row.subject, facts: row.facts },
    subject_name: row.subjectName ?? '',
    actor_name: personNameIn(locale, row.actorName, row.actorNameAr ?? ''),
    actor_role: row.actorRole,
    created_at: row.createdAt.toISOString(),
  }));
  return { data, next: rows.length > perPage ? (data.at(-1)?.id ?? null) : null };
}
