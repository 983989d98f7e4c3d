import { type ConversationFilter, conversationFilters } from '#domain/messages/limits.ts';
import { one } from '#web/search-params.ts';

/** The list of conversations as its address carries it, and the one that is open. */
export interface MessagesSearch {
  id?: string | undefined;
  show?: ConversationFilter | undefined;
  searchkey?: string | undefined;
  page?: number | undefined;
}

export function readMessagesSearch(search: Record<string, unknown>): MessagesSearch {
  const page = Number(one(search.page));
  return {
    id: one(search.id)?.slice(0, 64),
    show: conversationFilters.find((filter) => filter === one(search.show)),
    searchkey: one(search.searchkey)?.slice(0, 100),
    page: Number.isInteger(page) && page > 1 && page <= 500 ? page : undefined,
  };
}
