import { createHash } from 'node:crypto';
import { clientKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noRoom } from '#server/platform/storage.ts';
import { heldByVisitors } from './queries.ts';

/** Bytes that the visitors of one address may have stored at a time: some fifty sign-ups with three videos. */
const mostPerAddress = 2 * 1024 ** 3;
/** All visitors together take at most this part of the free space. */
const shareOfFree = 1 / 4;
const retryAfterSeconds = 600;

/**
 * Bounds what visitors store, for each address and in all, until an account takes it or the sweep removes it. Writes
 * under way count with what they may become; accounts have their quota instead.
 */
export function createVisitorSpace() {
  const underWay = new Map<string, number>();
  const add = (address: string, bytes: number) => {
    const sum = (underWay.get(address) ?? 0) + bytes;
    if (sum > 0) underWay.set(address, sum);
    else underWay.delete(address);
  };
  return async function withSpace<T>(context: Context, bytes: number, work: () => Promise<T>): Promise<T> {
    const address = addressOf(context);
    if (address === null) return work();
    add(address, bytes);
    try {
      const held = await heldByVisitors(context.db, address);
      if (held.own + (underWay.get(address) ?? 0) > mostPerAddress)
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds });
      const all = [...underWay.values()].reduce((sum, each) => sum + each, held.all);
      if (all > ((await context.storage.free()) + held.all) * shareOfFree) throw noRoom(retryAfterSeconds);
      return await work();
    } finally {
      add(address, -bytes);
    }
  };
}

export type VisitorSpace = ReturnType<typeof createVisitorSpace>;

/** What stands for a visitor's address in the rows; null for an account. */
export function addressOf({ actor, request }: Context): string | null {
  if (actor.role !== 'visitor') return null;
  return createHash('sha256').update(clientKey(request.ip)).digest('base64url');
}
