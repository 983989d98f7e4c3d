/** Why the plain form of a page without scripts was sent back: a field of the answer, or all of it. */
export const refusedAnswers = ['slot_id', 'date', 'start_time', 'end_time', 'too_many', 'other'] as const;
export type RefusedAnswer = (typeof refusedAnswers)[number];
