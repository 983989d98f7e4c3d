import { createHash } from 'node:crypto';
import { entryMinutes } from '#domain/companies/sign-in.ts';
import type { Context } from '#server/platform/context.ts';
import { isSecureCookie } from '#server/platform/cookies.ts';
import { secretCookieHeader } from '#server/platform/sessions.ts';
import type { EntrySecrets } from './provider.ts';

/** What goes with a browser on its way: all of it from the one token that the browser keeps. */
export function secretsOf(token: string): Required<EntrySecrets> {
  const made = (word: string) => createHash('sha256').update(`${word} ${token}`).digest('base64url');
  return { state: made('state'), nonce: made('nonce'), verifier: made('verifier') };
}

/** Gives the browser the token of its way, or takes it back. */
export function keepEntryToken(context: Context, token: string, minutes = entryMinutes): void {
  context.responseHeaders.append(
    'set-cookie',
    secretCookieHeader('entry', token, {
      maxAgeSeconds: token ? minutes * 60 : 0,
      isSecure: isSecureCookie(context),
      publicUrl: context.config.publicUrl,
    }),
  );
}
