import type { Role } from '#domain/people.ts';
import { defineEvent } from '#server/platform/events.ts';

/** An account exists since just now; its address is verified only where it came by invitation. */
export const accountRegistered = defineEvent<{ accountId: string; role: Role; isEmailVerified: boolean }>(
  'account.registered',
);

/** An address was confirmed: the first one of an account, or a changed one. */
export const accountVerified = defineEvent<{ accountId: string; role: Role; isFirst: boolean }>(
  'account.verified',
);

export const accountSignedIn = defineEvent<{ accountId: string; role: Role }>('account.signed-in');

/** Published before the rows go, so that listeners can still read them. */
export const accountDeleted = defineEvent<{ accountId: string; role: Role }>('account.deleted');

/** What the modules above add to the session call (`GET api/users`). */
export interface SessionPart {
  avatar?: string | null;
  data?: Record<string, unknown>;
  candidateDetails?: Record<string, unknown>;
  extraData?: Record<string, unknown>;
  dataStats?: Record<string, unknown>;
  settings?: Record<string, unknown>;
}

/**
 * The session call asks who knows more of an account: a listener answers with `add`, for its own role only.
 * It only reads: the call runs outside a transaction.
 */
export const sessionAsked = defineEvent<{
  accountId: string;
  role: Role;
  add(part: SessionPart): void;
}>('session.asked');
