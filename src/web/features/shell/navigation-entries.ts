import { m } from '#texts/messages.js';
import { accountPath } from '#web/features/shell/redirect-target.ts';
import type { Surroundings } from '#web/request.ts';

/** What the navigation bar decides from; see `navigationEntries`. */
export interface NavigationState {
  path: string;
  isCompanyMode: boolean;
  viewer: Surroundings['viewer'];
  isCompanyRegistering: boolean;
  /** Where the person wanted to go when the account came in between. */
  redirect?: string;
}

export interface NavigationEntry {
  key: string;
  label: string;
  to: string;
  /** What a click does to company mode before it leads on. */
  mode?: 'enter' | 'leave';
}

/** Where each role begins. */
export const dashboards = {
  candidate: '/candidate-dashboard',
  company: '/dashboard',
  admin: '/admin-dashboard',
  superadmin: '/admin-dashboard',
};

/** The rule set of the navigation bar (specification 1, section 2). */
export function navigationEntries(state: NavigationState): {
  logo: NavigationEntry;
  main: NavigationEntry[];
  end: NavigationEntry[];
  canSignOut: boolean;
} {
  const { path, isCompanyMode, viewer } = state;
  const isEmployerHome = path === '/employer' || isCompanyMode;
  const showsPlans = isCompanyMode && path !== '/' && path !== '/jobs-pool';
  return {
    logo:
      viewer && isCompanyMode
        ? { key: 'logo', label: m.product_name(), to: '/employer' }
        : { key: 'logo', label: m.product_name(), to: '/', mode: 'leave' },
    main: [
      { key: 'home', label: m.shell_home(), to: isEmployerHome ? '/employer' : '/' },
      showsPlans
        ? { key: 'plans', label: m.shell_plans(), to: '/plans' }
        : { key: 'jobs', label: m.shell_jobs(), to: '/jobs-pool' },
      { key: 'blogs', label: m.shell_blogs(), to: '/blog' },
      { key: 'about', label: m.shell_about(), to: '/about-us' },
      { key: 'contact', label: m.shell_contact(), to: '/contact-us' },
    ],
    end: viewer
      ? [{ key: 'dashboard', label: m.shell_dashboard(), to: dashboards[viewer.role] }]
      : visitorEntries(state),
    canSignOut: viewer !== null,
  };
}

function visitorEntries({
  path,
  isCompanyMode,
  isCompanyRegistering,
  redirect,
}: NavigationState): NavigationEntry[] {
  const entries: NavigationEntry[] = [
    isCompanyMode
      ? { key: 'find-jobs', label: m.shell_find_jobs(), to: '/', mode: 'leave' }
      : { key: 'employer', label: m.shell_employer(), to: '/employer', mode: 'enter' },
    {
      key: 'sign-in',
      label: m.shell_sign_in(),
      to: accountPath('/login', { isEmployer: isCompanyMode, redirect }),
      ...((isCompanyMode || isCompanyRegistering) && { mode: 'enter' as const }),
    },
  ];
  if (path !== '/registration') {
    entries.push({
      key: 'sign-up',
      label: m.shell_sign_up(),
      to: accountPath('/registration', { isEmployer: isCompanyMode, redirect }),
    });
  }
  return entries;
}
