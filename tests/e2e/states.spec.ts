import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf, screens } from '../screens/screens.ts';
import { reach } from '../screens/states.ts';
import { expectTextsWhole } from './support/geometry.ts';
import { settled } from './support/page-check.ts';
import { movedBy } from './support/page-shift.ts';
import { test } from './support/sweep.ts';

// Scroll bars that take room, as on most desks: without them nothing could move aside.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { ignoreDefaultArgs: ignored } = launchOptions;
      const others = Array.isArray(ignored) ? ignored : [];
      await use({ ...launchOptions, ignoreDefaultArgs: [...others, '--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'parallel' });

for (const screen of screens)
  for (const state of screen.states ?? []) {
    const name = `${screen.viewer} ${screen.path} ${screen.name ?? ''}`.trim();
    test(`${name}: "${state.name}" shows every text and moves nothing`, async ({ openTab }) => {
      const address = await addressOf(screen, async (viewer) => (await openTab(viewer)).request);
      const page = await openTab(screen.viewer);
      await page.goto(address);
      await settled(page);
      await reach(page, state, 'en', async (act) => {
        // What the presses before have asked for has come.
        if (state.steps.length > 1) await settled(page);
        const moved = await movedBy(page, act);
        if (state.isDialog) expect(moved).toEqual([]);
      });
      const dialog = page.locator('dialog[open]');
      if (await dialog.isVisible()) await expectAtField(dialog);
      await expectTextsWhole(page);
      await expectTextsWhole(page, { width: 390, height: 844 });
      if (await dialog.isVisible()) await expectFocusBack(page, dialog);
    });
  }

/** Whoever opens a dialog with fields begins at one of them, not at "Close". */
async function expectAtField(dialog: Locator) {
  const fields = dialog.locator('.dialog-body').locator('input:not([type=hidden]), textarea, select');
  if ((await fields.filter({ visible: true }).count()) === 0) return;
  await expect(dialog.locator(':focus')).not.toHaveAttribute('title', /.*/);
}

/** Who leaves a dialog goes on where it was opened. */
async function expectFocusBack(page: Page, dialog: Locator) {
  // One that was opened from another may lead back to that.
  const name = (await dialog.last().getByRole('heading').first().textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog.filter({ has: page.getByRole('heading', { name, exact: true }) })).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.locator(':focus')).toBeVisible();
}

test('a page that loses its scroll bar is seen to move', async ({ openTab }) => {
  const page = await openTab('visitor');
  // Not under the policy of a page that was there before.
  await page.goto('about:blank');
  const lock = 'html:has(dialog[open]) { overflow: hidden }';
  const show = (style: string) =>
    page.setContent(`<style>${style}</style><main style="height:3000px">Page</main><dialog>Hello</dialog>`);
  const open = () => page.evaluate(() => document.querySelector('dialog')?.showModal());
  await show(lock);
  expect(await movedBy(page, open)).toEqual(['main']);
  await show(`${lock} html { scrollbar-gutter: stable }`);
  expect(await movedBy(page, open)).toEqual([]);
});
