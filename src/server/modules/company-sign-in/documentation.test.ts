import dns from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { connectionOrder, mostCertificates, mostDomains } from '#domain/companies/sign-in.ts';
import { selfSigned } from '#support/certificate.ts';
import { companySignInOn, signInProvider } from '#support/company-sign-in.ts';
import { anApprovedCompany, password } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import { companyDomains } from './table.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const provider = signInProvider();
const { call, connected, connect } = companySignInOn(server, provider);
const page = readFileSync('docs/integrations/sign-in.md', 'utf8');

afterEach(() => vi.restoreAllMocks());

test('the record of the documentation proves the domain that it names', async () => {
  const [, name = '', value = ''] = /^([\w.-]{1,99})\. {2}TXT {2}"([\w=-]{1,99})"$/m.exec(page) ?? [];
  const [host = '', ...domain] = name.split('.');
  const owner = await anApprovedCompany(server());
  const { data } = (await call(owner, 'POST', '/domains', { domain: domain.join('.') })).body;
  expect(data.record_name).toBe(name);
  expect(host).toBe('_mihna');
  await server()
    .platform.db.update(companyDomains)
    .set({ mark: value.replace(/^[\w-]+=/, '') })
    .where(eq(companyDomains.id, data.id));
  const asked = vi.spyOn(dns.Resolver.prototype, 'resolveTxt').mockResolvedValue([[value]]);
  expect((await call(owner, 'POST', `/domains/${data.id}/check`, {})).body).toMatchObject({
    state: 'there',
    data: { record_value: value, proved_by: 'record' },
  });
  expect(asked).toHaveBeenCalledWith(name);
});

test('the connection by SAML of the documentation is one, and says what the fields are called', async () => {
  const speaking = await startTestServer({ SAML_SIGN_IN: 'on' });
  const owner = await anApprovedCompany(speaking);
  const saml = companySignInOn(() => speaking, provider);
  const [, example = ''] = /```json\n([\s\S]{1,900}?)```/.exec(page) ?? [];
  const { certificate: certificates } = selfSigned('provider');
  const answer = await saml.call(owner, 'PUT', '/connection', {
    ...JSON.parse(example),
    ...{ certificates, password },
  });
  expect(answer.body).toMatchObject({ success: true });
  for (const field of page.matchAll(/^\| `(\w+)` \|/gm))
    expect(Object.keys(connectionOrder.shape)).toContain(field[1]);
  expect(page).toContain(`at most ${mostCertificates}`);
  await speaking.drop();
});

test('the addresses and figures of the documentation are those of the product', async () => {
  const [, described = ''] = /`(\/\.well-known\/[\w-]+)`/.exec(page) ?? [];
  expect((await (await fetch(`${provider().issuer}${described}`)).json()).issuer).toBe(provider().issuer);
  const owner = await connected('documented.example');
  const addresses = [...page.matchAll(/`(https:[^`]{1,200})`/g)].map(([, address = '']) => address);
  const common = addresses.find((address) => address.includes('common')) ?? '';
  expect((await connect(owner, { issuer: common })).body.errors).toHaveProperty('issuer');
  for (const [, gmail = ''] of page.matchAll(/`([\w.]+)`\) there is nothing to prove/g))
    expect((await call(owner, 'POST', '/domains', { domain: gmail })).body.errors).toHaveProperty('domain');
  expect(page).toContain(`${mostDomains} domains`);
});
