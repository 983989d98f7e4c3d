import { plainPath, prefixOfPath } from '#domain/locale.ts';
import { forgetStoredSession } from '#web/stored-mode.ts';

const key = 'ended_session';

/** From the call that ends the own session until the next page stands. */
let isLeaving = false;
/** What would have led to the sign-in page meanwhile: calls that were refused as signed out. */
const held: (() => void)[] = [];

export interface EndedSession {
  message: string;
  accountStatus: string;
}

/** Keeps what the server said of a session that failed its check, for the sign-in page of this tab. */
function rememberEndedSession(ended: EndedSession): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(ended));
  } catch {
    // Closed storage: the sign-in page then says nothing of it.
  }
}

/** What ended the last session, once. */
export function takeEndedSession(): EndedSession | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text ? (JSON.parse(text) as EndedSession) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A failed session check (specification 1, section 4): stores the server's message and the account's status, clears
 * the local storage and goes to the sign-in page with a full load, so that nothing of the session stays in memory.
 */
export function leaveForSignIn(ended?: EndedSession): void {
  const { pathname, search } = window.location;
  if (plainPath(pathname) === '/login') return;
  if (isLeaving) {
    held.push(() => leaveForSignIn(ended));
    return;
  }
  if (ended) rememberEndedSession(ended);
  const wanted = new URLSearchParams({ redirect: `${pathname}${search}` });
  forgetStoredSession();
  window.location.replace(`${prefixOfPath(pathname)}/login?${wanted}`);
}

/**
 * Waits for the call by which the person ends the session here, then leaves for the landing page with a full load. What
 * else is refused meanwhile as signed out leads nowhere; where the call itself fails, all is as before: it may be what
 * was refused.
 */
export async function endSession<T>(ending: Promise<T>): Promise<T> {
  isLeaving = true;
  held.length = 0;
  // A page that comes back from the browser's memory begins anew.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  try {
    const answer = await ending;
    forgetStoredSession();
    window.location.assign('/');
    return answer;
  } catch (error) {
    isLeaving = false;
    held[0]?.();
    throw error;
  }
}
