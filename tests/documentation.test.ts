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

test('what is stored of a candidate has one type wherever an answer shows it', async () => {
  const { body } = await send(server(), 'GET', '/api/openapi.json');
  const types = new Map<string, Set<string>>();
  for (const [path, item] of Object.entries<Record<string, Described>>(body.paths)) {
    // A CV is a document of its own, and counts tell how many have each value.
    if (/^\/cvs|_counts$/.test(path)) continue;
    for (const { responses } of Object.values(item))
      for (const { content } of Object.values(responses ?? {}))
        for (const { schema } of Object.values(content ?? {}))
          walk(schema, (name, type) => types.set(name, (types.get(name) ?? new Set()).add(type)));
  }
  const mixed = storedOfCandidates.filter((name) => types.get(name)?.size !== 1);
  expect(mixed.map((name) => [name, ...(types.get(name) ?? [])])).toEqual([]);
});

const storedOfCandidates = [
  ...['professional_skills', 'desired_jobs', 'expected_salary', 'total_experience', 'current_position'],
  ...['residence_country', 'nationality', 'date_of_birth', 'gender', 'marital_status', 'notice_period'],
  ...['visa_option', 'in_country', 'languages', 'educations', 'experiences', 'dial_code', 'phone'],
];

interface Described {
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

function walk(schema: Schema | undefined, found: (name: string, type: string) => void): void {
  if (!schema || typeof schema !== 'object') return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    // The words for values in the reader's language are no values.
    if (name === 'words' || name === 'labels') continue;
    for (const type of typesOf(field)) found(name, type);
    walk(field, found);
  }
  for (const part of [
    schema.items,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ])
    walk(part, found);
  if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, found);
}

function typesOf(schema: Schema): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (parts.length > 0) return [...new Set(parts.flatMap(typesOf))];
  const own = schema.const === undefined ? [schema.type ?? []].flat() : [typeof schema.const];
  return [
    ...new Set(own.filter((type) => type !== 'null').map((type) => (type === 'integer' ? 'number' : type))),
  ];
}

test('the documentation is a page that any browser reads', async () => {
  const { status, headers } = await send(server(), 'GET', '/api/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
});
