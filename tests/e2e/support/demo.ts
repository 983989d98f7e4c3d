import type { Page } from '@playwright/test';

export const demoPassword = 'majlis-demo-2026';

export type DemoRole = 'candidate' | 'company' | 'admin' | 'superadmin';

/** Signs the page's browser in as one of the demo accounts, as the sign-in form does. */
export async function signInAs(page: Page, role: DemoRole): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { email: `${role}@demo.example`, password: demoPassword },
  });
  if (!answer.ok())
    throw new Error(`The ${role} could not sign in: ${answer.status()} ${await answer.text()}`);
}
