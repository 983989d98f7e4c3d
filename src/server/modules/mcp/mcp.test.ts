import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, onTestFinished, test } from 'vitest';
import { keyScopes } from '#domain/companies/api-keys.ts';
import { anApplication } from '#support/applications.ts';
import { aKey } from '#support/keys.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { mcpTools } from './tools.ts';

const server = testServer();

/** An assistant's own client, which knows nothing of the product but its address. */
async function assistant(key?: string): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
    fetch: async (url, init) => server().app.request(String(url), init as RequestInit),
    requestInit: key ? { headers: { authorization: `Bearer ${key}` } } : {},
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  onTestFinished(() => client.close());
  return client;
}

interface Answer {
  isError?: boolean;
  text: string;
}

async function call(client: Client, name: string, given: Record<string, unknown> = {}): Promise<Answer> {
  const { isError, content } = await client.callTool({ name, arguments: given });
  const [first] = content as { type: 'text'; text: string }[];
  return { ...(isError === true && { isError }), text: first?.text ?? '' };
}

/** The id of an application that somebody sent to that company. */
async function received({ companyId }: CompanyPerson): Promise<string> {
  return anApplication(server(), await aCandidate(server()), await anOpening(server(), companyId));
}

const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);

test('an assistant finds a public opening and reads it, without a key', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { title: 'Falconer' });
  const client = await assistant();
  expect(await namesOf(client)).toEqual(['search_openings', 'get_opening', 'find_companies']);
  const found = JSON.parse((await call(client, 'search_openings', { job_title: 'falconer' })).text);
  expect(found.data.data.map((card: { id: string }) => card.id)).toEqual([id]);
  const read = JSON.parse((await call(client, 'get_opening', { id })).text);
  expect(read.data.title).toBe('Falconer');
});

test('with a key it lists and reads the applications of its company, and no other', async () => {
  const owner = await anApprovedCompany(server());
  const other = await anApprovedCompany(server());
  const [own, foreign] = [await received(owner), await received(other)];
  const { key } = await aKey(server(), owner, { scopes: ['applications:read'] });
  const client = await assistant(key);
  expect(await namesOf(client)).toEqual([
    ...['search_openings', 'get_opening', 'find_companies'],
    ...['list_applications', 'get_application', 'read_statistics'],
  ]);
  const list = JSON.parse((await call(client, 'list_applications')).text);
  expect(list.data.data.map((row: { id: string }) => row.id)).toEqual([own]);
  expect(JSON.parse((await call(client, 'get_application', { id: own })).text).data.id).toBe(own);
  expect(await call(client, 'get_application', { id: foreign })).toMatchObject({ isError: true });
});

test('a tool of a scope that the key lacks is not there, whoever calls it by name', async () => {
  const owner = await anApprovedCompany(server());
  const id = await received(owner);
  for (const { name, scope } of mcpTools.filter((tool) => tool.scope !== 'open')) {
    const { key } = await aKey(server(), owner, { scopes: keyScopes.filter((one) => one !== scope) });
    const client = await assistant(key);
    expect(await namesOf(client)).not.toContain(name);
    const given = name.includes('status') ? { id, status: 'Shortlisted' } : { id };
    expect(await call(client, name, given)).toMatchObject({ isError: true });
  }
});

test('with the scope for it, it changes a status, and says why it can’t', async () => {
  const owner = await anApprovedCompany(server());
  const id = await received(owner);
  const { key } = await aKey(server(), owner, { scopes: ['applications:read', 'applications:write'] });
  const client = await assistant(key);
  const change = { id, status: 'Shortlisted', from: 'Pending' };
  expect((await call(client, 'change_application_status', change)).isError).toBeUndefined();
  const again = await call(client, 'change_application_status', change);
  expect(again.isError).toBe(true);
  expect(again.text).not.toMatch(/[{}]/);
});

test('a key that is no key, a body that is no message, and other methods are answered plainly', async () => {
  await expect(assistant('mihna_wrong')).rejects.toThrow();
  const post = (body: string, headers = {}) =>
    server().app.request('/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body,
    });
  const many = JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'ping' }]);
  for (const body of ['', '{', '[]', '"x"', 'null', many, '{"jsonrpc":"2.0"}'])
    expect((await post(body)).status, body).toBe(400);
  expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
  for (const method of ['GET', 'DELETE'])
    expect((await server().app.request('/mcp', { method })).status).toBe(405);
  const foreign = { origin: 'https://elsewhere.example' };
  expect((await post('{"jsonrpc":"2.0","id":1,"method":"ping"}', foreign)).status).toBe(403);
});
