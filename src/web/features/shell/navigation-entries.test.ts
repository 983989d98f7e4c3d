import { expect, test } from 'vitest';
import { type NavigationState, navigationEntries } from './navigation-entries.ts';

const viewer = (role: 'candidate' | 'company' | 'admin' | 'superadmin') => ({
  role,
  name: 'Omar',
  email: 'o@e.qa',
});

function barOf(state: Partial<NavigationState>) {
  const bar = navigationEntries({
    path: '/about-us',
    isCompanyMode: false,
    viewer: null,
    isCompanyRegistering: false,
    ...state,
  });
  const entry = (key: string) => [...bar.main, ...bar.end].find((found) => found.key === key);
  return { ...bar, entry, keys: [...bar.main, ...bar.end].map(({ key }) => key) };
}

test('the logo goes to employer home for a signed-in user with the stored type company', () => {
  expect(barOf({ isCompanyMode: true, viewer: viewer('company') }).logo).toMatchObject({ to: '/employer' });
});

test('otherwise the logo goes to the index and clears the stored type', () => {
  expect(barOf({ isCompanyMode: true }).logo).toMatchObject({ to: '/', mode: 'leave' });
  expect(barOf({ viewer: viewer('candidate') }).logo).toMatchObject({ to: '/', mode: 'leave' });
});

test('Home is employer home on /employer and in company mode, otherwise the index', () => {
  expect(barOf({ path: '/employer' }).entry('home')?.to).toBe('/employer');
  expect(barOf({ isCompanyMode: true }).entry('home')?.to).toBe('/employer');
  expect(barOf({}).entry('home')?.to).toBe('/');
});

test('Plans stands in company mode except on / and /jobs-pool, otherwise Jobs', () => {
  expect(barOf({ isCompanyMode: true }).keys).toContain('plans');
  expect(barOf({ isCompanyMode: true }).keys).not.toContain('jobs');
  for (const path of ['/', '/jobs-pool']) {
    expect(barOf({ isCompanyMode: true, path }).entry('jobs')?.to).toBe('/jobs-pool');
    expect(barOf({ isCompanyMode: true, path }).keys).not.toContain('plans');
  }
  expect(barOf({}).entry('jobs')?.to).toBe('/jobs-pool');
});

test('Contact Us, About Us and Blogs always stand in the bar', () => {
  for (const state of [{}, { isCompanyMode: true }, { viewer: viewer('admin') }]) {
    const bar = barOf(state);
    expect([bar.entry('contact')?.to, bar.entry('about')?.to, bar.entry('blogs')?.to]).toEqual([
      '/contact-us',
      '/about-us',
      '/blog',
    ]);
  }
});

test('logged out and not in employer mode there is an Employer button that sets the stored type', () => {
  expect(barOf({}).entry('employer')).toMatchObject({ mode: 'enter' });
  expect(barOf({ isCompanyMode: true }).keys).not.toContain('employer');
  expect(barOf({ viewer: viewer('candidate') }).keys).not.toContain('employer');
});

test('logged out in company mode there is a Find Jobs link to the index that clears the type', () => {
  expect(barOf({ isCompanyMode: true }).entry('find-jobs')).toMatchObject({ to: '/', mode: 'leave' });
  expect(barOf({}).keys).not.toContain('find-jobs');
});

test('the employer Sign In carries pg=emp and sets company type', () => {
  expect(barOf({ isCompanyMode: true }).entry('sign-in')).toMatchObject({
    to: '/login?pg=emp',
    mode: 'enter',
  });
});

test('the other Sign In sets company type only with a stored registering company', () => {
  expect(barOf({}).entry('sign-in')).toEqual({ key: 'sign-in', label: 'Sign In', to: '/login' });
  expect(barOf({ isCompanyRegistering: true }).entry('sign-in')).toMatchObject({
    to: '/login',
    mode: 'enter',
  });
});

test('Sign Up is hidden on /registration', () => {
  expect(barOf({}).entry('sign-up')?.to).toBe('/registration');
  expect(barOf({ path: '/registration' }).keys).not.toContain('sign-up');
});

test('logged in, Dashboard leads by user type, Logout stands beside it, and Sign In and Sign Up are gone', () => {
  const dashboards = {
    candidate: '/candidate-dashboard',
    company: '/dashboard',
    admin: '/admin-dashboard',
    superadmin: '/admin-dashboard',
  } as const;
  for (const role of Object.keys(dashboards) as (keyof typeof dashboards)[]) {
    const bar = barOf({ viewer: viewer(role) });
    expect(bar.entry('dashboard')?.to).toBe(dashboards[role]);
    expect(bar.canSignOut).toBe(true);
    expect(bar.keys).not.toContain('sign-in');
    expect(bar.keys).not.toContain('sign-up');
  }
  expect(barOf({}).canSignOut).toBe(false);
});

test('Sign In and Sign Up keep where the person wanted to go', () => {
  const redirect = '/job/abc/apply';
  const candidate = barOf({ path: '/registration', redirect });
  expect(candidate.entry('sign-in')?.to).toBe('/login?redirect=%2Fjob%2Fabc%2Fapply');
  const employer = barOf({ path: '/login', isCompanyMode: true, redirect });
  expect([employer.entry('sign-in')?.to, employer.entry('sign-up')?.to]).toEqual([
    '/login?pg=emp&redirect=%2Fjob%2Fabc%2Fapply',
    '/registration?us=emp&redirect=%2Fjob%2Fabc%2Fapply',
  ]);
  expect(barOf({}).entry('sign-in')?.to).toBe('/login');
});
