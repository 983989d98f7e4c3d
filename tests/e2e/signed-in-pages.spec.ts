import { expect, test } from '@playwright/test';
import { type DemoRole, signInAs } from './support/demo.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchErrors } from './support/page-check.ts';

const screens: Record<Exclude<DemoRole, 'admin' | 'superadmin'>, string[]> = {
  candidate: [
    '/candidate-dashboard',
    '/profile',
    '/profile/video-cv',
    '/candidate-settings',
    '/interview-simulator',
  ],
  company: [
    '/dashboard',
    '/job_opening',
    '/job_opening/new',
    '/job_opening/dashboards',
    '/job_application/list',
    '/job_application/list/job_opening',
    '/job_application/dashboards',
    '/company-profile-edit',
    '/company-profile-edit/company',
    '/company-profile-edit/settings',
    '/operations',
  ],
};

for (const role of ['candidate', 'company'] as const) {
  for (const path of screens[role]) {
    test(`${path} stands for a ${role} in both languages and both themes`, async ({ page }) => {
      const errors = watchErrors(page);
      await signInAs(page, role);
      for (const prefix of ['', '/fr']) {
        await page.emulateMedia({ colorScheme: prefix ? 'dark' : 'light' });
        const answer = await page.goto(prefix + path);
        expect(answer?.status()).toBe(200);
        await hydrated(page);
        await expect(page.locator('h1').first()).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(prefix + path);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      expect(errors).toEqual([]);
    });
  }
}

test('every signed-in screen leads a visitor to the sign-in page, and another role to the own dashboard', async ({
  page,
}) => {
  for (const path of [...screens.candidate, ...screens.company]) {
    await page.goto(path);
    await page.waitForURL(/\/login/);
    expect(page.url()).toContain('/login');
  }
  await signInAs(page, 'candidate');
  await page.goto('/job_opening');
  await page.waitForURL(/\/candidate-dashboard/);
});
