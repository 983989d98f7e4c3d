import { providerReturnPath } from '#domain/identity/providers.ts';
import type { Context } from '#server/platform/context.ts';
import { secretsOf } from '#server/platform/open-id/entry-tokens.ts';
import type { EntrySecrets } from '#server/platform/open-id/provider.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignInProvider } from '#server/platform/sign-in-providers.ts';

type Asking = Pick<Context, 'config'>;

/** A provider that the operator has named. */
export function findNamed({ config }: Asking, key: string): SignInProvider | undefined {
  return config.signInProviders.find((provider) => provider.key === key);
}

export function requireNamed(context: Asking, key: string): SignInProvider {
  const provider = findNamed(context, key);
  if (!provider) throw new Refusal('NOT_FOUND');
  return provider;
}

/** Where the provider sends people back to. */
export function returnAddressOf({ config }: Asking, { key }: SignInProvider): string {
  return `${config.publicUrl}${providerReturnPath(key)}`;
}

/** What goes with a browser, as far as the provider takes it. */
export function secretsFor({ isWhole }: SignInProvider, token: string): EntrySecrets {
  const { state, ...rest } = secretsOf(token);
  return isWhole ? { state, ...rest } : { state };
}
