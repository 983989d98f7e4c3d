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

test('what streams and is no call is described, too, with who may use it', async () => {
  const { body } = await send(server(), 'GET', '/api/openapi.json');
  const routes = server().app.routes.filter(
    ({ method, path }) =>
      method !== 'ALL' && path.startsWith('/api/') && !/^\/api\/(?:docs|openapi)/.test(path),
  );
  const missing = routes.filter(({ method, path }) => {
    const item = body.paths[path.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')];
    // A HEAD is routed as a GET.
    const operation = item?.[method.toLowerCase()] ?? (method === 'GET' && item?.head);
    return !operation?.['x-policy'];
  });
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(Object.keys(body.paths['/recordings/{id}']).sort()).toEqual(['delete', 'head', 'patch']);
  expect(routes.length).toBeGreaterThan(5);
});

test('the documentation is a page that any browser reads', async () => {
  const { status, headers } = await send(server(), 'GET', '/api/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
});
