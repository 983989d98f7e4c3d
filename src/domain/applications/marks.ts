/**
 * How an application is marked, for everybody of the company, until it is moved to another opening. So many of an opening
 * bear each mark, and so one more is refused.
 */
export const marks = {
  /** Stands before the others. */
  pin: { maximum: 50, refusal: 'TOO_MANY_PINNED' },
} as const;

export type Mark = keyof typeof marks;
