import {
  isSameName,
  roomDeviceVisitorsMaximum,
  roomVisitorsMaximum,
  shareDaysMaximum,
} from '#domain/applications/sharing.ts';
import { dayMs } from '#domain/time.ts';
import { clientKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import { isSecureCookie } from '#server/platform/cookies.ts';
import { limitSubject } from '#server/platform/limits.ts';
import { verifyPassword } from '#server/platform/passwords.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { hashToken, newToken, roomCookie, secretCookieHeader } from '#server/platform/sessions.ts';
import { lockShare, type ShareRecord } from './queries.ts';
import { findRoomVisitor, openRoom } from './room-service.ts';
import {
  countVisitors,
  insertVisitor,
  selectMemberNames,
  selectVisitorsOfDevice,
  updateVisitor,
  yieldPlace,
} from './visitor-queries.ts';

/**
 * Enters under a name that nobody of the company has; whoever was inside keeps what was rated and needs no password
 * again. The browser gets a new mark, whatever it brought along.
 */
export async function enterRoom(
  context: Context,
  { id, name, password }: { id: string; name: string; password?: string | null },
): Promise<void> {
  const { share } = await openRoom(context, id);
  const known = await findRoomVisitor(context, share);
  if (!known && share.passwordHash) await requirePassword(context, share, password ?? '');
  await requireFreeName(context, share, name);
  if (known) {
    await context.inTransaction((inner) => updateVisitor(inner.db, known, { name }));
    return giveMark(context, share, context.request.roomToken?.(share.id) ?? '');
  }
  const token = newToken();
  await context.inTransaction((inner) => takePlace(inner, share, { name, tokenHash: hashToken(token) }));
  giveMark(context, share, token);
}

/**
 * Who enters again under the same name from the same device is the same visitor, ratings and all. Where a device or the
 * room has no place left, the one goes who never rated; where all rated, nobody enters any more.
 */
async function takePlace(
  context: Context,
  { id: shareId }: ShareRecord,
  { name, tokenHash }: { name: string; tokenHash: string },
): Promise<void> {
  const { db, request, clock } = context;
  // Everybody who enters waits here, so that no two take the last place.
  await lockShare(db, shareId);
  const now = clock.now();
  const deviceHash = hashToken(`${shareId} ${clientKey(request.ip)} ${request.userAgent}`);
  const here = await selectVisitorsOfDevice(db, shareId, deviceHash);
  const same = here.find((visitor) => isSameName(visitor.name, name));
  if (same) return updateVisitor(db, same, { name, tokenHash, lastSeenAt: now });
  const isFull =
    (here.length >= roomDeviceVisitorsMaximum && !(await yieldPlace(db, { shareId, deviceHash }))) ||
    ((await countVisitors(db, shareId)) >= roomVisitorsMaximum && !(await yieldPlace(db, { shareId })));
  if (isFull) throw new Refusal('ROOM_FULL');
  await insertVisitor(db, { shareId, tokenHash, deviceHash, name, now });
}

/** What is said in a room under a member's name would be taken for the member's. */
async function requireFreeName(context: Context, share: ShareRecord, name: string): Promise<void> {
  const { actor } = context;
  const isOwnName =
    actor.role === 'company' &&
    actor.companyId === share.companyId &&
    [actor.name, actor.nameAr].some((own) => isSameName(own, name));
  if (isOwnName) return;
  const taken = await selectMemberNames(context.db, share.companyId);
  if (taken.some((other) => isSameName(other, name))) throw refuseField('name', 'validation_room_name');
}

/** It lives no longer than the longest link. */
function giveMark(context: Context, { id }: ShareRecord, token: string): void {
  context.responseHeaders.append(
    'set-cookie',
    secretCookieHeader(roomCookie(id), token, {
      maxAgeSeconds: ((shareDaysMaximum + 1) * dayMs) / 1000,
      isSecure: isSecureCookie(context),
      publicUrl: context.config.publicUrl,
    }),
  );
}

/** Tries are counted for each address and for the link as a whole, before the password is looked at. */
async function requirePassword(context: Context, share: ShareRecord, password: string): Promise<void> {
  if (password === '') throw refuseField('password', 'validation_required');
  await limitSubject(context, 'share_password_ip', `${share.id} ${clientKey(context.request.ip)}`);
  await limitSubject(context, 'share_password_link', share.id);
  if (await verifyPassword(share.passwordHash ?? undefined, password)) return;
  throw refuseField('password', 'validation_share_password_wrong');
}
