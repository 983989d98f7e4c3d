import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';

/** A text of the product in the language of the page, or a CSS selector. */
type Step = string | ((inputs?: never, options?: { locale?: Locale }) => string);

/** What a screen can look like beside how it opens, and what is pressed to see it. */
export interface State {
  name: string;
  /** What is typed or chosen first, and where. */
  types?: { place: string; text: string };
  /** What the first file field is given. */
  chooses?: { name: string; mimeType: string; buffer: Buffer };
  steps: Step[];
  isDialog?: boolean;
  /** What stands there then; a wrong field, or a dialog, unless it is named. */
  shows?: string;
}

/** The form is sent as it is; by the button that is named, or the first that sends. */
export function wrongInput(...steps: Step[]): State {
  return { name: 'wrong input', steps: steps.length > 0 ? steps : ['main form [type=submit]'] };
}

export function dialog(name: string, ...steps: Step[]): State {
  return { name, steps, isDialog: true };
}

/** Something that stands in the page, and no dialog. */
export function panel(name: string, shows: string, ...steps: Step[]): State {
  return { name, shows, steps };
}

/** Presses what leads to the state, one thing after the other; `around` is given the last press to look at. */
export async function reach(
  page: Page,
  { types, chooses, steps, isDialog, shows }: State,
  locale: Locale,
  around = (press: () => Promise<void>) => press(),
): Promise<void> {
  if (types) await typeFirst(page, types);
  if (chooses) await page.locator('main input[type=file]').first().setInputFiles(chooses, { timeout: 8000 });
  const places = steps.map((step) =>
    (typeof step === 'string' ? page.locator(step) : named(page, step(undefined, { locale })))
      .filter({ visible: true })
      .first(),
  );
  const last = places.pop();
  for (const place of places) await place.click({ timeout: 8000 });
  await last?.scrollIntoViewIfNeeded({ timeout: 8000 });
  const shown = placeOf(page, { shows, isDialog });
  await around(async () => {
    await last?.click({ timeout: 8000 });
    await shown.waitFor({ timeout: 8000 });
  });
}

/** What the tab keeps of an earlier visit would leave nothing to type. */
async function typeFirst(page: Page, { place, text }: NonNullable<State['types']>): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  const field = page.locator(place);
  const isChosen = (await field.and(page.locator('select')).count()) > 0;
  await (isChosen ? field.selectOption(text, { timeout: 8000 }) : field.fill(text, { timeout: 8000 }));
}

/** What is seen in a state. */
export function placeOf(page: Page, { shows, isDialog }: Pick<State, 'shows' | 'isDialog'>): Locator {
  const place = shows ?? (isDialog ? 'dialog[open], .popover:popover-open' : '[aria-invalid=true]');
  return page.locator(place).first();
}

function named(page: Page, name: string) {
  return page
    .getByRole('button', { name })
    .or(page.getByRole('menuitem', { name }))
    .or(page.getByRole('link', { name }));
}
