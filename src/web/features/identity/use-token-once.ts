import { useEffect, useRef, useState } from 'react';
import { type Failure, readFailure } from '#web/refusal.ts';

export type TokenState<T> =
  | { kind: 'none' }
  | { kind: 'working' }
  | { kind: 'done'; answer: T }
  | { kind: 'failed'; failure: Failure };

/** Uses the token of a letter once, and takes it out of the address so that no history and no referrer keeps it. */
export function useTokenOnce<T>(
  token: string | undefined,
  redeem: (token: string) => Promise<T>,
): TokenState<T> {
  const [state, setState] = useState<TokenState<T>>({ kind: token ? 'working' : 'none' });
  const isUsed = useRef(false);
  useEffect(() => {
    if (!token || isUsed.current) return;
    isUsed.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    redeem(token).then(
      (answer) => setState({ kind: 'done', answer }),
      (error: unknown) => setState({ kind: 'failed', failure: readFailure(error) }),
    );
  }, [token, redeem]);
  return state;
}
