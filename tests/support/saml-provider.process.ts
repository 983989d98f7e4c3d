import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import samlify from 'samlify';
import { selfSigned } from './certificate.ts';

/** Who proves themselves there next, as the provider tells of them. */
export interface SamlPerson {
  nameId: string;
  /** As an address unless told. */
  format?: string;
  attributes?: Record<string, string[]>;
  /** When they last proved themselves there; now, otherwise. */
  signedInAt?: string;
  /** Whether a wish for a new proof is passed over. */
  isHeedless?: boolean;
}

export interface SamlProviderOrder {
  person?: SamlPerson;
  /** What the product is, as it says itself. */
  product?: string;
  /** Whether it signs with its second key from now on. */
  rolls?: boolean;
}

const { IdentityProvider, SamlLib, ServiceProvider } = samlify;
samlify.setSchemaValidator({ validate: async () => 'as it is' });

const keys = [selfSigned('first key'), selfSigned('second key')];
let person: SamlPerson = { nameId: 'nobody@rawdat.example' };
let product = '';
let rolls = false;
let issuer = '';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function templateFor(isAnew: boolean): string {
  const instant = ((!isAnew || person.isHeedless) && person.signedInAt) || new Date().toISOString();
  const proof = `<saml:AuthnStatement AuthnInstant="${instant}" SessionIndex="_s"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`;
  const attributes = Object.entries(person.attributes ?? {}).map(([name, values]) => {
    const written = values.map((value) => `<saml:AttributeValue>${escaped(value)}</saml:AttributeValue>`);
    return `<saml:Attribute Name="${name}">${written.join('')}</saml:Attribute>`;
  });
  return SamlLib.defaultLoginResponseTemplate.context
    .replace('{AuthnStatement}', proof)
    .replace(
      '{AttributeStatement}',
      attributes.length > 0
        ? `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>`
        : '',
    );
}

function providerNow(isAnew: boolean) {
  const { key, certificate } = keys[rolls ? 1 : 0] ?? selfSigned('none');
  return IdentityProvider({
    entityID: issuer,
    privateKey: key,
    signingCert: certificate,
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    nameIDFormat: [person.format ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
    singleSignOnService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: `${issuer}/sso?company=1` },
    ],
    loginResponseTemplate: { context: templateFor(isAnew) },
  });
}

async function answerTo(request: string): Promise<string> {
  const customer = ServiceProvider({ metadata: product });
  const asked = await providerNow(false).parseLoginRequest(customer, 'redirect', {
    query: { SAMLRequest: request },
  });
  const provider = providerNow(/\sForceAuthn="true"/.test(String(asked.samlContent)));
  const now = Date.now();
  const moment = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const address = String(customer.entityMeta.getAssertionConsumerService('post'));
  const tags = {
    ...{ ID: `_r${now}`, AssertionID: `_a${now}`, Destination: address, SubjectRecipient: address },
    ...{ Issuer: issuer, IssueInstant: moment(0), StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success' },
    ...{ Audience: customer.entityMeta.getEntityID(), NameID: person.nameId },
    NameIDFormat: person.format ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    ...{ ConditionsNotBefore: moment(0), ConditionsNotOnOrAfter: moment(300_000) },
    SubjectConfirmationDataNotOnOrAfter: moment(300_000),
    InResponseTo: String(asked.extract.request?.id),
  };
  const { context } = await provider.createLoginResponse(
    customer,
    { ...asked },
    'post',
    { email: person.nameId },
    {
      customTagReplacement: (template: string) => ({
        id: tags.ID,
        context: SamlLib.replaceTagsByValue(template, tags),
      }),
    },
  );
  return `<form method="post" action="${address}"><input type="hidden" name="SAMLResponse" value="${context}"></form>`;
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
  if (pathname === '/metadata') {
    const certificates = keys.map(({ certificate }) => certificate.replace(/-----[^-]+-----|\n/g, ''));
    const described = certificates.map(
      (one) =>
        `<KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${one}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`,
    );
    return void response.end(
      `<?xml version="1.0"?><EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${described.join('')}<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${issuer}/post"/><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${issuer}/sso?company=1"/></IDPSSODescriptor></EntityDescriptor>`,
    );
  }
  answerTo(searchParams.get('SAMLRequest') ?? '').then(
    (page) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

server.listen(0, '127.0.0.1', () => {
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.send?.({ issuer });
});

process.on('message', (order: SamlProviderOrder) => {
  person = order.person ?? person;
  product = order.product ?? product;
  rolls = order.rolls ?? rolls;
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
