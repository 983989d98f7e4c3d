import { useKeys } from '#web/design/use-keys.ts';

export interface ReviewKeys {
  /** Next and previous application. */
  j: () => void;
  k: () => void;
  /** To the status. */
  s: () => void;
  /** The CV. */
  c: () => void;
  /** To the search by name. */
  '/': () => void;
  '?': () => void;
}

/** The keys of the review. */
export function useReviewKeys(keys: ReviewKeys): void {
  useKeys({ ...keys });
}
