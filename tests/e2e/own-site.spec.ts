import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { aNewCompany } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('what a company pastes into a page of its own lists its openings there, under that page’s policy', async ({
  browser,
  baseURL,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'));
  await savesOpening(desk, { title: 'Harbour pilot', due_date: daysFromNow(30) });
  await desk.goto('/company-profile-edit/settings/site');
  await expect(desk.getByRole('link', { name: 'Harbour pilot' })).toBeVisible();
  await desk.getByRole('combobox', { name: 'Language of the list' }).selectOption('ar');
  await expect(desk.locator('mihna-openings')).toHaveAttribute('dir', 'rtl');
  await desk.getByRole('button', { name: 'Copy the code' }).click();
  await expect(desk.getByText('Copied')).toBeVisible();
  const code = await desk.evaluate(() => navigator.clipboard.readText());
  await desk.context().close();

  const policy = `default-src 'self' ${new URL(baseURL ?? '').origin}`;
  const site = createServer((request, response) => {
    const found = request.url === '/';
    response.writeHead(found ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    response.end(
      found ? `<!doctype html><html lang="en"><title>Harbour</title><main><h1>Jobs</h1>${code}</main>` : '',
    );
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    const visitor = await browser.newPage();
    const errors = watchErrors(visitor);
    const asked = visitor.waitForRequest(/openings\.json$/);
    await visitor.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const { cookie, referer } = await (await asked).allHeaders();
    expect(`${cookie ?? ''}${referer ?? ''}`).toBe('');
    const opening = visitor.getByRole('listitem').filter({ hasText: 'Harbour pilot' });
    await expect(opening).toContainText('الدوحة');
    await expectAccessible(visitor);
    await opening.getByRole('link').click();
    await expect(visitor).toHaveURL(/\/ar\/job\/.*\?source=website$/);
    await expect(visitor.locator('a[href*="source%3Dwebsite"]').first()).toBeVisible();
    expect(errors).toEqual([]);
    await visitor.close();
  } finally {
    site.close();
  }
});
