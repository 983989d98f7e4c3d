import { expect, test } from 'vitest';
import { listCalls } from '#server/platform/registry.ts';
import { send } from '#support/client.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('the description lists every call of the contract with its policy', async () => {
  const { status, body } = await send(server(), 'GET', '/api/openapi.json');
  expect(status).toBe(200);
  for (const call of listCalls()) {
    const operation = body.paths[call.path.replace(/^\/api/, '')]?.[call.method.toLowerCase()];
    expect(operation, `${call.method} ${call.path}`).toMatchObject({ 'x-policy': call.policy });
  }
});

test('the documentation is a page that any browser reads', async () => {
  const { status, headers } = await send(server(), 'GET', '/api/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
});
