import type { Role } from '#domain/identity/people.ts';
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
