import { expect, type Page } from '@playwright/test';
import {
  expectStands,
  pathOf,
  routesWithoutScreen,
  type Screen,
  test,
  type Viewer,
} from './support/sweep.ts';

test.describe.configure({ mode: 'parallel' });

type Role = Exclude<Viewer, 'visitor'>;

/** Every screen of the areas, and the public pages that look otherwise to whom they serve. */
const screens: Record<Role, (Screen & { isOpen?: boolean })[]> = {
  candidate: [
    { path: '/candidate-dashboard' },
    { path: '/profile' },
    { path: '/profile/video-cv' },
    { path: '/profile/candidate-video-cv', to: '/profile/video-cv' },
    { path: '/candidate-settings' },
    { path: '/interview-simulator' },
    { path: '/jobs-pool', isOpen: true },
    { path: '/plans', isOpen: true },
  ],
  company: [
    { path: '/dashboard' },
    { path: '/job_opening' },
    { path: '/job_opening/new' },
    { path: '/job_opening/dashboards' },
    { path: '/job_application', to: '/job_application/list' },
    { path: '/job_application/list' },
    { path: '/job_application/list/job_opening' },
    { path: '/job_application/dashboards' },
    { path: '/company-profile-edit' },
    { path: '/company-profile-edit/company' },
    { path: '/company-profile-edit/settings' },
    { path: '/settings', to: '/company-profile-edit/settings' },
    { path: '/operations' },
    { path: '/plans', isOpen: true },
    { path: '/jobs-pool', isOpen: true },
  ],
  admin: [
    { path: '/admin-dashboard' },
    { path: '/admin-dashboard/dashboard', to: '/admin-dashboard' },
    { path: '/company_list', to: '/admin-dashboard' },
    { path: '/contact_messages' },
    { path: '/admin-profile-edit', to: '/admin-profile-edit/settings' },
    { path: '/admin-profile-edit/settings' },
  ],
  superadmin: [{ path: '/admin-dashboard' }, { path: '/contact_messages' }],
};

/** The screens of one row, which are asked of the calls. */
const rowScreens: [role: Role, name: string, find: (page: Page) => Promise<Screen>][] = [
  [
    'company',
    'an own opening in the form',
    async (page) => ({ path: `/job_opening/edit?id=${await firstId(page, '/api/job_opening')}` }),
  ],
  [
    'company',
    'an application beside its list',
    async (page) => ({
      path: `/job_application/list/details?id=${await firstId(page, '/api/job_application')}`,
    }),
  ],
  [
    'company',
    'the answers of an application',
    async (page) => ({
      path: `/job_application/question_answer?id=${await firstId(page, '/api/job_application')}`,
    }),
  ],
  [
    'company',
    'an own opening as visitors see it',
    async (page) => ({ path: `/job/${await firstId(page, '/api/jobs_pool')}` }),
  ],
  [
    'candidate',
    'an opening that can be applied to',
    async (page) => ({ path: `/job/${await firstId(page, '/api/jobs_pool')}` }),
  ],
  [
    'candidate',
    'the application to it',
    async (page) => ({ path: `/job/${await firstId(page, '/api/jobs_pool')}/apply` }),
  ],
  [
    'candidate',
    'its video questions',
    async (page) => ({ path: `/job/question-answer/${await firstId(page, '/api/jobs_pool')}` }),
  ],
];

for (const [role, list] of Object.entries(screens) as [Role, Screen[]][]) {
  for (const screen of list) {
    test(`${screen.path} stands for a ${role} in both languages and both themes`, async ({ openTab }) => {
      await expectScreen(await openTab(role), screen);
    });
  }
}

for (const [role, name, find] of rowScreens) {
  test(`${name} stands for a ${role} in both languages and both themes`, async ({ openTab }) => {
    const page = await openTab(role);
    await expectScreen(page, await find(page));
  });
}

test('every route of the areas is among these', () => {
  const stands = [
    ...Object.values(screens).flat(),
    ...['/job_opening/edit', '/job_application/list/details', '/job_application/question_answer'],
    '/job/question-answer/id',
  ].map((screen) => (typeof screen === 'string' ? screen : screen.path));
  expect(routesWithoutScreen(['_candidate', '_company', '_admin'], stands)).toEqual([]);
});

test('every screen of the areas leads a visitor to the sign-in page', async ({ openTab }) => {
  const page = await openTab('visitor');
  const closed = Object.values(screens).flatMap((list) => list.filter(({ isOpen }) => !isOpen));
  for (const { path } of closed) {
    await page.goto(path);
    await page.waitForURL(/\/login/);
  }
});

test('an area leads another role to the own dashboard', async ({ openTab }) => {
  const others: [Role, string, string][] = [
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

/** What an area shows comes with calls: they are waited for before it is judged. */
async function expectScreen(page: Page, screen: Screen): Promise<void> {
  await expectStands(page, screen, () => page.waitForLoadState('networkidle'));
}

async function firstId(page: Page, call: string): Promise<string> {
  const { data } = await (await page.request.get(call)).json();
  return data.data[0].id;
}
