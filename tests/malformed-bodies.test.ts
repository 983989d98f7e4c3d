import { beforeAll, expect, test } from 'vitest';
import { listCalls } from '#server/platform/registry.ts';
import { faultOf } from './support/hostile-values.ts';
import { anApprovedCompany, aSuperadmin } from './support/people.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();
const json = 'application/json';

const bodies: [name: string, type: string | undefined, body: string | Uint8Array<ArrayBuffer>][] = [
  ['nothing', json, ''],
  ['half an object', json, '{"title":'],
  ['null', json, 'null'],
  ['a list', json, '[]'],
  ['a text', json, '"x"'],
  ['a number', json, '1e999'],
  ['bytes that are no UTF-8', json, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['100,000 brackets', json, '['.repeat(100_000)],
  ['lists in lists', json, `{"title":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  [
    '5,000 keys',
    json,
    JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, key) => [key, 1]))),
  ],
  ['one key twice', json, '{"title":"a","title":1,"__proto__":{"title":"b"}}'],
  ['300 kB', json, JSON.stringify({ title: 'x'.repeat(300_000) })],
  ['another type', 'text/plain', '{"title":"a"}'],
  ['a form', 'application/x-www-form-urlencoded', 'title=a&extra_data[name]=b&a[__proto__][b]=c'],
  ['a broken form', 'multipart/form-data; boundary=x', '--x\r\nno part'],
  ['no type', undefined, '{"title":"a"}'],
];

const areas = ['companies', 'companyMembers', 'jobOpenings', 'openingReports', 'plans'];
const calls = listCalls().filter(
  ({ name, method }) => method !== 'GET' && areas.includes(name.split('.')[0] ?? ''),
);
const tokens: Record<string, string> = {};

beforeAll(async () => {
  const owner = await anApprovedCompany(server());
  tokens.company = owner.token;
  tokens.team = (await aSuperadmin(server())).token;
});

test.each(bodies)(
  'V4: a body of %s is refused in words or understood, never a failure',
  async (_name, type, body) => {
    const faults: string[] = [];
    for (const { name, method, path, policy } of calls) {
      const who = policy === 'admin' || policy === 'superadmin' ? 'team' : 'company';
      const response = await server().app.request(
        `http://localhost:3000${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`,
        {
          method,
          headers: { authorization: `Bearer ${tokens[who]}`, ...(type && { 'content-type': type }) },
          body,
        },
      );
      const text = await response.text();
      const fault = faultOf({
        status: response.status,
        body: text.startsWith('{') ? JSON.parse(text) : text,
      });
      if (fault) faults.push(`${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);

test('V4: a body of more than 256 kB is told to be too large', async () => {
  const response = await server().app.request('http://localhost:3000/api/job_opening', {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.company}`, 'content-type': json },
    body: JSON.stringify({ title: 'x'.repeat(256 * 1024) }),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'TOO_LARGE', success: false });
});
