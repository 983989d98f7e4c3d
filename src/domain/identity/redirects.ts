import { plainPath } from '#domain/locale.ts';

/** Longest path that a sign-in leads on to. */
const redirectMaximum = 2000;

/** A path of our own to go to after signing in, or undefined: another site's address is never followed. */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target || target.length > redirectMaximum || !/^\/(?![/\\])/.test(target)) return undefined;
  // Control characters vanish in addresses, and what is left could name another site.
  if ([...target].some((sign) => sign < ' ' || sign === '\\')) return undefined;
  const url = URL.parse(target, 'http://own.invalid');
  if (url?.origin !== 'http://own.invalid') return undefined;
  return /^\/(?:login|auth|api)(?:\/|$)/.test(plainPath(url.pathname))
    ? undefined
    : `${url.pathname}${url.search}${url.hash}`;
}
