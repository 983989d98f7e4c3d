import { dashboardOf, roleOf } from '#domain/people.ts';

/** A path of our own to go to after signing in, or undefined: another site's address is never followed. */
export function safeRedirect(target: string | undefined): string | undefined {
  if (!target || target.length > 2000 || !/^\/(?![/\\])/.test(target)) return undefined;
  // Control characters vanish in addresses, and what is left could name another site.
  if ([...target].some((sign) => sign < ' ' || sign === '\\')) return undefined;
  const url = new URL(target, 'http://own.invalid');
  if (url.origin !== 'http://own.invalid') return undefined;
  return /^\/(?:fr\/)?(?:login|auth|api)(?:\/|$)/.test(url.pathname)
    ? undefined
    : `${url.pathname}${url.search}${url.hash}`;
}

/** Where a person goes after signing in: where they wanted to, else to the own dashboard. */
export function landingOf(userType: number, redirect: string | undefined, localePrefix: string): string {
  const own = safeRedirect(redirect);
  if (own) return own;
  const role = roleOf(userType);
  return `${localePrefix}${role ? dashboardOf(role) : '/'}`;
}
