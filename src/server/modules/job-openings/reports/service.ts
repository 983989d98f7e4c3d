import { createHash } from 'node:crypto';
import { isId } from '#domain/ids.ts';
import type { OpeningReport } from '#domain/job-openings/report.ts';
import { reportsUntilFlag } from '#domain/job-openings/report-reasons.ts';
import { findAdministrators } from '#server/modules/identity/administrators-service.ts';
import { openingFlagged } from '#server/modules/job-openings/events.ts';
import { openingFlaggedNews } from '#server/modules/notifications/news/opening-flagged.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import { clientKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countReports, flagOpening, insertReport, wasEverPublic } from './queries.ts';

/** Keeps the report of a person; the third person's flags the opening for the administrators. */
export async function reportOpening(context: Context, input: OpeningReport & { id: string }): Promise<void> {
  const { db, actor, clock, events } = context;
  const { id, reason, text } = input;
  if (!isId(id) || !(await wasEverPublic(db, id))) throw new Refusal('NOT_FOUND');
  const isNew = await insertReport(db, {
    openingId: id,
    reporter: reporterOf(context),
    accountId: actor.role === 'visitor' ? null : actor.accountId,
    reason,
    text,
    createdAt: clock.now(),
  });
  if (!isNew) return;
  const reports = await countReports(db, id);
  if (reports >= reportsUntilFlag && (await flagOpening(db, id, clock.now()))) {
    await events.publish(context, openingFlagged, { openingId: id, reports });
    const administrators = await findAdministrators(db);
    const to = administrators.map((administrator) => administrator.id);
    await tell(context, openingFlaggedNews, { to, facts: { openingId: id } });
  }
}

function reporterOf({ actor, request }: Context): string {
  const who = actor.role === 'visitor' ? `address ${clientKey(request.ip)}` : `account ${actor.accountId}`;
  return createHash('sha256').update(who).digest('base64url');
}
