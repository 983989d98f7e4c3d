import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { aNewCandidate, aNewCompany, aNewMember, type NewPerson } from '../e2e/support/accounts.ts';
import { type DemoRole, demoPassword } from '../e2e/support/demo.ts';

/** Whose eyes a screen is looked at with; a manager is the demo's hiring manager, who is new has nothing yet. */
export type Viewer = DemoRole | 'manager' | 'visitor' | 'new candidate' | 'new company' | 'new manager';

/** Signs a browser in as the viewer, as the sign-in form does. */
async function become({ request }: { request: APIRequestContext }, viewer: Viewer): Promise<void> {
  if (viewer === 'visitor') return;
  const answer = await request.post('/api/login', { data: await accountOf(viewer) });
  if (!answer.ok())
    throw new Error(`The ${viewer} could not sign in: ${answer.status()} ${await answer.text()}`);
}

async function accountOf(viewer: Exclude<Viewer, 'visitor'>): Promise<NewPerson> {
  if (viewer === 'new candidate') return aNewCandidate();
  if (viewer === 'new company') return aNewCompany('Lusail Coast Works');
  if (viewer === 'new manager') return aNewMember(await aNewCompany('Lusail Coast Works'), 'hiring_manager');
  return { email: `${viewer}@demo.example`, password: demoPassword };
}

/** Opens the browser of each viewer once. */
export function browsersOf(open: () => Promise<BrowserContext>): (viewer: Viewer) => Promise<BrowserContext> {
  const opened = new Map<Viewer, Promise<BrowserContext>>();
  const openAs = async (viewer: Viewer) => {
    const context = await open();
    await become(context, viewer);
    return context;
  };
  return (viewer) => {
    const known = opened.get(viewer) ?? openAs(viewer);
    opened.set(viewer, known);
    return known;
  };
}
