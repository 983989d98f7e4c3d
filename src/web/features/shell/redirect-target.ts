import { dashboardOf, roleOf } from '#domain/identity/people.ts';
import { safeRedirect } from '#domain/identity/redirects.ts';

/** Where a person goes after signing in: where they wanted to, else to the own dashboard. */
export function landingOf(userType: number, redirect: string | undefined, localePrefix: string): string {
  const own = safeRedirect(redirect);
  if (own) return own;
  const role = roleOf(userType);
  return `${localePrefix}${role ? dashboardOf(role) : '/'}`;
}

/** The sign-in or the registration, of candidates or of employers, that leads on to where the person wanted to go. */
export function accountPath(
  page: '/login' | '/registration',
  { isEmployer, redirect, view }: { isEmployer: boolean; redirect: string | undefined; view?: string },
): string {
  const search = new URLSearchParams({
    ...(isEmployer && (page === '/login' ? { pg: 'emp' } : { us: 'emp' })),
    ...(view && { view }),
    ...(redirect && { redirect }),
  }).toString();
  return search ? `${page}?${search}` : page;
}
