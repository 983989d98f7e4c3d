import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { describeApi } from '#server/platform/http/description.ts';
import { aKey } from '#support/keys.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { ApiError, createClient } from '../packaging/client/index.js';
import { clientTypes } from './client-types.mjs';

const server = testServer();
const folder = mkdtempSync(join(tmpdir(), 'hiring-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A client of a new company with an opening. */
async function aClient(scopes) {
  const owner = await anApprovedCompany(server());
  const opening = await anOpening(server(), owner.companyId);
  const { key } = await aKey(server(), owner, { scopes });
  const site = 'http://localhost:3000';
  const fetch = (url, init) => server().app.request(new Request(url, init));
  return { opening, call: createClient({ site, key, fetch }) };
}

test('a program reads, writes once under its value, and is told why it is refused', async () => {
  const { call, opening } = await aClient(['openings:read', 'openings:write', 'applications:read']);
  const { data } = await call('GET /job_opening', { query: { page: 1 } });
  expect(JSON.stringify(data)).toContain(opening);
  const query = { status: ['Pending', 'Hired'], searchkey: undefined };
  expect((await call('GET /job_application', { query })).status).toBe(200);
  const copy = { path: { id: opening }, idempotencyKey: 'one' };
  const copied = await call('POST /job_opening/{id}/duplicate', copy);
  expect(await call('POST /job_opening/{id}/duplicate', copy)).toEqual(copied);
  const refused = await call('POST /message_templates', { body: { name: 'A', text: 'B' } }).catch(
    (error) => error,
  );
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 403, code: 'KEY_SCOPE', body: { scope: 'messages:write' } });
});

test('the examples of the README hold by the types, and what is wrong does not', async () => {
  const own = join(folder, 'node_modules/hiring-client');
  mkdirSync(own, { recursive: true });
  cpSync('packaging/client', own, { recursive: true });
  writeFileSync(join(own, 'index.d.ts'), clientTypes(await describeApi('https://mihna.example')));
  const readme = readFileSync('packaging/client/README.md', 'utf8');
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, text]) => text);
  expect(examples).toHaveLength(2);
  const wrong = [
    "call('GET /job_openings')",
    "call('GET /job_opening', { query: { page: {} } })",
    "call('POST /job_opening/{id}/duplicate')",
    "call('POST /message_templates', { body: { name: 'A' } })",
  ];
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'program.ts'),
    [
      ...examples,
      'export const id: string = (await call("GET /message_templates")).data.templates[0]!.id;',
      ...wrong.map((line) => `// @ts-expect-error\nawait ${line};`),
      'import type { WebhookEvents } from "hiring-client";',
      'export const moved = (event: WebhookEvents["application.moved"]): string => event.data.application_id;',
    ].join('\n'),
  );
  const strict = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext'];
  const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
  const check = promisify(execFile)(resolve('node_modules/.bin/tsc'), [...strict, ...types, 'program.ts'], {
    cwd: folder,
  });
  const found = await check.then(
    () => 'nothing',
    ({ stdout, message }) => stdout || message,
  );
  expect(found).toBe('nothing');
});
