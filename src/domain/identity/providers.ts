import { z } from 'zod';
import { shortText } from '#domain/text/text.ts';
import { presentedPassword } from './credentials.ts';

/** Who may say who a candidate is; `other` is named by the operator. */
export const providerKeys = ['google', 'linkedin', 'other'] as const;
export type ProviderKey = (typeof providerKeys)[number];

/** Whoever has come from a provider for the first time says the rest within so many minutes. */
export const signUpMinutes = 60;

/** Where a provider sends people back to: an address for each, so that no answer is taken for another's. */
export function providerReturnPath(provider: string): string {
  return `/sign-in/from/${provider}`;
}

/** Where somebody goes on who has come back, and is not in yet. */
export const finishPath = '/sign-in-finish';

const provider = z.enum(providerKeys, { error: 'validation_option' });

/** POST api/candidate_sign_in/entry: by whom somebody proves who they are, and where to afterwards. */
export const providerEntry = z.object({ provider, redirect: shortText(2000).optional() });

/** POST api/candidate_sign_in/connection: after the own password, because it opens the account from then on. */
export const providerConnection = z.object({
  provider,
  password: presentedPassword('validation_enter_password'),
});

/** DELETE api/candidate_sign_in/connection/{provider} */
export const providerNamed = z.object({ provider });
