import type { Page } from '@playwright/test';

type Place = readonly [x: number, y: number];

/** Takes hold with the mouse and goes to a place, without letting go. */
export async function holdOver(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 8, from[1] + 8);
  await page.mouse.move(...to, { steps: 4 });
}

/** The browser takes the pointer for something of its own, as it does with a finger when it begins to scroll. */
export async function takeAway(page: Page): Promise<void> {
  // The mouse is the pointer with the number 1.
  await page.evaluate(() =>
    document.documentElement.dispatchEvent(
      new PointerEvent('pointercancel', { pointerId: 1, bubbles: true, pointerType: 'mouse' }),
    ),
  );
  await page.mouse.up();
}
