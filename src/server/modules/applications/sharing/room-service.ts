import type { RoomHead } from '#contract/sharing-responses.ts';
import { isShareOpen } from '#domain/applications/sharing.ts';
import { hasFeature } from '#domain/companies/features.ts';
import { companyNameIn, personNameIn } from '#domain/shown-names.ts';
import { pictureAddress } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { selectRoomIds } from './contents-queries.ts';
import { findShare, type ShareRecord, selectHead, type VisitorRecord } from './queries.ts';
import { findVisitor, putReview, updateVisitor } from './visitor-queries.ts';

/** What follows within half an hour is the same visit. */
const visitMs = 30 * 60_000;

/** The link behind an id: 404 where there never was one, 410 once it is closed, for whatever reason. */
export async function openRoom(context: Context, id: string) {
  const share = await findShare(context.db, id);
  const head = share && (await selectHead(context.db, share));
  if (!share || !head) throw new Refusal('NOT_FOUND');
  const { company } = head;
  const isOpen =
    isShareOpen(share, context.clock.now()) &&
    company.approvedStatus === 'Approved' &&
    hasFeature(company, 'sharing');
  if (!isOpen) throw new Refusal('LINK_EXPIRED');
  return { share, head };
}

/** What may be told before somebody entered: whose room it is, and whether it asks for a password. */
export async function readRoomHead(context: Context, id: string): Promise<RoomHead> {
  const { share, head } = await openRoom(context, id);
  const { logoFileId, timezone } = head.company;
  const name = companyNameIn(context.locale, head.company);
  return {
    id: share.id,
    title: share.title,
    company: { name, logo: pictureAddress(logoFileId), verified: true },
    shared_by: personNameIn(context.locale, head.sharedBy, head.sharedByAr) || null,
    expires_at: share.expiresAt.toISOString(),
    timezone,
    asks_password: share.passwordHash !== null,
    applications: (await selectRoomIds(context.db, share.id)).length,
  };
}

/** The visitor of the browser that asks; undefined for one who has not entered. */
export async function findRoomVisitor(
  context: Context,
  share: ShareRecord,
): Promise<VisitorRecord | undefined> {
  const roomToken = context.request.roomToken?.(share.id);
  return roomToken ? findVisitor(context.db, share.id, hashToken(roomToken)) : undefined;
}

/** Counts a visit that is not the one before. */
export async function countVisit(context: Context, visitor: VisitorRecord): Promise<void> {
  const now = context.clock.now();
  const isSame = now.getTime() - visitor.lastSeenAt.getTime() < visitMs;
  if (isSame) return;
  await updateVisitor(context.db, visitor, { lastSeenAt: now, views: visitor.views + 1 });
}

/** Rates and comments as far as the link lets; what is not shared does not exist. */
export async function reviewInRoom(
  context: Context,
  input: { id: string; application_id: string; rating?: number | null; comment?: string | null },
): Promise<void> {
  const { share, visitor } = await requireVisitor(context, input.id);
  const mayRate = share.participation !== 'read';
  const mayComment = share.participation === 'comment';
  if (!mayRate || (input.comment && !mayComment)) throw new Refusal('NOT_ALLOWED');
  const shown = await selectRoomIds(context.db, share.id);
  if (!shown.includes(input.application_id)) throw new Refusal('NOT_FOUND');
  await putReview(context.db, {
    visitorId: visitor.id,
    applicationId: input.application_id,
    ...(input.rating !== undefined && { rating: input.rating }),
    ...(input.comment !== undefined && mayComment && { comment: input.comment ?? '' }),
    updatedAt: context.clock.now(),
  });
  await publishLive(context, { companyId: share.companyId, kind: 'sharing', id: share.id });
}

/** "Done": the others' ratings show from now on. */
export async function finishVisit(context: Context, id: string): Promise<void> {
  const { visitor } = await requireVisitor(context, id);
  if (!visitor.doneAt) await updateVisitor(context.db, visitor, { doneAt: context.clock.now() });
}

async function requireVisitor(context: Context, id: string) {
  const { share } = await openRoom(context, id);
  const visitor = await findRoomVisitor(context, share);
  if (!visitor) throw new Refusal('NOT_ALLOWED');
  return { share, visitor };
}
