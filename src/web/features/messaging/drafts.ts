import type { Attachment } from '#contract/message-responses.ts';

/** What was begun in a conversation. */
export interface Draft {
  text: string;
  files: readonly Attachment[];
}

export type Drafts = Map<string, Draft>;

export const emptyDraft: Draft = { text: '', files: [] };
