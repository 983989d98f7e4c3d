/** What became of a message; one that was answered may still be put to done or opened again. */
export const contactStates = ['open', 'answered', 'done', 'spam'] as const;
export type ContactState = (typeof contactStates)[number];
/** What an administrator may say of a message; it becomes answered by its answer alone. */
export const settledStates = ['open', 'done', 'spam'] as const satisfies readonly ContactState[];
