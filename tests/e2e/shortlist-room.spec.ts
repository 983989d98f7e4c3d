import { expect, type Page, test } from '@playwright/test';
import { daysFromNow } from './support/days.ts';
import { signInAs } from './support/demo.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('an application is shared from its review, with what is shown said before the link exists', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await signInAs(page, 'company');
  await page.goto('/job_application/list/details');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this application' });
  await expect(dialog.getByLabel(/Email, phone and the CV file/)).not.toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const ready = page.getByRole('dialog', { name: 'The link is ready' });
  await expect(ready.getByRole('textbox', { name: 'Link' })).toHaveValue(
    /\/shared_applications\/[0-9a-f-]{36}$/,
  );
  await ready.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('heading', { name: 'Outside the team' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('five are shared; an outsider opens, rates, comments and says Done; closed, the room is gone', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'company');
  const id = await shareFive(page);
  const outside = await (await browser.newContext()).newPage();
  const errors = watchErrors(outside);
  await outside.goto(`/shared_applications/${id}`);
  await expect(outside.getByRole('heading', { name: 'Five for Monday' })).toBeVisible();
  await expectAccessible(outside);
  await outside.getByRole('button', { name: 'Look at the candidates' }).click();
  await expect(outside.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  await outside.getByLabel('Your name').fill('Dr Khalid');
  await outside.getByRole('button', { name: 'Look at the candidates' }).click();
  await expect(outside.getByText('0 of 5 rated')).toBeVisible();
  await outside.keyboard.press('4');
  await expect(outside.getByText('4, strong')).toBeVisible();
  await outside.keyboard.press('c');
  await outside.keyboard.type('Calm under pressure.');
  await expect(outside.getByText('Saved as you type')).toBeVisible();
  await outside.keyboard.press('Escape');
  await outside.keyboard.press('j');
  await outside.keyboard.press('2');
  await expect(outside.getByText('2 of 5 rated')).toBeVisible();
  await expectAccessible(outside);
  await outside.getByRole('button', { name: 'Done' }).click();
  await expect(outside.getByRole('heading', { name: 'What others say' })).toBeVisible();
  expect(errors).toEqual([]);

  await page.goto(`/job_application/shared?id=${id}`);
  const details = page.getByRole('dialog', { name: 'Five for Monday' });
  await expect(details.getByText('Calm under pressure.')).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Close the link Five for Monday' }).click();
  await page.getByRole('button', { name: 'Close the link', exact: true }).click();
  await expect(page.getByText('The link is closed')).toBeVisible();
  const gone = await outside.goto(`/shared_applications/${id}`);
  expect(gone?.status()).toBe(410);
  await expect(outside.getByRole('heading', { name: 'This shared list is not here any more' })).toBeVisible();
});

async function shareFive(page: Page): Promise<string> {
  await page.goto('/job_application/list');
  const received = await (await page.request.get('/api/job_application?show=5')).json();
  const ids = received.data.data.map((row: { id: string }) => row.id);
  const answer = await page.request.post('/api/job_application_share', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      application_ids: ids,
      title: 'Five for Monday',
      question: 'Please pick two.',
      expires_on: daysFromNow(7),
    },
  });
  return (await answer.json()).data.id;
}
