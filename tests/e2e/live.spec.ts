import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './support/demo.ts';

/** Keeps what the live channel says first, as the page hears it. */
async function keepBeginnings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const beginnings: string[] = [];
    Object.assign(window, { beginnings });
    const Source = window.EventSource;
    window.EventSource = class extends Source {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('ready', ({ data }: MessageEvent<string>) => beginnings.push(data));
      }
    };
  });
}

/** What a page was told to ask for again when its channel opened; null is everything. */
async function firstChanges(page: Page): Promise<{ kind: string; id: string }[] | null> {
  const read = () => page.evaluate(() => (window as unknown as { beginnings: string[] }).beginnings[0]);
  await expect.poll(read).toBeDefined();
  return JSON.parse((await read()) ?? '{}').changes;
}

test('a page asks for nothing again that it was drawn with, and is told what changed before its channel opened', async ({
  page,
}) => {
  await signInAs(page, 'company');
  await keepBeginnings(page);
  await page.goto('/job_application/list');
  // The first channel of the process may have nothing before it.
  await firstChanges(page);
  await page.goto('/job_application/list?sort=oldest');
  expect(await firstChanges(page)).not.toBeNull();

  let open = () => {};
  const isChanged = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/live?*', async (route) => {
    await isChanged;
    await route.continue();
  });
  await page.goto('/job_application/list?sort=oldest');
  const row = page.locator('.list-row').first();
  const pin = row.getByRole('button', { name: /^Pin / });
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  const { data } = await (await page.request.get('/api/job_application?sort=oldest')).json();
  const [{ id }] = data.data as [{ id: string }];
  const headers = { origin: new URL(page.url()).origin };
  const set = (pinned: boolean) =>
    page.request.put(`/api/job_application/${id}/pin`, { data: { pinned }, headers });
  expect((await set(true)).ok()).toBe(true);
  open();
  expect(await firstChanges(page)).toContainEqual({ kind: 'applications', id });
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await set(false);
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
});
