import type { BrowserContext, Page } from '@playwright/test';

export const demoPassword = 'majlis-demo-2026';

export type DemoRole = 'candidate' | 'company' | 'admin' | 'superadmin';

/** Signs a browser in as one of the demo accounts, as the sign-in form does. */
export async function signInAs({ request }: Page | BrowserContext, role: DemoRole): Promise<void> {
  const answer = await request.post('/api/login', {
    data: { email: `${role}@demo.example`, password: demoPassword },
  });
  if (!answer.ok())
    throw new Error(`The ${role} could not sign in: ${answer.status()} ${await answer.text()}`);
}

/** Openings of the demo: the newest ones of all may be another test's, which takes them away again. */
export const lastingOpenings = '/api/jobs_pool?page=2';
