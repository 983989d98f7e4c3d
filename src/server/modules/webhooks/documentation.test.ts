import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { webhookEvents } from '#contract/webhook-events.ts';
import { send } from '#support/client.ts';
import { testServer } from '#support/test-server.ts';
import { newSecret } from './sealed.ts';

const server = testServer();
const page = readFileSync('docs/integrations/webhooks.md', 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, text = '']) => text);
const examples = blocks('json').flatMap((block) => block.trim().split('\n'));

test('each example of the documentation is an event as it is sent, and there is one of each', () => {
  const found = examples.map((example) => {
    const event = JSON.parse(example);
    const { body } = webhookEvents[event.type as keyof typeof webhookEvents];
    expect(
      body.extend({ data: z.strictObject((body.shape.data as z.ZodObject).shape) }).parse(event),
    ).toEqual(event);
    return event.type;
  });
  expect(new Set(found)).toEqual(new Set(Object.keys(webhookEvents)));
});

test('the program of the documentation takes a request that is ours, and no other', () => {
  const [program = ''] = blocks('js');
  const source = program.replace(/^import.*$/m, '').replace('export function', 'return function');
  const read = new Function('Webhook', source)(Webhook);
  const [secret, now, [body = '']] = [newSecret(), new Date(), examples];
  const headers = {
    'webhook-id': 'one',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('one', now, body),
  };
  expect(read(body, headers, secret)).toEqual(JSON.parse(body));
  expect(() => read(`${body} `, headers, secret)).toThrow();
  expect(() => read(body, headers, newSecret())).toThrow();
});

test('the description has each event under webhooks', async () => {
  const { body } = await send(server(), 'GET', '/api/openapi.json');
  expect(body.openapi).toMatch(/^3\.1/);
  expect(Object.keys(body.webhooks)).toEqual(Object.keys(webhookEvents));
  const { post } = body.webhooks['application.moved'];
  expect(post.requestBody.content['application/json'].schema.properties.type).toMatchObject({
    const: 'application.moved',
  });
});
