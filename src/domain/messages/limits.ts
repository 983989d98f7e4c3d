/** The two sides of a conversation. */
export const conversationSides = ['company', 'candidate'] as const;
export type ConversationSide = (typeof conversationSides)[number];

export function otherSide(side: ConversationSide): ConversationSide {
  return side === 'company' ? 'candidate' : 'company';
}

/** What the list of conversations shows; without a filter, all. `waits` is where the other side wrote last. */
export const conversationFilters = ['unread', 'waits', 'blocked'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

export const messageMaximum = 4000;
/** Files that go along with one message. */
export const attachmentsMaximum = 5;
export const reportMaximum = 1000;
export const conversationsShown = 20;
/** Messages of a conversation that are read at once; earlier ones follow on demand. */
export const messagesShown = 40;
/** Minutes after which who has not read is told by email, once until they do. */
export const awayMinutes = 10;
