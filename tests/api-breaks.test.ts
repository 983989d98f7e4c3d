import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { breaksBetween, type Description, type Schema } from '#support/api-breaks.ts';
import { send } from '#support/client.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
/** The description of the last release; `npm run keep-release` keeps it. */
const kept = 'tests/support/released/openapi.json.br';

/** What was broken on purpose since then, each with its reason. */
const onPurpose = new Map([
  [
    'POST /decline_templates, body.texts.ar: must be sent',
    'Arabic came: what everybody reads is written in it, too',
  ],
  ['PUT /decline_templates/{id}, body.texts.ar: must be sent', 'the same'],
  ['POST /articles, body.texts.ar: must be sent', 'the same'],
  ['PUT /articles/{id}, body.texts.ar: must be sent', 'the same'],
  ['POST /questions, body.texts.ar: must be sent', 'the same'],
  ['PUT /questions/{id}, body.texts.ar: must be sent', 'the same'],
  ['POST /job_titles, body.names.ar: must be sent', 'the same'],
  ['PUT /job_titles/{value}, body.names.ar: must be sent', 'the same'],
  ['POST /announcements, body.texts.ar: must be sent', 'the same'],
  ['PUT /announcements/{id}, body.texts.ar: must be sent', 'the same'],
]);

const describedNow = async () => (await send(server(), 'GET', '/api/openapi.json')).body;

test('a program that was written by the description of the last release goes on working', async () => {
  const last: Description = JSON.parse(brotliDecompressSync(readFileSync(kept)).toString());
  expect(Object.keys(last.paths).length).toBeGreaterThan(200);
  expect(breaksBetween(last, await describedNow())).toEqual([...onPurpose.keys()]);
});

test.runIf(process.env.KEEP_DESCRIPTION)('the description of this release is kept', async () => {
  writeFileSync(kept, brotliCompressSync(JSON.stringify(await describedNow())));
});

const text: Schema = { type: 'string' };
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  ...{ type: 'object', properties, required },
});
const content = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const described = (asked: Schema, answer: Schema): Description => ({
  paths: { '/one': { post: { requestBody: content(asked), responses: { 200: content(answer) } } } },
});
const none = object({});

test.each<[string, Schema, Schema, string[]]>([
  ['more may be sent', object({ a: text }), object({ a: text, b: text }), []],
  ['more must be sent', none, object({ a: text }, ['a']), ['body.a: must be sent']],
  ['a value is taken no more', { enum: ['a', 'b'] }, { enum: ['a'] }, ['body: b is taken no more']],
  ['one more value is taken', { enum: ['a'] }, { enum: ['a', 'b'] }, []],
  ['less fits', { ...text, maxLength: 9 }, { ...text, maxLength: 5 }, ['body: maxLength is 5']],
  ['null is taken, too', text, { anyOf: [text, { type: 'null' }] }, []],
  ['null is taken no more', { anyOf: [text, { type: 'null' }] }, text, ['body: a choice is taken no more']],
  ['a number is a text', { type: 'number' }, text, ['body: is taken no more as it was']],
])('what is sent: %s', (_name, before, after, breaks) => {
  const found = breaksBetween(described(before, none), described(after, none));
  expect(found).toEqual(breaks.map((one) => `POST /one, ${one}`));
});

test.each<[string, Schema, Schema, string[]]>([
  ['more is answered', object({ a: text }, ['a']), object({ a: text, b: text }, ['a', 'b']), []],
  ['less is answered', object({ a: text }), none, ['.a: is gone']],
  ['something may be missing', object({ a: text }, ['a']), object({ a: text }), ['.a: may be missing']],
  ['null is answered, too', text, { anyOf: [text, { type: 'null' }] }, [': a choice is answered, too']],
  ['null is answered no more', { anyOf: [text, { type: 'null' }] }, text, []],
  ['a list is an object', { type: 'array', items: text }, none, [': is answered as something else']],
])('what is answered: %s', (_name, before, after, breaks) => {
  const found = breaksBetween(described(none, before), described(none, after));
  expect(found).toEqual(breaks.map((one) => `POST /one, 200${one}`));
});

test('a call and an event that are gone are breaks', () => {
  const event = { post: { requestBody: content(none) } };
  const before = { ...described(none, none), webhooks: { 'opening.closed': event } };
  expect(breaksBetween(before, { paths: {}, webhooks: {} })).toEqual([
    'POST /one: is gone',
    'webhook opening.closed: is gone',
  ]);
});
