import { expect, test } from '@playwright/test';
import {
  aNewCandidate,
  aNewCompany,
  letOthersApplyTo,
  newestLetter,
  withoutTheMinute,
} from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { sameOrigin, savesOpening, sendsApplication, signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('an application is rated and noted by keyboard, and not moved before it was interviewed', async ({
  browser,
}) => {
  const [owner, candidate] = [await aNewCompany('Corniche Harbour'), await aNewCandidate()];
  const [desk, own] = [await signedIn(browser, owner), await signedIn(browser, candidate)];
  const errors = [watchErrors(desk), watchErrors(own)];
  const opening = await savesOpening(desk, {
    title: 'Harbour pilot',
    due_date: daysFromNow(30),
    criteria: ['Seamanship', 'Communication'],
  });
  await sendsApplication(own, opening.id);

  await desk.goto('/job_application/list/details');
  await expect(desk.getByRole('heading', { level: 1, name: 'Rania Saleh' })).toBeVisible();
  // The first rating is still on its way when the next one is given: neither is lost.
  const held = Promise.withResolvers<void>();
  await desk.route('**/assessments/rate', (route) => held.promise.then(() => route.fallback()), { times: 1 });
  const saved: string[] = [];
  desk.on('response', (answer) => answer.url().endsWith('/assessments/rate') && saved.push(answer.url()));
  await desk.keyboard.press('4');
  const rating = desk.getByRole('region', { name: 'Your rating' });
  await expect(rating.getByRole('group', { name: 'Your rating' }).getByRole('radio').nth(3)).toBeChecked();
  const seamanship = rating.getByRole('group', { name: 'Seamanship' }).getByRole('radio', { name: '5 of 5' });
  await seamanship.check();
  held.resolve();
  await expect.poll(() => saved.length).toBe(2);
  await desk.reload();
  await expect(seamanship).toBeChecked();
  await desk.keyboard.press('Escape');
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('n');
  await desk.keyboard.type('Knows the channel.');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText(
    'Knows the channel.',
  );
  await expectAccessible(desk);
  // The stars that fill are the answer.
  await desk.keyboard.press('Escape');
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('4');
  await expect.poll(() => saved.length).toBe(3);
  await expect(desk.getByText('Updated Successfully')).toHaveCount(0);

  await test.step('on a phone the stars and the CV are a tap away', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.getByRole('button', { name: 'Your rating: 4 of 5' }).click();
    const drawer = desk.getByRole('dialog', { name: 'Your rating' });
    await expectAccessible(desk);
    await drawer.getByRole('radio', { name: '3 of 5' }).click();
    await expect(desk.getByRole('button', { name: 'Your rating: 3 of 5' })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
  });
  await test.step('at the thumb are the message, the rejection and the one filled act, which is taken once', async () => {
    const thumb = desk.locator('.review-acts');
    const acts = ['Message', 'Reject', 'Mark as screened'];
    for (const name of acts) await expect(thumb.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(desk.locator('.btn-primary:visible')).toHaveCount(1);
    await desk.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const foot = await desk.locator('.app-bar').boundingBox();
    const dock = await thumb.boundingBox();
    expect((dock?.y ?? 0) + (dock?.height ?? 0)).toBeCloseTo(foot?.y ?? -1, 0);
    await expectAccessible(desk);
    await thumb.getByRole('button', { name: 'Mark as screened' }).click();
    await expect(desk.getByRole('button', { name: 'Status: Screened' })).toBeVisible();
    await expect(desk.locator('.next-act [aria-busy]')).toHaveCount(0);
    await desk.getByRole('heading', { level: 1 }).click();
    await desk.keyboard.press('a');
    await expect(desk.getByRole('button', { name: 'Status: Shortlisted' })).toBeVisible();
    await expect(thumb.getByRole('link', { name: 'Schedule an interview' })).toBeInViewport({ ratio: 1 });
    await desk.setViewportSize({ width: 1280, height: 800 });
  });

  await desk.getByRole('button', { name: 'More for Rania Saleh' }).click();
  await desk.getByRole('menuitem', { name: 'Move to another opening' }).click();
  await expect(desk.getByRole('dialog')).toContainText(
    'Unable to Move Job Application. Only Interview completed Application can be moved',
  );
  expect(errors.flat()).toEqual([]);
  for (const page of [desk, own]) await page.context().close();
});

test('two are reviewed with three keys each, one is rejected with a reason, and one question is read across both', async ({
  browser,
}) => {
  const [owner, first, second] = [
    await aNewCompany('Corniche Harbour'),
    await aNewCandidate(),
    await aNewCandidate(),
  ];
  const [desk, own] = [await signedIn(browser, owner), await signedIn(browser, first)];
  const errors = [watchErrors(desk), watchErrors(own)];
  const opening = await savesOpening(desk, {
    title: 'Harbour pilot',
    due_date: daysFromNow(30),
    screening_questions: [{ title: 'How do you moor in a shamal?', answer_type: 'text' }],
  });
  await sendsApplication(own, opening.id);
  const other = await signedIn(browser, second);
  await sendsApplication(other, opening.id);
  const settings = {
    email_reject: true,
    mail_templates: { reject: 'Dear {candidate}, the channel is narrow.' },
  };
  const saved = await desk.request.put('/api/users/1', {
    headers: sameOrigin(),
    data: { extra_data: settings },
  });
  expect(saved.ok(), await saved.text()).toBe(true);

  await test.step('one is pinned by its key, and is the first of the board that is open beside it', async () => {
    const beside = await desk.context().newPage();
    await beside.goto(`/job_application/list?view=board&job_id=${opening.id}`);
    const cards = beside.locator('[data-column="Pending"]').getByRole('listitem');
    const pin = { name: 'Pin Rania Saleh' };
    await expect(cards).toHaveCount(2);
    await desk.goto(`/job_application/list/details?job_id=${opening.id}`);
    await expect(desk.getByText('1 of 2')).toBeVisible();
    await desk.keyboard.press('j');
    await expect(desk.getByText('2 of 2')).toBeVisible();
    await expect(desk.getByRole('region', { name: 'History' })).toContainText('Application sent');
    await desk.keyboard.press('p');
    await expect(desk.getByText('1 of 2')).toBeVisible();
    await expect(desk.getByRole('link', { name: /Pinned by/ })).toHaveCount(1);
    const pinned = cards.first().getByRole('button', { ...pin, pressed: true });
    await expect(pinned).toHaveAccessibleDescription(/^Pinned by /);
    await expect(cards.nth(1).getByRole('button', { ...pin, pressed: false })).toBeVisible();
    await expectAccessible(beside);

    await cards.first().getByRole('link').focus();
    await beside.keyboard.press('p');
    await expect(desk.getByText('2 of 2')).toBeVisible();
    await expect(cards.nth(1).getByRole('link')).toBeFocused();
    await expect(desk.getByRole('button', { ...pin, pressed: false })).toBeVisible();
    await beside.goto(`/job_application/list?job_id=${opening.id}`);
    const rows = beside.getByRole('row').filter({ has: beside.getByRole('link') });
    await rows.nth(1).getByRole('button', pin).click();
    await expect(rows.first().getByRole('button', { ...pin, pressed: true })).toBeFocused();
    await beside.keyboard.press('p');
    await expect(rows.nth(1).getByRole('button', { ...pin, pressed: false })).toBeFocused();
    await beside.close();
  });
  await desk.goto(`/job_application/list/details?job_id=${opening.id}`);
  const place = desk.getByText('1 of 2');
  await expect(place).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  for (const key of ['5', 'j']) await desk.keyboard.press(key);
  await expect(desk.getByText('2 of 2')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'History' })).toContainText('Application sent');
  await desk.keyboard.press('r');
  await expect(desk.getByRole('combobox', { name: /Reason/ })).toBeFocused();
  const letter = desk.getByRole('textbox', { name: 'Email to 1 candidate · English' });
  await expect(letter).toHaveValue('Dear Rania Saleh, the channel is narrow.');
  await letter.fill('The tide was against us.');
  await expectAccessible(desk);
  await desk.getByRole('combobox', { name: /Reason/ }).focus();
  for (const key of ['s', 'Enter']) await desk.keyboard.press(key);
  await expect(desk.getByText('Rania Saleh is now Rejected')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'History' })).toContainText('Salary expectations differ');
  await withoutTheMinute('applications.send-status-letter');
  const told = await newestLetter(desk, first.email, 'application-status-changed');
  expect(told).toContain('The tide was against us.');
  await own.goto('/candidate-dashboard');
  const row = own.getByRole('region', { name: 'Applications' });
  await row.getByText('1 ended: 1 not chosen').click();
  await expect(row).toContainText('Not chosen');
  await expect(row).not.toContainText('Salary');

  await desk.getByRole('link', { name: 'All answers' }).click();
  await desk.getByRole('link', { name: 'One question across all applicants' }).click();
  await expect(desk.getByText('I walk it.')).toHaveCount(2);
  await desk.keyboard.press('j');
  await expect(desk.locator('.question-person').first()).toBeFocused();
  await expectAccessible(desk);
  expect(errors.flat()).toEqual([]);
  for (const page of [desk, own, other]) await page.context().close();
});

test('a gap that a recruiter looks at is asked about in the language of the candidate, and only who sends it sends it', async ({
  browser,
}) => {
  const [owner, candidate] = [await aNewCompany('Corniche Harbour'), await aNewCandidate()];
  const [desk, own] = [await signedIn(browser, owner), await signedIn(browser, candidate)];
  const errors = [watchErrors(desk), watchErrors(own)];
  const eligibility = { in_country: true, languages: [{ name: 'Arabic', level: 'Expert' }] };
  const { id } = await savesOpening(desk, { title: 'Harbour pilot', due_date: daysFromNow(30), eligibility });
  await sendsApplication(own, id);
  const chosen = await own.request.put('/api/language', { headers: sameOrigin(), data: { locale: 'fr' } });
  expect(chosen.ok(), await chosen.text()).toBe(true);

  await desk.goto(`/job_application/list/details?job_id=${id}`);
  const fit = desk.getByRole('region', { name: /^Meets 0 of 2/ });
  await expect(fit.getByRole('listitem')).toHaveCount(2);
  await fit.getByRole('button', { name: 'Ask: Arabic, Expert' }).click();
  const box = desk.getByRole('textbox', { name: 'Write to Rania Saleh' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(
    /^Bonjour Rania Saleh,[\s\S]*Harbour pilot[\s\S]*Arabe[\s\S]*Corniche Harbour$/,
  );
  await expect(desk.locator('.message')).toHaveCount(0);
  await expectAccessible(desk);
  await box.fill('Parlez-vous arabe ?');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.locator('.message')).toHaveCount(1);
  await expect(desk.locator('.message')).toContainText('Parlez-vous arabe ?');
  // What was asked once is not begun again.
  await desk.goBack();
  await desk.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(box).toHaveValue('');
  expect(errors.flat()).toEqual([]);
  for (const page of [desk, own]) await page.context().close();
});

test('an application that is opened by its address has its place in the list', async ({ browser }) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'));
  const errors = watchErrors(desk);
  const opening = await savesOpening(desk, { title: 'Harbour pilot', due_date: daysFromNow(30) });
  await letOthersApplyTo(opening.id, 45);
  const { data } = await (await desk.request.get('/api/job_application?page=3')).json();
  await desk.goto(`/job_application/list/details?id=${data.data[1].id}`);
  await expect(desk.getByText('42 of 45')).toBeVisible();
  const rows = desk.getByRole('navigation', { name: 'Applications' });
  await expect(rows.locator('[aria-current]')).toHaveCount(1);
  await desk.keyboard.press('k');
  await expect(desk.getByText('41 of 45')).toBeVisible();
  await desk.keyboard.press('k');
  await expect(desk.getByText('40 of 45')).toBeVisible();
  expect(errors).toEqual([]);
  await desk.context().close();
});
