import { type ApiKeyOrder, keyMark, mostKeys } from '#domain/companies/api-keys.ts';
import { isId } from '#domain/ids.ts';
import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { dayMs } from '#domain/time.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context, Platform } from '#server/platform/context.ts';
import { addressWithin } from '#server/platform/networks.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { deleteKey, findLiveKey, insertKey, type KeyRow, selectKeys, touchKey } from './queries.ts';

/** How exactly the last use of a key is known. */
const notedMs = 60_000;

/** The keys of the own company, the newest first. */
export async function listKeys(context: Context<OwnerActor>) {
  return (await selectKeys(context.db, context.actor.companyId)).map((row) =>
    presentKey(row, context.locale),
  );
}

/**
 * Makes a key that works in the name of who makes it; answers it whole, this once. After the own password, because a key
 * outlives the session: call it outside a transaction. At most `mostKeys` (`TOO_MANY_KEYS`).
 */
export async function makeKey(context: Context<OwnerActor>, order: ApiKeyOrder) {
  await verifyOwnPassword(context, order.password);
  const { accountId, companyId } = context.actor;
  const key = `${keyMark}${newToken()}`;
  const now = context.clock.now();
  const made = await context.inTransaction(async (inner) => {
    // Locked first: two owners can't make the last one twice.
    await getCompanyLocked(inner, companyId);
    const keys = await selectKeys(inner.db, companyId);
    if (keys.length >= mostKeys) throw new Refusal('TOO_MANY_KEYS', { params: { most: mostKeys } });
    const id = await insertKey(inner.db, {
      ...{ companyId, accountId, name: order.name, networks: order.networks },
      beginning: key.slice(0, keyMark.length + 4),
      tokenHash: hashToken(key),
      scopes: [...new Set(order.scopes)],
      createdAt: now,
      expiresAt: order.life === 'never' ? null : new Date(now.getTime() + Number(order.life) * dayMs),
    });
    await recordActivity(inner, { companyId, kind: 'key.made', subject: order.name, subjectId: id });
    const [row] = (await selectKeys(inner.db, companyId)).filter((one) => one.id === id);
    if (!row) throw new Error('The key was not written');
    return row;
  });
  return { key, data: presentKey(made, context.locale) };
}

/** Ends a key: the next request that brings it is refused. */
export async function revokeKey(context: Context<OwnerActor>, id: string): Promise<void> {
  const { companyId } = context.actor;
  const name = isId(id) ? await deleteKey(context.db, companyId, id) : undefined;
  if (name === undefined) throw new Refusal('NOT_FOUND');
  await recordActivity(context, { companyId, kind: 'key.revoked', subject: name, subjectId: id });
}

/**
 * Whom a key stands for; its use is noted to the minute. One that is unknown, revoked or expired is refused with
 * `KEY_UNKNOWN`, and so is one that comes from an address outside its networks, with `KEY_ADDRESS`.
 */
export async function findKey(platform: Pick<Platform, 'db' | 'clock'>, token: string, address: string) {
  const now = platform.clock.now();
  const key = await findLiveKey(platform.db, hashToken(token), now);
  if (!key) throw new Refusal('KEY_UNKNOWN');
  if (key.networks.length > 0 && !addressWithin(key.networks, address)) throw new Refusal('KEY_ADDRESS');
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) > notedMs) await touchKey(platform.db, key.id, now);
  return key;
}

function presentKey(row: KeyRow, locale: Locale) {
  return {
    id: row.id,
    name: row.name,
    beginning: row.beginning,
    scopes: row.scopes as ApiKeyOrder['scopes'],
    networks: row.networks,
    made_by: personNameIn(locale, row.madeBy, row.madeByAr),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}
