import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import {
  aNewCandidate,
  aNewCompany,
  letOthersApplyTo,
  type NewPerson,
  newestLetter,
  withoutTheMinute,
} from './accounts.ts';
import { daysFromNow } from './days.ts';
import { sameOrigin, savesOpening, sendsApplication, signedIn } from './own-openings.ts';
import { expectAccessible, expectNothingWider, watchErrors } from './page-check.ts';

export type Hand = 'keyboard' | 'touch';

/** By touch as many as a thumb needs to show it. */
const receivedBy: Record<Hand, number> = { keyboard: 40, touch: 12 };

/** A company with applications for one opening, the newest of them of somebody who follows what becomes of it. */
export interface Day {
  hand: Hand;
  desk: Page;
  own: Page;
  candidate: NewPerson;
  openingId: string;
  errors: string[][];
  newPage: () => Promise<Page>;
  press: (place: Locator) => Promise<void>;
}

export async function beginsDay(browser: Browser, hand: Hand): Promise<Day> {
  const size = { width: 390, height: 844 };
  const options = hand === 'touch' ? { hasTouch: true, isMobile: true, viewport: size } : {};
  const [owner, candidate] = [await aNewCompany('Corniche Harbour'), await aNewCandidate()];
  const [desk, own] = [await signedIn(browser, owner, options), await signedIn(browser, candidate, options)];
  const due_date = daysFromNow(30);
  const opening = await savesOpening(desk, { title: 'Harbour pilot', due_date, criteria: ['Seamanship'] });
  await savesOpening(desk, { title: 'Tug master', due_date });
  const switches = { email_accept: true, email_sortlisted: true, email_interview: true };
  const saved = await desk.request.put('/api/users/1', {
    headers: sameOrigin(),
    data: { extra_data: switches },
  });
  expect(saved.ok()).toBe(true);
  await letOthersApplyTo(opening.id, receivedBy[hand] - 1);
  await sendsApplication(own, opening.id);
  return {
    hand,
    desk,
    own,
    candidate,
    openingId: opening.id,
    errors: [watchErrors(desk), watchErrors(own)],
    newPage: async () => (await browser.newContext(options)).newPage(),
    press: (place) => (hand === 'touch' ? place.tap() : place.click()),
  };
}

/** All of them, each with at most three keys: the rating, the next one. By touch the star and "Next". */
export async function reviewsAll({ hand, desk, openingId, press }: Day): Promise<void> {
  const received = receivedBy[hand];
  await desk.goto(`/job_application/list/details?job_id=${openingId}`);
  for (let place = 1; place <= received; place += 1) {
    await expect(desk.getByText(`${place} of ${received}`, { exact: true })).toBeVisible();
    const stars = desk.getByRole('group', { name: 'Your rating' });
    await expect(stars).toBeVisible();
    const rating = place <= 5 ? 5 : 2;
    const isLast = place === received;
    if (hand === 'keyboard') {
      for (const key of isLast ? [`${rating}`] : [`${rating}`, 'j']) await desk.keyboard.press(key);
    } else {
      await stars
        .locator('label')
        .nth(rating - 1)
        .tap();
      if (!isLast) await press(desk.getByRole('button', { name: 'Next application' }).last());
    }
  }
  const rated = async () => {
    const answer = await desk.request.get(`/api/job_application?job_id=${openingId}&rating=2`);
    return (await answer.json()).data.total;
  };
  await expect.poll(rated).toBe(received);
}

/** The five best, chosen on the board by keys, or in the list by touch, become Shortlisted together. */
export async function shortlistsFive({ hand, desk, openingId, candidate, press }: Day): Promise<void> {
  const view = hand === 'keyboard' ? '&view=board' : '';
  await desk.goto(`/job_application/list?job_id=${openingId}&sort=rating${view}`);
  if (hand === 'keyboard') {
    await desk.locator('[data-column="Pending"] [data-card]').first().focus();
    for (const key of ['x', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+X'])
      await desk.keyboard.press(key);
  } else {
    const boxes = desk.getByRole('table').getByRole('checkbox');
    for (let index = 0; index < 5; index += 1) await boxes.nth(index).tap();
  }
  const bar = desk.getByRole('region', { name: '5 selected' });
  await expect(bar).toBeVisible();
  for (const sign of await bar.locator('.btn-icon svg').all()) await expect(sign).toBeVisible();
  await expectNothingWider(desk);
  // Where the list ends, the bar covers nothing of it.
  await desk.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expectAccessible(desk);
  await press(bar.getByRole('button', { name: 'Shortlist' }));
  await expect(desk.getByText('5 applications are now Shortlisted')).toBeVisible();
  await withoutTheMinute('applications.send-status-letters');
  await newestLetter(desk, candidate.email, 'application-status-changed');
}

/** One is shared; somebody without an account rates and comments, and the review shows it. */
export async function sharesOne({ hand, desk, newPage, press, errors }: Day): Promise<void> {
  await opens(desk, 'Rania Saleh', press);
  await press(desk.getByRole('button', { name: 'More for Rania Saleh' }));
  await press(desk.getByRole('menuitem', { name: 'Share…' }));
  const dialog = desk.getByRole('dialog', { name: 'Share this application' });
  await expect(dialog.getByLabel(/Email, phone and the CV file/)).not.toBeChecked();
  await expectAccessible(desk);
  await press(dialog.getByRole('button', { name: 'Make the link' }));
  const ready = desk.getByRole('dialog', { name: 'The link is ready' });
  const link = await ready.getByRole('textbox', { name: 'Link' }).inputValue();
  await press(ready.getByRole('button', { name: 'Close' }).last());

  const outside = await newPage();
  errors.push(watchErrors(outside));
  await outside.goto(new URL(link).pathname);
  const enter = outside.getByRole('button', { name: 'Look at the candidates' });
  await press(enter);
  await expect(outside.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  await outside.getByLabel('Your name').fill('Dr Khalid');
  await press(enter);
  await expect(outside.getByText('0 of 1 rated')).toBeVisible();
  if (hand === 'keyboard') await outside.keyboard.press('4');
  else
    await outside
      .getByRole('group', { name: /rating/i })
      .locator('label')
      .nth(3)
      .tap();
  await expect(outside.getByText('4, strong')).toBeVisible();
  if (hand === 'keyboard') await outside.keyboard.press('c');
  else await outside.locator('#room-comment').tap();
  await outside.keyboard.type('Calm under pressure.');
  await expect(outside.getByText('Saved as you type')).toBeVisible();
  await expectAccessible(outside);
  await press(outside.getByRole('button', { name: 'Done' }));
  await expect(outside.getByRole('heading', { name: 'What others say' })).toBeVisible();

  await desk.reload();
  const said = desk.getByRole('region', { name: 'Outside the team' });
  await expect(said).toContainText('Calm under pressure.');
  await press(said.getByRole('link', { name: /Harbour pilot/ }));
  const details = desk.getByRole('dialog', { name: 'Harbour pilot' });
  await expect(details.getByText('Calm under pressure.')).toBeVisible();
  await press(details.getByRole('button', { name: 'Close' }).last());
  await press(desk.getByRole('button', { name: 'Close the link Harbour pilot' }));
  await press(desk.getByRole('button', { name: 'Close the link', exact: true }));
  await expect(desk.getByText('The link is closed')).toBeVisible();
  expect((await outside.goto(new URL(link).pathname))?.status()).toBe(410);
  await outside.context().close();
}

export async function opens(desk: Page, name: string, press: Day['press']): Promise<void> {
  await press(desk.getByRole('link', { name, exact: true }).first());
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
}
