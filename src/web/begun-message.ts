import type { QueryClient } from '@tanstack/react-query';

const keyOf = (conversation: string) => ['begun message', conversation];

/** Hands words to the message of a conversation that is opened next; nothing is sent of them by itself. */
export function beginMessage(queries: QueryClient, conversation: string, text: string): void {
  queries.setQueryData(keyOf(conversation), text);
}

/** The words that were handed over. */
export function begunMessage(queries: QueryClient, conversation: string): string | undefined {
  return queries.getQueryData<string>(keyOf(conversation));
}

/** They are in the message now, or were given up: the conversation opens without them. */
export function dropBegunMessage(queries: QueryClient, conversation: string): void {
  queries.removeQueries({ queryKey: keyOf(conversation), exact: true });
}
