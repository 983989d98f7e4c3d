import type { Attachment } from '#contract/messages.ts';

/** What was begun in a conversation. */
export interface Draft {
  text: string;
  files: readonly Attachment[];
}

export type Drafts = Map<string, Draft>;

export const emptyDraft: Draft = { text: '', files: [] };
