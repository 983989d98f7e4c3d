import samlify from 'samlify';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { selfSigned } from '#support/certificate.ts';
import { anApprovedCompany, type CompanyPerson, password } from '#support/people.ts';
import { requestIn, samlProvider, samlSignInOn } from '#support/saml-sign-in.ts';
import { testServer } from '#support/test-server.ts';

const lines: string[] = [];
const log = createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8', SAML_SIGN_IN: 'on' }, { log });
const {
  call,
  comeBack,
  connect,
  post,
  prove,
  setOut,
  log: activityOf,
} = samlSignInOn(server, samlProvider());

const issuer = 'https://provider.example/saml';
const good = selfSigned('provider');
const stranger = selfSigned('stranger');
const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const refused = (reason: string) => ({ to: `/login?pg=emp&refused=${reason}`, token: undefined });
const minute = 60_000;

beforeEach(() => server().clock.set(new Date('2026-11-21T09:00:00Z')));

/** A company whose provider is the key of the tests. */
async function connected(domain: string, { certificate } = good, name = issuer): Promise<CompanyPerson> {
  const owner = await anApprovedCompany(server());
  await prove(owner, domain);
  const fields = { metadata: '', issuer: name, sso_address: 'https://provider.example/sso' };
  expect((await connect(owner, { ...fields, certificates: certificate })).body).toMatchObject({
    success: true,
  });
  await server().platform.db.execute('update company_connections set tried_at = now()');
  expect((await call(owner, 'PUT', '/state', { is_on: true, password })).status).toBe(200);
  return owner;
}

interface Said {
  id: string;
  acs: string;
  entityId: string;
  nameId: string;
  issuer?: string;
  from?: number;
  until?: number;
  assertionId?: string;
  recipient?: string;
  destination?: string;
  confirmedFor?: string;
}

const at = (milliseconds: number) => new Date(server().clock.now().getTime() + milliseconds).toISOString();

function assertionOf(said: Said): string {
  const { id, acs, entityId, nameId, from = 0, until = 5 * minute } = said;
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${said.assertionId ?? '_a1'}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${said.issuer ?? issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(until)}" Recipient="${said.recipient ?? acs}" InResponseTo="${said.confirmedFor ?? id}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(from)}" NotOnOrAfter="${at(until)}"><saml:AudienceRestriction><saml:Audience>${entityId}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"/></saml:Assertion>`;
}

function responseAround(said: Said, assertion: string): string {
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="${at(0)}" Destination="${said.destination ?? said.acs}" InResponseTo="${said.id}"><saml:Issuer>${said.issuer ?? issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${assertion}</samlp:Response>`;
}

function signed(
  xml: string,
  {
    algorithm = sha256,
    by = good,
    what = 'Assertion',
  }: { algorithm?: string; by?: typeof good; what?: string } = {},
): string {
  return samlify.SamlLib.constructSAMLSignature({
    rawSamlMessage: xml,
    referenceTagXPath: `//*[local-name(.)='${what}']`,
    ...{ privateKey: by.key, signingCert: by.certificate.replace(/-----[^-]+-----|\n/g, '') },
    ...{ signatureAlgorithm: algorithm, isBase64Output: false },
    signatureConfig: {
      prefix: 'ds',
      location: { reference: `//*[local-name(.)='${what}']/*[local-name(.)='Issuer']`, action: 'after' },
    },
  });
}

const packed = (xml: string | Buffer) => Buffer.from(xml).toString('base64');

/** What comes of an answer that is made for a browser's own request. */
async function bringing(
  owner: CompanyPerson,
  nameId: string,
  make: (said: Said) => string | Buffer,
  said: Partial<Said> = {},
) {
  const way = await setOut(owner, `any@${nameId.slice(nameId.lastIndexOf('@') + 1)}`);
  return comeBack(way, packed(make({ ...requestIn(way.address), nameId, ...said })));
}

const plain = (said: Said) => signed(responseAround(said, assertionOf(said)));

test('what is right comes in, signed around the assertion alone or around the response, too', async () => {
  const owner = await connected('right.example');
  expect((await bringing(owner, 'lina@right.example', plain)).token).toBeDefined();
  const both = (said: Said) => signed(plain(said), { what: 'Response' });
  expect((await bringing(owner, 'lina@right.example', both)).token).toBeDefined();
});

test('an answer is for one request of one browser, and counts once', async () => {
  const owner = await connected('once.example');
  const nameId = 'lina@once.example';
  const [mine, another] = [await setOut(owner, nameId), await setOut(owner, nameId)];
  const answer = packed(plain({ ...requestIn(mine.address), nameId }));
  // A page of somebody else brings an answer into a browser that has asked for none, or for another.
  expect(await comeBack({ ...mine, cookie: '' }, answer)).toMatchObject(refused('entry_over'));
  expect(await comeBack(another, answer)).toMatchObject(refused('entry_provider'));
  expect((await comeBack(mine, answer)).token).toBeDefined();
  expect(await comeBack(mine, answer)).toMatchObject(refused('entry_over'));
  const third = await setOut(owner, nameId);
  expect(await comeBack(third, answer)).toMatchObject(refused('entry_provider'));
  const late = await setOut(owner, nameId);
  const request = requestIn(late.address);
  server().clock.advance(10 * minute + 1);
  expect(await comeBack(late, packed(plain({ ...request, nameId })))).toMatchObject(refused('entry_over'));
  // Nobody has asked: what a provider brings by itself is nothing.
  const unasked = await bringing(owner, nameId, (said) => plain(said).replace(/ InResponseTo="[^"]*"/, ''));
  expect(unasked).toMatchObject(refused('entry_provider'));
});

test('the step that signs in is taken from our own page alone', async () => {
  const owner = await connected('origin.example');
  const nameId = 'lina@origin.example';
  const way = await setOut(owner, nameId);
  const answer = packed(plain({ ...requestIn(way.address), nameId }));
  const { cookie } = way;
  for (const headers of [
    { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site', cookie },
    { origin: 'null', 'sec-fetch-site': 'cross-site', cookie },
  ])
    expect((await post(`${way.acs}/brought`, answer, headers)).status).toBe(403);
  // The provider's form changes nothing, with a cookie or without: it is shown back, to our own address alone.
  const handed = await post(way.acs, answer, { origin: 'https://provider.example', cookie });
  expect([handed.status, handed.headers.getSetCookie()]).toEqual([200, []]);
  expect(handed.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await handed.text()).toContain(`action="${way.acs}/brought"`);
  expect((await post(way.acs, '"><script>alert(1)</script>', { origin: 'https://x.example' })).status).toBe(
    400,
  );
  expect((await comeBack(way, answer)).token).toBeDefined();
});

test('unsigned, signed by another key, by SHA-1 or only around the response is refused', async () => {
  const owner = await connected('signed.example');
  const nameId = 'lina@signed.example';
  const bare = (said: Said) => responseAround(said, assertionOf(said));
  const ways: ((said: Said) => string)[] = [
    bare,
    (said) => signed(bare(said), { by: stranger }),
    (said) => signed(bare(said), { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }),
    (said) => signed(bare(said), { what: 'Response' }),
    (said) => plain(said).replace(nameId, 'boss@signed.example'),
    (said) => plain(said).replace(/<ds:SignatureValue>[^<]*/, '<ds:SignatureValue>'),
  ];
  for (const make of ways)
    expect(await bringing(owner, nameId, make)).toMatchObject(refused('entry_provider'));
});

test('made for another audience, recipient, destination, request, issuer or moment is refused', async () => {
  const owner = await connected('meant.example');
  const wrong: Partial<Said>[] = [
    { entityId: 'https://another.example' },
    { recipient: 'https://another.example/acs' },
    { destination: 'https://another.example/acs' },
    { confirmedFor: '_another' },
    { id: '_another' },
    { issuer: 'https://another.example' },
    { from: minute + 1000 },
    { until: -minute - 1000 },
  ];
  for (const said of wrong)
    expect(await bringing(owner, 'lina@meant.example', plain, said)).toMatchObject(refused('entry_provider'));
  // Clocks may be a minute apart.
  for (const said of [{ from: minute - 1000 }, { until: -minute + 1000 }])
    expect((await bringing(owner, 'lina@meant.example', plain, said)).token).toBeDefined();
});

test('an assertion beside, around or inside the signed one is refused', async () => {
  const owner = await connected('wrapped.example');
  const evil = { nameId: 'boss@wrapped.example', assertionId: '_evil' };
  const forged = (said: Said, inner: string) => {
    const assertion = assertionOf({ ...said, ...evil });
    return inner === '' ? assertion : assertion.replace('</saml:Assertion>', `${inner}</saml:Assertion>`);
  };
  const signedOne = (said: Said) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(plain(said))?.[0] ?? '';
  const signatureOf = (said: Said) => /<ds:Signature .*<\/ds:Signature>/s.exec(plain(said))?.[0] ?? '';
  const around: ((said: Said) => string)[] = [
    (said) => responseAround(said, forged(said, '') + signedOne(said)),
    (said) => responseAround(said, signedOne(said) + forged(said, '')),
    (said) => responseAround(said, forged(said, `<saml:Advice>${signedOne(said)}</saml:Advice>`)),
    (said) =>
      responseAround(said, forged(said, `<x><ds:Object xmlns:ds="d">${signedOne(said)}</ds:Object></x>`)),
    (said) =>
      responseAround(
        said,
        forged(said, '').replace(
          '</saml:Issuer>',
          `</saml:Issuer>${signatureOf(said).replace('</ds:Signature>', `<ds:Object>${signedOne(said)}</ds:Object></ds:Signature>`)}`,
        ),
      ),
    // The same id twice: what is signed, and what is read.
    (said) => responseAround(said, forged(said, '').replace('_evil', '_a1') + signedOne(said)),
    (said) => responseAround(said, `<saml:EncryptedAssertion/>${signedOne(said)}`),
    (said) => `<x>${responseAround(said, signedOne(said))}${responseAround(said, forged(said, ''))}</x>`,
  ];
  for (const make of around)
    expect(await bringing(owner, 'lina@wrapped.example', make)).toMatchObject(refused('entry_provider'));
});

test('a comment shortens no name, and a document type names no entity', async () => {
  const owner = await connected('comment.example');
  const makes: ((said: Said) => string | Buffer)[] = [
    (said) => plain(said).replace('@comment.example<', '@comment.example<!-- -->.evil.example<'),
    (said) => plain({ ...said, nameId: 'admin@comment.example<!-- -->.evil.example' }),
    (said) => plain(said).replace('@comment.example<', '@comment.example<?x?>.evil.example<'),
    (said) => plain({ ...said, nameId: 'admin<![CDATA[@comment.example]]>' }),
    (said) => `<!DOCTYPE a [<!ENTITY b "c">]>${plain(said)}`,
    (said) => `<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd">${plain(said)}`,
    (said) => plain(said).replace(said.nameId, '&nobody;'),
    (said) => Buffer.from(plain(said), 'utf16le'),
    () => 'no xml at all',
    () => Buffer.from([0xff, 0xfe, 0x00]),
  ];
  for (const make of makes)
    expect(await bringing(owner, 'admin@comment.example', make)).toMatchObject(refused('entry_provider'));
});

test('a provider speaks for its own company, and for addresses of its proved domains', async () => {
  const one = await connected('one.example');
  const other = await connected('other.example', stranger, 'https://another.example/saml');
  expect(await bringing(one, 'boss@one.example', plain, { nameId: 'boss@other.example' })).toMatchObject(
    refused('entry_foreign'),
  );
  // By the key of one company, at the address and for the request of the other; and under its name.
  for (const said of [{}, { issuer: 'https://another.example/saml' }])
    expect(await bringing(other, 'boss@other.example', plain, said)).toMatchObject(refused('entry_provider'));
  // The request of one company, brought to the address of the other.
  const way = await setOut(one, 'boss@one.example');
  const answer = packed(plain({ ...requestIn(way.address), nameId: 'boss@one.example' }));
  const astray = { ...way, acs: (await setOut(other, 'boss@other.example')).acs };
  expect(await comeBack(astray, answer)).toMatchObject(refused('entry_over'));
});

test('an answer that is nested deeper than any provider writes is refused before anything walks through it', async () => {
  const owner = await connected('deep.example');
  const nested = `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`;
  for (const into of ['<saml:Issuer>', '<samlp:Status>', '<saml:AudienceRestriction>']) {
    const deep = (said: Said) => plain(said).replace(into, `${into}${nested}`);
    expect(await bringing(owner, 'lina@deep.example', deep)).toMatchObject(refused('entry_provider'));
  }
});

test('an answer of more than 256 kB is read by nobody', async () => {
  const owner = await connected('long.example');
  const long = (said: Said) =>
    plain(said).replace('</samlp:Response>', `${' '.repeat(300_000)}</samlp:Response>`);
  expect(await bringing(owner, 'lina@long.example', long)).toMatchObject({ status: 413 });
});

test('what is refused is written down without a word of what was said', async () => {
  const owner = await connected('quiet.example');
  await bringing(owner, 'canary-qzx@quiet.example', (said) => plain(said).replace('Success', 'Requester'));
  expect((await activityOf(owner))[0]).toMatchObject({ kind: 'sign_in.refused' });
  expect(lines.join('')).toContain('an entry was refused');
  expect(lines.join('')).not.toContain('canary-qzx');
});
