import { z } from 'zod';
import { walkPayload } from '#server/platform/each.ts';

const toAccount = z.object({
  /** Null where nobody has the address that was asked for: the task then does nothing. */
  accountId: z.uuid().nullable(),
});

export const sendResetCodeTask = { name: 'identity.send-reset-code', payload: toAccount };
export const sendSignInLinkTask = {
  name: 'identity.send-sign-in-link',
  payload: toAccount.extend({ redirect: z.string().optional() }),
};
export const sendVerificationTask = { name: 'identity.send-verification', payload: toAccount };

export const eraseUnverifiedTask = { name: 'identity.erase-unverified', payload: walkPayload };
export const eraseInactiveTask = { name: 'identity.erase-inactive', payload: walkPayload };
export const keyNamesTask = { name: 'identity.key-names', payload: walkPayload };
