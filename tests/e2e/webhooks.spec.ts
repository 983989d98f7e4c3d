import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { demoPassword, signInAs } from './support/demo.ts';
import { hydrated } from './support/page-check.ts';

test('an owner makes an endpoint, a program proves what it hears, and it is sent again and ended', async ({
  page,
}) => {
  test.skip(process.env.E2E_URL !== undefined, 'Its program listens unencrypted on this machine.');
  const heard: { body: string; headers: Record<string, string> }[] = [];
  let status = 500;
  const program = createServer(async (request, response) => {
    heard.push({ body: await text(request), headers: request.headers as Record<string, string> });
    response.writeHead(status).end('{"heard":true}');
  }).listen(0, '127.0.0.1');
  await once(program, 'listening');
  const { port } = program.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;

  await signInAs(page, 'company');
  await page.goto('/company-profile-edit/settings/webhooks');
  await hydrated(page);
  await page.getByRole('button', { name: 'Make an endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make an endpoint' }).click();
  await expect(dialog.getByText('Please enter an address that begins with https://')).toBeVisible();
  await dialog.getByLabel('Address').fill(`http://${host}/hook`);
  await dialog.getByRole('checkbox', { name: 'Opening closed' }).uncheck();
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Make an endpoint' }).click();
  const secret = await page.getByRole('dialog').getByLabel('Secret').inputValue();
  await page.getByRole('button', { name: 'I have kept it' }).click();

  const row = page.getByRole('listitem').filter({ hasText: `http://${host}/hook` });
  await row.getByRole('button', { name: `More for ${host}` }).click();
  await page.getByRole('menuitem', { name: 'Send a test' }).click();
  await expect.poll(() => heard.length).toBe(1);
  await row.getByRole('link', { name: 'Deliveries' }).click();
  const log = page.getByRole('region', { name: `Deliveries to ${host}` });
  await expect(log.getByRole('listitem')).toContainText('1 attempt');
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveAttribute('aria-current', 'page');

  status = 200;
  await log.getByRole('button', { name: 'Look' }).click();
  const delivery = page.getByRole('dialog');
  await expect(delivery).toContainText('"type":"webhook.test"');
  await expect(delivery.getByRole('listitem').first()).toContainText('500');
  await delivery.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(delivery).toBeHidden();
  await expect.poll(() => heard.length).toBe(2);
  const [first, again] = heard;
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(again && new Webhook(secret).verify(again.body, again.headers)).toMatchObject({
    type: 'webhook.test',
  });
  await log.getByLabel('Show').selectOption('Arrived');
  await expect(log.getByRole('listitem')).toContainText('Arrived');

  await row.getByRole('button', { name: `More for ${host}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toBeHidden();
  await expect(log).toBeHidden();
  program.close();
});
