import { z } from 'zod';
import type { ProviderKey } from '#domain/identity/providers.ts';
import type { ProviderOrder } from './open-id/provider.ts';
import { WrongSetting } from './wrong-setting.ts';

/** Who says of candidates who they are, by OpenID Connect. */
export interface SignInProvider extends ProviderOrder {
  key: ProviderKey;
  /** As it is shown. */
  name: string;
  /** Whether its tokens carry the nonce that was sent, and it takes the verifier of PKCE. */
  isWhole: boolean;
}

const id = z.string().min(3).max(500).optional();
const secret = z.string().min(8).max(1000).optional();

/** The settings of the environment, by name. */
export const providerSettings = {
  SIGN_IN_GOOGLE_ID: id,
  SIGN_IN_GOOGLE_SECRET: secret,
  SIGN_IN_LINKEDIN_ID: id,
  SIGN_IN_LINKEDIN_SECRET: secret,
  SIGN_IN_OTHER_NAME: z.string().min(1).max(40).optional(),
  SIGN_IN_OTHER_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  SIGN_IN_OTHER_ID: id,
  SIGN_IN_OTHER_SECRET: secret,
};

type Settings = z.output<z.ZodObject<typeof providerSettings>>;

/**
 * Those that are named, in the order in which they are shown. LinkedIn returns no nonce, refuses a verifier, and takes its
 * secret in the body alone (seen in 2026): state and secret are what an answer of it is believed by.
 */
export function readProviders(settings: Settings, isProduction: boolean): SignInProvider[] {
  const google = whole(settings, ['SIGN_IN_GOOGLE_ID', 'SIGN_IN_GOOGLE_SECRET']);
  const linkedin = whole(settings, ['SIGN_IN_LINKEDIN_ID', 'SIGN_IN_LINKEDIN_SECRET']);
  const other = whole(settings, [
    ...(['SIGN_IN_OTHER_NAME', 'SIGN_IN_OTHER_ISSUER'] as const),
    ...(['SIGN_IN_OTHER_ID', 'SIGN_IN_OTHER_SECRET'] as const),
  ]);
  if (isProduction && other?.SIGN_IN_OTHER_ISSUER.startsWith('http:'))
    throw new WrongSetting('SIGN_IN_OTHER_ISSUER is wrong: production asks a provider by https alone.');
  return [
    google && {
      ...{ key: 'google', name: 'Google', issuer: 'https://accounts.google.com', isWhole: true },
      ...{ clientId: google.SIGN_IN_GOOGLE_ID, clientSecret: google.SIGN_IN_GOOGLE_SECRET },
    },
    linkedin && {
      ...{ key: 'linkedin', name: 'LinkedIn', issuer: 'https://www.linkedin.com/oauth', isWhole: false },
      ...{ clientId: linkedin.SIGN_IN_LINKEDIN_ID, clientSecret: linkedin.SIGN_IN_LINKEDIN_SECRET },
      hasSecretInBody: true,
    },
    other && {
      ...{ key: 'other', name: other.SIGN_IN_OTHER_NAME, issuer: other.SIGN_IN_OTHER_ISSUER, isWhole: true },
      ...{ clientId: other.SIGN_IN_OTHER_ID, clientSecret: other.SIGN_IN_OTHER_SECRET },
    },
  ].filter((provider): provider is SignInProvider => provider !== undefined);
}

/** All of the settings that belong together, or undefined where none is there. */
function whole<Name extends keyof Settings>(
  settings: Settings,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new WrongSetting(`${missing.join(', ')} is missing: a sign-in provider needs ${names.join(', ')}.`);
  return Object.fromEntries(names.map((name) => [name, settings[name] ?? ''])) as Record<Name, string>;
}
