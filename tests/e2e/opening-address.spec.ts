import { expect, test } from '@playwright/test';
import { watchErrors } from './support/page-check.ts';

test('an opening answers at its id and at the address that people read, which both name as theirs', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const { data } = (await (await page.request.get('/api/jobs_pool')).json()).data;
  const { id, title } = data[0];
  const canonical = page.locator('link[rel=canonical]');
  await page.goto(`/job/${id}`);
  const address = (await canonical.getAttribute('href')) ?? '';
  expect(address).toMatch(new RegExp(`/job/[a-z0-9-]+-${id}$`));
  await page.goto(new URL(address).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(canonical).toHaveAttribute('href', address);
  await page.goto(`/fr/job/anything-${id}`);
  await expect(canonical).toHaveAttribute('href', address.replace('/job/', '/fr/job/'));
  // A card leads straight to it.
  await page.goto(`/fr/jobs-pool?job_title=${encodeURIComponent(title)}`);
  await expect(page.locator(`.job a[href$="${id}"]`)).toHaveAttribute(
    'href',
    new URL(address.replace('/job/', '/fr/job/')).pathname,
  );
  expect((await page.goto('/job/anything'))?.status()).toBe(404);
  expect(errors).toEqual([]);
});
