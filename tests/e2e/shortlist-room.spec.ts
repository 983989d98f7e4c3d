import { expect, type Page, test } from '@playwright/test';
import { aNewCompany, letOthersApplyTo } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { sameOrigin, savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('a shortlist room is gone through by keys: j and k step, 1 to 5 rate, c comments, and a comment is no key', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'));
  const room = await aRoomOfThree(desk);
  const outside = await (await browser.newContext()).newPage();
  const errors = watchErrors(outside);
  await outside.goto(room);
  await outside.getByLabel('Your name').fill('Dr Khalid');
  await outside.getByRole('button', { name: 'Look at the candidates' }).click();
  const list = outside.getByRole('navigation', { name: 'Candidates' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const [first, second, third] = await list.getByRole('listitem').locator('b').allTextContents();
  const expectOpen = async (name: string | undefined) => {
    await expect(outside.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(list.locator('[aria-current]')).toContainText(name ?? '');
  };
  await expectOpen(first);

  await test.step('k before the first and j after the last stay where they are', async () => {
    await outside.keyboard.press('k');
    await expectOpen(first);
    await outside.keyboard.press('j');
    await expectOpen(second);
    await outside.keyboard.press('j');
    await expectOpen(third);
    await outside.keyboard.press('j');
    await expectOpen(third);
    await outside.keyboard.press('k');
    await expectOpen(second);
  });

  await test.step('what is rated is of the one that is open; letters typed into the comment step nowhere', async () => {
    await outside.keyboard.press('4');
    await expect(outside.getByText('4, strong')).toBeVisible();
    await outside.keyboard.press('c');
    await outside.keyboard.type('Kept just 5 jokes');
    await expectOpen(second);
    await expect(outside.getByText('Saved as you type')).toBeVisible();
    await outside.keyboard.press('Escape');
    await outside.keyboard.press('j');
    await expectOpen(third);
    await outside.keyboard.press('2');
    await expect(outside.getByText('2 of 3 rated')).toBeVisible();
    await outside.keyboard.press('k');
    await expect(outside.getByRole('textbox', { name: /comment/i })).toHaveValue('Kept just 5 jokes');
  });

  await test.step('the company reads the verdict as it is given, and “Done” is answered in view', async () => {
    await desk.goto(`/job_application/list/details?id=${await idOf(desk, first)}`);
    const said = desk.getByRole('region', { name: 'Outside the team' });
    await expect(said).toContainText('No ratings or comments yet.');
    await list.getByRole('button', { name: first }).click();
    await outside.keyboard.press('5');
    await expect(said).toContainText('Dr Khalid');
    await outside.getByRole('button', { name: 'Done' }).click();
    const thanks = outside.getByRole('status').filter({ hasText: 'Thank you.' });
    await expect(thanks).toBeFocused();
    await expect(thanks).toBeInViewport();
  });

  await expectAccessible(outside);
  expect(errors).toEqual([]);
});

/** The path of a link to three applications. */
async function aRoomOfThree(desk: Page): Promise<string> {
  const opening = await savesOpening(desk, { title: 'Harbour pilot', due_date: daysFromNow(30) });
  await letOthersApplyTo(opening.id, 3);
  const { data } = await (await desk.request.get('/api/job_application')).json();
  const answer = await desk.request.post('/api/job_application_share', {
    headers: sameOrigin(),
    data: {
      application_ids: data.data.map(({ id }: { id: string }) => id),
      title: 'Three for Monday',
      expires_on: daysFromNow(7),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return `/shared_applications/${(await answer.json()).data.id}`;
}

/** The application of a candidate by name. */
async function idOf(desk: Page, name: string | undefined): Promise<string> {
  const { data } = await (await desk.request.get('/api/job_application')).json();
  return data.data.find(({ candidate }: { candidate: { name: string } }) => candidate.name === name)?.id;
}
