import { isId } from '#domain/ids.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ConversationRow, selectConversation } from './conversation-queries.ts';
import { readerOf, type Writer } from './policy.ts';

/** What a call of either side runs in. */
export type Sides = Context<Writer>;

/** Foreign and unknown ones answer alike. */
export async function requireConversation(context: Sides, id: string): Promise<ConversationRow> {
  const found = isId(id) ? await selectConversation(context.db, readerOf(context.actor), id) : undefined;
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Whose open pages follow a conversation. */
export function audienceOf({ companyId, candidateId }: { companyId: string; candidateId: string }) {
  return { personIds: [candidateId], companyId };
}
