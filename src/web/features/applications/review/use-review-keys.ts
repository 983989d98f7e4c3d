import { useKeys } from '#web/design/use-keys.ts';

export interface ReviewKeys {
  /** Next and previous application. */
  j: () => void;
  k: () => void;
  /** To the status. */
  s: () => void;
  /** To reject, with a reason. */
  r: () => void;
  /** The CV. */
  c: () => void;
  /** To a new note. */
  n: () => void;
  /** To the search by name. */
  '/': () => void;
  '?': () => void;
}

/** The keys of the review. */
export function useReviewKeys(keys: ReviewKeys): void {
  useKeys({ ...keys });
}
