import { beforeEach, expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aMember, anApprovedCompany, password, setEmail } from '#support/people.ts';
import { requestIn, samlProvider, samlSignInOn } from '#support/saml-sign-in.ts';
import { startTestServer, testServer } from '#support/test-server.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8', SAML_SIGN_IN: 'on' });
const provider = samlProvider();
const saml = samlSignInOn(server, provider);
const { answerFor, call, comeBack, connect, connected, enter, log, ownMetadata, who } = saml;

// The provider has a clock of its own, which is that of the day.
beforeEach(async () => {
  server().clock.set(new Date());
  await provider().be({ rolls: false });
});

const refused = (reason: string) => ({ to: `/login?pg=emp&refused=${reason}`, token: undefined });
const minute = 60_000;

test('a colleague comes in by a provider that speaks SAML and is a member from then on, once', async () => {
  const owner = await connected('first.example');
  const lina = { nameId: 'Lina@First.example', attributes: { displayName: ['Lina Aziz'] } };
  const first = await enter(owner, lina);
  expect(first).toMatchObject({ status: 303, to: '/dashboard' });
  expect(await who(first.token)).toMatchObject({
    data: { email: 'lina@first.example', name: 'Lina Aziz' },
    extra_data: { member_role: 'viewer' },
  });
  const again = await enter(owner, lina);
  expect((await who(again.token)).data.id).toBe((await who(first.token)).data.id);
  const kinds = (await log(owner)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'sign_in.entered')).toHaveLength(2);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'sign_in.connection_made',
      'member.joined',
      'sign_in.switched_on',
      'sign_in.tried',
    ]),
  );
});

test('a chosen attribute holds the address, a lasting name stays the person, and groups give the role', async () => {
  const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
  const person = (email: string, groups: string[]) => ({
    ...{ nameId: 'p-7', format: persistent },
    attributes: { mail: [email], groups, givenName: ['Mona'], sn: ['Said'] },
  });
  const owner = await connected(
    'mail.example',
    {
      ...{ email_attribute: 'mail', groups_claim: 'groups', default_role: 'interviewer' },
      roles: [{ group: 'recruiting & more', role: 'recruiter' }],
    },
    { ...person('owner@mail.example', []), nameId: 'o-1' },
  );
  const first = await enter(
    owner,
    person('mona@mail.example', ['recruiting & more', 'x']),
    'mona@mail.example',
  );
  expect(await who(first.token)).toMatchObject({
    data: { email: 'mona@mail.example', name: 'Mona Said' },
    extra_data: { member_role: 'recruiter' },
  });
  const later = await enter(owner, person('mona.said@mail.example', ['cooks']), 'mona@mail.example');
  const session = await who(later.token);
  expect(session.data.id).toBe((await who(first.token)).data.id);
  expect(session.extra_data.member_role).toBe('interviewer');
  const fleeting = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
  const passer = { ...person('t@mail.example', []), format: fleeting };
  expect(await enter(owner, passer, 't@mail.example')).toMatchObject(refused('entry_provider'));
});

test('an address of another domain comes in nowhere, nor does a name that is no address', async () => {
  const owner = await connected('proved.example');
  expect(await enter(owner, { nameId: 'l@elsewhere.example' }, 'l@proved.example')).toMatchObject(
    refused('entry_foreign'),
  );
  const plain = {
    nameId: 'l@proved.example',
    format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
  };
  expect(await enter(owner, plain)).toMatchObject(refused('entry_unproven'));
});

test('a new key takes over beside the old one, and a key that is taken away counts no more', async () => {
  const owner = await connected('keys.example');
  const lina = { nameId: 'lina@keys.example' };
  await provider().be({ rolls: true });
  expect((await enter(owner, lina)).token).toBeDefined();
  const { connection } = (await call(owner, 'GET')).body.data;
  expect(connection.certificates).toHaveLength(2);
  const [old] = connection.certificates;
  const entered = { metadata: '', issuer: connection.issuer, sso_address: connection.sso_address };
  expect((await connect(owner, { ...entered, certificates: old.pem })).body).toMatchObject({ success: true });
  // The people there are the same, and the sign-in stays on.
  expect((await call(owner, 'GET')).body.data.connection).toMatchObject({ is_on: true });
  expect(await enter(owner, lina)).toMatchObject(refused('entry_provider'));
});

test('who has no password confirms by the provider, which asks anew, and by a sign-in of just now alone', async () => {
  const owner = await connected('anew.example');
  const lina = { nameId: 'lina@anew.example' };
  const { token } = await enter(owner, lina);
  const way = await saml.setOutToConfirm(owner, token);
  expect(requestIn(way.address).xml).toContain('ForceAuthn="true"');
  const back = await comeBack(way, await answerFor(way, lina), token);
  expect(back.to).toBe('/sign-in-confirmed?to=%2Fsettings');
  // In a session that a sign-in of long ago has opened, nothing is confirmed yet.
  const signedInAt = new Date(Date.now() - 11 * minute).toISOString();
  const { token: other } = await enter(owner, { ...lina, signedInAt });
  const state = await call({ token: other }, 'GET', '/confirmation');
  expect(state.body.data).toMatchObject({ has_password: false, has_way: true, confirmed_until: null });
  const stale = await saml.setOutToConfirm(owner, other);
  // A provider that doesn't heed the wish tells so by its moment.
  const heedless = { ...lina, signedInAt, isHeedless: true };
  expect(await comeBack(stale, await answerFor(stale, heedless), other)).toMatchObject({
    to: '/sign-in-confirmed?refused=entry_stale',
  });
  const somebody = await saml.setOutToConfirm(owner, other);
  const answer = await answerFor(somebody, { nameId: 'mona@anew.example' });
  expect(await comeBack(somebody, answer, other)).toMatchObject({
    to: '/sign-in-confirmed?refused=entry_somebody_else',
  });
});

test('it can be the only way in, as long as this installation speaks it', async () => {
  const owner = await connected('only.example');
  const member = await aMember(server(), owner.companyId, 'recruiter');
  await setEmail(server(), member, 'mona@only.example');
  const { db } = server().platform;
  await db.execute("update company_connections set is_enforced = true where issuer like 'http:%'");
  const login = (on: Pick<ReturnType<typeof server>, 'app' | 'platform'>) =>
    send(on, 'POST', '/api/login', { body: { email: 'mona@only.example', password } });
  expect((await login(server())).body.code).toBe('SIGN_IN_BY_COMPANY');
  expect((await enter(owner, { nameId: 'mona@only.example' })).token).toBeDefined();
  await db.execute('update company_connections set is_enforced = false');
});

test('without the switch of the operator nobody connects by SAML, and nothing of it is there', async () => {
  const without = await startTestServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
  const other = samlSignInOn(() => without, provider);
  const owner = await anApprovedCompany(without);
  expect((await other.call(owner, 'GET')).body.data.saml).toBeNull();
  expect((await other.connect(owner)).body.errors).toHaveProperty('kind');
  const gone = await without.app.request(`http://localhost:3000/sign-in/metadata/${owner.companyId}`);
  expect(gone.headers.get('content-type')).not.toContain('samlmetadata');
  await without.drop();
});

test('what a provider has to know stands at our name, for each company its own', async () => {
  const owner = await anApprovedCompany(server());
  const answer = await ownMetadata(owner);
  const { saml: own, return_address } = (await call(owner, 'GET')).body.data;
  expect(answer.headers.get('content-type')).toContain('application/samlmetadata+xml');
  const xml = await answer.text();
  expect(xml).toContain(`entityID="${own.metadata_address}"`);
  expect(xml).toContain(`Location="${return_address}"`);
  expect(xml).toContain('WantAssertionsSigned="true"');
  expect(own.metadata_address).toContain(owner.companyId);
});

test('an owner names a provider by its metadata or by its fields, and is told what is wrong with them', async () => {
  const owner = await anApprovedCompany(server());
  const fields = { metadata: '', issuer: 'urn:provider', sso_address: 'https://sso.example/in?c=1' };
  const errors = async (order: object) => Object.keys((await connect(owner, order)).body.errors ?? {});
  expect(await errors({ metadata: '' })).toEqual(['issuer', 'sso_address', 'certificates']);
  expect(await errors({ ...fields, certificates: 'no certificate' })).toEqual(['certificates']);
  const weak = (await import('#support/certificate.ts')).selfSigned('weak', 1024).certificate;
  expect(await errors({ ...fields, certificates: weak })).toEqual(['certificates']);
  const { certificate } = (await import('#support/certificate.ts')).selfSigned('strong');
  for (const address of ['http://10.0.0.1/sso', 'https://[::1]/sso', 'javascript:alert(1)'])
    expect(await errors({ ...fields, certificates: certificate, sso_address: address })).toEqual([
      'sso_address',
    ]);
  for (const metadata of [
    'no xml',
    '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="x"/>',
    `<!DOCTYPE x [<!ENTITY a "b">]>${provider().metadata.replace(/^<\?xml[^>]*>/, '')}`,
    provider().metadata.replaceAll('HTTP-Redirect', 'SOAP'),
  ])
    expect(await errors({ metadata })).toEqual(['metadata']);
  expect(await errors({ password: 'not-the-password' })).toEqual(['password']);
  expect((await connect(owner, { ...fields, certificates: certificate })).body).toMatchObject({
    success: true,
  });
  expect((await call(owner, 'GET')).body.data.connection).toMatchObject({
    ...{ kind: 'saml', issuer: 'urn:provider', sso_address: fields.sso_address, client_id: '' },
    certificates: [{ fingerprint: expect.stringMatching(/^[0-9A-F:]{95}$/) }],
  });
  // Another provider, or another attribute, is tried anew.
  await server().platform.db.execute('update company_connections set is_on = true, tried_at = now()');
  await connect(owner, { ...fields, certificates: certificate, email_attribute: 'mail' });
  expect((await call(owner, 'GET')).body.data.connection).toMatchObject({ is_on: false, tried_at: null });
  expect((await log(owner))[0]).toMatchObject({
    kind: 'sign_in.connection_changed',
    subject: 'urn:provider',
  });
});
