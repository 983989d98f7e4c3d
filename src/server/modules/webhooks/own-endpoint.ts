import { isId } from '#domain/ids.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type EndpointRow, selectEndpoint } from './endpoint-queries.ts';

/** An endpoint of the own company, locked unless told; any other is refused with NOT_FOUND. */
export async function ownEndpoint(
  context: Context<OwnerActor>,
  id: string,
  lock = true,
): Promise<EndpointRow> {
  const row = isId(id) ? await selectEndpoint(context.db, id, lock) : undefined;
  if (row?.companyId !== context.actor.companyId) throw new Refusal('NOT_FOUND');
  return row;
}

/** One that is off is told of nothing (`WEBHOOK_OFF`). */
export function requireOn({ state }: EndpointRow): void {
  if (state !== 'on') throw new Refusal('WEBHOOK_OFF');
}
