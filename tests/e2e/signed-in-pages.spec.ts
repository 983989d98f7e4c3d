import { expect } from '@playwright/test';
import { type Screen, screens } from '../screens/screens.ts';
import { settled } from './support/page-check.ts';
import { pathOf, routesWithoutScreen, sweep, test } from './support/sweep.ts';

test.describe.configure({ mode: 'parallel' });

const own: Screen[] = screens.filter(({ viewer, isOnlyPictured }) => viewer !== 'visitor' && !isOnlyPictured);

// What an area shows comes with calls: they are waited for before it is judged.
sweep(own, settled);

test('every route of the areas is among these', () => {
  const paths = own.map(({ path }) => path);
  expect(routesWithoutScreen(['_candidate', '_company', '_admin'], paths)).toEqual([]);
});

test('every screen of the areas leads a visitor to the sign-in page', async ({ openTab }) => {
  const page = await openTab('visitor');
  for (const { path } of own.filter(({ isOpen, id }) => !isOpen && !id)) {
    await page.goto(path);
    await page.waitForURL(/\/login/);
  }
});

test('an area leads another role to the own dashboard', async ({ openTab }) => {
  const others: ['candidate' | 'company' | 'admin', string, string][] = [
    ['candidate', '/job_opening', '/candidate-dashboard'],
    ['candidate', '/admin-dashboard', '/candidate-dashboard'],
    ['company', '/profile', '/dashboard'],
    ['company', '/contact_messages', '/dashboard'],
    ['admin', '/profile', '/admin-dashboard'],
    ['admin', '/operations', '/admin-dashboard'],
  ];
  for (const [role, path, own] of others) {
    const page = await openTab(role);
    await page.goto(path);
    await expect.poll(() => pathOf(page.url()), `${path} as ${role}`).toBe(own);
  }
});
