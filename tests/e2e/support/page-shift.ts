import type { Page } from '@playwright/test';

/** The parts of the page that stand elsewhere after something was done. */
export async function movedBy(page: Page, act: () => Promise<void>): Promise<string[]> {
  const before = await placesOf(page);
  await act();
  const after = await placesOf(page);
  return Object.keys(before).filter((part) => before[part] !== after[part]);
}

function placesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['header', 'main', 'h1', 'footer'].map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return [part, box ? `${Math.round(box.x)} ${Math.round(box.y)} ${Math.round(box.width)}` : ''];
      }),
    ),
  );
}
