import type { ConversationFilter } from '#domain/messages/limits.ts';
import { m } from '#texts/messages.js';

/** The words for a filter of conversations. */
export function filterText(filter: ConversationFilter | undefined): string {
  if (filter === undefined) return m.messages_filter_all();
  return {
    unread: m.messages_filter_unread,
    waits: m.messages_filter_waits,
    blocked: m.messages_filter_blocked,
  }[filter]();
}
