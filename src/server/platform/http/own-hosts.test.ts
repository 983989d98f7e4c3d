import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { careersDomains } from '#server/modules/companies/careers/table.ts';
import { send } from '#support/client.ts';
import { anApprovedCompany } from '#support/people.ts';
import { countStatements } from '#support/statements.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import type { RenderPage } from './pages.ts';

/** A page that tells all that it was drawn with. */
const renderPage: RenderPage = async (request, page) => {
  const { api: _, nonce: __, ...facts } = page as Record<string, unknown>;
  const told = JSON.stringify({ url: request.url, sent: [...request.headers], ...facts });
  const cookie = new URL(request.url).searchParams.has('cookie') && { 'set-cookie': 'made=here' };
  return new Response(told, { headers: { 'content-type': 'text/html', ...cookie } });
};
const settings = { PUBLIC_URL: 'https://jobs.example' };
const server = testServer(settings, { renderPage });
const domain = 'careers.rawdat.example';
let owner: Awaited<ReturnType<typeof anApprovedCompany>>;
let address: { port: number; close(): void };

beforeAll(async () => {
  owner = await anApprovedCompany(server(), { name: 'Rawdat Works' });
  const page = { is_shown: true, colour: null, headline: { en: 'Hello' }, sections: [], version: 0 };
  await send(server(), 'PUT', '/api/careers_page', { ...owner, body: page });
  await connectDomain(domain);
  const listening = serve({ fetch: server().app.fetch, port: 0 });
  await new Promise((done) => listening.once('listening', done));
  const { port } = listening.address() as { port: number };
  address = { port, close: () => void listening.close() };
});
afterAll(() => address.close());

async function connectDomain(name: string) {
  await send(server(), 'PUT', '/api/careers_page/domain', { ...owner, body: { domain: name } });
  const { db, clock } = server().platform;
  await db
    .update(careersDomains)
    .set({ connectedAt: clock.now(), checkedAt: clock.now() })
    .where(eq(careersDomains.companyId, owner.companyId));
  await server()
    .systemContext('test')
    .inTransaction((context) => context.ownHosts.tell(context));
}

const at = (path: string, init: RequestInit = {}, host = domain) =>
  server().app.request(`https://${host}${path}`, init);
const drawn = async (response: Response) => JSON.parse(await response.text());

/** What stands on the wire for lines that no client would write. */
function wire(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(address.port, '127.0.0.1');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
    socket.end(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  });
}

test('a connected host shows its page in each language, without scripts, and listed for itself', async () => {
  for (const [path, url] of [
    ['/', 'https://jobs.example/c/rawdat-works'],
    ['/?city=Doha', 'https://jobs.example/c/rawdat-works?city=Doha'],
    ['/fr', 'https://jobs.example/fr/c/rawdat-works'],
    ['/ar', 'https://jobs.example/ar/c/rawdat-works'],
    ['/en', 'https://jobs.example/c/rawdat-works'],
  ] as const)
    expect(await drawn(await at(path))).toMatchObject({
      url,
      ownHost: domain,
      isFallback: true,
      viewer: null,
    });
  expect(await (await at('/robots.txt')).text()).toContain(`Sitemap: https://${domain}/sitemap.xml`);
  const sitemap = await (await at('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>https://${domain}/</loc>`);
  expect(sitemap).not.toContain('jobs.example');
  // The installation lists it no more.
  expect(await (await at('/sitemap.xml', {}, 'jobs.example')).text()).not.toContain('/c/rawdat-works');
});

test('everything else there leads to the installation, or is not there; nothing is written', async () => {
  const leads = async (path: string) => (await at(path)).headers.get('location');
  expect(await leads('/job/1?source=careers')).toBe('https://jobs.example/job/1?source=careers');
  expect(await leads('/login')).toBe('https://jobs.example/login');
  expect(await leads('//evil.example/x')).toBe('https://jobs.example/evil.example/x');
  expect(await leads('/%2f%2fevil.example')).toBe('https://jobs.example/%2f%2fevil.example');
  for (const path of [
    '/api/session',
    '/api/careers/rawdat-works',
    '/mcp',
    '/dev/mailbox',
    '/tls/ask?domain=x.example',
  ])
    expect((await at(path)).status).toBe(404);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
    expect((await at('/', { method })).status).toBe(404);
  expect((await at('/assets/../api/session')).status).toBe(404);
  expect((await at('/healthz')).status).toBe(200);
});

test('nobody is signed in there, no cookie is set, and no https is asked of what stands below', async () => {
  const signedIn = {
    authorization: `Bearer ${owner.token}`,
    cookie: `__Host-session=${owner.token}; theme=dark`,
  };
  const { viewer, theme, sent } = await drawn(await at('/', { headers: signedIn }));
  expect([viewer, theme]).toEqual([null, 'auto']);
  expect(JSON.stringify(sent)).not.toContain(owner.token);
  for (const response of [
    await at('/?cookie', { headers: signedIn }),
    await at('/login'),
    await at('/api/x'),
  ]) {
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('strict-transport-security')).toBeNull();
  }
  expect((await at('/', {}, 'jobs.example')).headers.get('strict-transport-security')).toContain(
    'includeSub',
  );
});

test.each([
  ['an unknown host', ['Host: evil.example']],
  [
    'a forwarded host',
    ['Host: jobs.example', 'X-Forwarded-Host: careers.rawdat.example', 'Forwarded: host=evil.example'],
  ],
  ['a name that ends like ours', ['Host: jobs.example.evil.example']],
  ['a name below a connected one', ['Host: evil.careers.rawdat.example']],
])('%s is answered as the installation, and stands in nothing', async (_name, headers) => {
  const answer = await wire('GET /plans HTTP/1.1', ...headers);
  expect(answer).toContain('"url":"https://jobs.example/plans"');
  expect(answer).toContain('"ownHost":""');
  expect(answer.replace(/"sent":\[.*?\]\]/, '')).not.toMatch(/evil|rawdat/);
});

test.each([
  ['two hosts', 'GET / HTTP/1.1', 'Host: jobs.example', 'Host: careers.rawdat.example'],
  ['two hosts that are the same', 'GET / HTTP/1.1', 'Host: jobs.example', 'host: jobs.example'],
  ['an address of another host', 'GET http://evil.example/ HTTP/1.1', 'Host: careers.rawdat.example'],
  ['a name with a person before it', 'GET / HTTP/1.1', 'Host: jobs.example@careers.rawdat.example'],
  ['a line within', 'GET / HTTP/1.1', 'Host: careers.rawdat.example\rX: y'],
  ['a path', 'GET / HTTP/1.1', 'Host: careers.rawdat.example/x'],
  ['a list', 'GET / HTTP/1.1', 'Host: careers.rawdat.example, evil.example'],
])('%s is refused', async (_name, ...lines) => {
  expect(await wire(...lines)).toMatch(/^HTTP\/1.1 400 /);
});

test.each([
  ['Host: CAREERS.Rawdat.Example'],
  ['Host: careers.rawdat.example.'],
  ['Host: careers.rawdat.example:8443'],
])('%s is the connected host, and stands in nothing as it was written', async (header) => {
  const answer = await wire('GET / HTTP/1.1', header);
  expect(answer).toContain('"ownHost":"careers.rawdat.example"');
  expect(answer.replace(/"sent":\[.*?\]\]/, '')).not.toMatch(/CAREERS|8443|example\./);
  const absolute = await wire('GET http://careers.rawdat.example/ HTTP/1.1', header);
  expect(absolute).toContain('"ownHost":"careers.rawdat.example"');
});

test('a page that is kept for one host is given out at no other', async () => {
  const hosts = ['jobs.example', 'evil.example', domain, 'jobs.example', domain, 'evil.example'];
  const shown = [];
  for (const host of hosts)
    shown.push((await drawn(await at(host === domain ? '/' : '/c/rawdat-works', {}, host))).ownHost);
  expect(shown).toEqual(['', '', domain, '', domain, '']);
});

test('a flood of hosts costs no statement, and a change is heard by another process', async () => {
  await at('/plans', {}, 'warm.example');
  const statements = await countStatements(async () => {
    for (let made = 0; made < 30; made += 1) await at('/robots.txt', {}, `h${made}.example`);
  });
  expect(statements).toBe(0);
  const { database } = server().connection;
  const other = await startTestServer(settings, { renderPage, database, isSettled: false });
  onTestFinished(other.stop);
  const asks = async (name: string) => (await other.app.request(`/tls/ask?domain=${name}`)).status;
  expect([await asks(domain), await asks('next.example')]).toEqual([200, 404]);
  await connectDomain('next.example');
  await expect.poll(() => asks('next.example')).toBe(200);
  expect(await asks(domain)).toBe(404);
  await connectDomain(domain);
});
