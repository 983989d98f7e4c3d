import { isId } from '#domain/ids.ts';
import type { ReportVerdict } from '#domain/job-openings/report-reasons.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { openingChanged } from '#server/modules/job-openings/events.ts';
import { sendHeld, sendReleased } from '#server/modules/job-openings/mail.ts';
import type { OpeningRecord } from '#server/modules/job-openings/table.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  lockOpening,
  selectOpenReports,
  selectReportedOpenings,
  settleReports,
  updateHeld,
} from './queries.ts';

const perPage = 20;

/** A page of what was reported, with the words of those who did, and of what is held. */
export async function listReported({ db }: Context<AdminActor>, page: number) {
  const { rows, total } = await selectReportedOpenings(db, { offset: (page - 1) * perPage, limit: perPage });
  const ids = rows.map(({ id }) => id);
  const reports = ids.length > 0 ? await selectOpenReports(db, ids) : [];
  const data = rows.map((row) => ({
    ...{ id: row.id, title: row.title, status: row.status },
    company: { id: row.companyId, name: row.companyName },
    is_flagged: row.flaggedAt !== null,
    held_reason: row.heldReason,
    reports: row.reports ?? 0,
    latest: reports
      .filter(({ openingId }) => openingId === row.id)
      .map(({ id, reason, text, createdAt }) => ({ id, reason, text, created_at: createdAt.toISOString() })),
  }));
  return { total, per_page: perPage, data };
}

/** There is nothing in the reports: they are put away, and the opening is no longer flagged. */
export async function dismissReports(context: Context<AdminActor>, id: string): Promise<void> {
  const opening = await requireOpening(context, id);
  if ((await settle(context, opening, 'dismissed')) === 0) throw new Refusal('CONFLICT');
  await updateHeld(context.db, opening.id, { flaggedAt: null, updatedAt: context.clock.now() });
}

/**
 * Takes an opening down until that is lifted, or keeps one that is not public from becoming so; its people read why,
 * and applications stay. A closed one needs no more (`CONFLICT`).
 */
export async function holdOpening(
  context: Context<AdminActor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const opening = await requireOpening(context, id);
  if (opening.status === 'Closed' || opening.heldReason !== null) throw new Refusal('CONFLICT');
  const updatedAt = context.clock.now();
  await settle(context, opening, 'held');
  const wasPublic = opening.status === 'Published';
  await updateHeld(context.db, opening.id, {
    status: wasPublic ? 'On-Hold' : opening.status,
    heldFrom: opening.status,
    heldReason: reason,
    flaggedAt: null,
    updatedAt,
  });
  await announce(context, opening, 'opening.held');
  await sendHeld(context, opening, { reason, wasPublic, at: updatedAt });
}

/** What was taken down is public again; what was not public before stays as its company left it. */
export async function releaseOpening(context: Context<AdminActor>, id: string): Promise<void> {
  const opening = await requireOpening(context, id);
  if (opening.heldReason === null) throw new Refusal('CONFLICT');
  const updatedAt = context.clock.now();
  const wasPublic = (opening.heldFrom ?? 'Published') === 'Published';
  const status = wasPublic && opening.status === 'On-Hold' ? 'Published' : opening.status;
  await updateHeld(context.db, opening.id, { status, heldFrom: null, heldReason: null, updatedAt });
  await announce(context, opening, 'opening.released');
  await sendReleased(context, opening, { isPublic: status === 'Published', at: updatedAt });
}

async function requireOpening({ db }: Context, id: string): Promise<OpeningRecord> {
  const opening = isId(id) ? await lockOpening(db, id) : undefined;
  if (!opening) throw new Refusal('NOT_FOUND');
  return opening;
}

function settle({ db, clock, actor }: Context<AdminActor>, { id }: OpeningRecord, verdict: ReportVerdict) {
  return settleReports(db, id, { verdict, settledAt: clock.now(), settledBy: actor.accountId });
}

async function announce(context: Context, opening: OpeningRecord, kind: string) {
  const { id, companyId, title, applications } = opening;
  await recordActivity(context, { companyId, kind, subject: title, subjectId: id });
  await context.events.publish(context, openingChanged, { openingId: id, applications });
}
