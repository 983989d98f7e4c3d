import type { ConversationSide } from '#domain/messages/limits.ts';
import { defineEvent } from '#server/platform/events.ts';

/** One side of a conversation has written. */
export const messageWritten = defineEvent<{
  conversationId: string;
  /** Of the message in its conversation. */
  number: number;
  /** Who wrote. */
  side: ConversationSide;
  companyId: string;
  openingId: string | null;
}>('message.written');
