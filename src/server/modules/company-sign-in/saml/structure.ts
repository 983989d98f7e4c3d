import { ProviderFailure } from '#server/platform/open-id/provider.ts';
import {
  allElements,
  assertionSpace,
  attributeOf,
  childrenOf,
  parseXml,
  protocolSpace,
  signatureSpace,
} from './xml.ts';

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** SHA-1 is on no list: what it signs can be made by somebody else. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationMethod: [
    'http://www.w3.org/2001/10/xml-exc-c14n#',
    'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  ],
  Transform: [
    'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
    'http://www.w3.org/2001/10/xml-exc-c14n#',
    'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  ],
};

/**
 * Refuses whatever is not one response with one assertion in it, signed where it stands: before any signature is looked at,
 * so that nothing can be meant by one reader and believed by another.
 */
export function requirePlainResponse(
  xml: string,
  expected: { issuer: string; acsAddress: string; requestId: string },
): void {
  const root = parseXml(xml, 'refused');
  const every = allElements(root);
  const named = (name: string) => every.filter(({ localName }) => localName === name);
  insist(root.namespaceURI === protocolSpace && named('Response').length === 1, 'response');
  insist(root.localName === 'Response', 'response');
  requireSuccess(root);
  const [assertion] = childrenOf(root, assertionSpace, 'Assertion');
  insist(assertion !== undefined && named('Assertion').length === 1, 'assertion');
  insist(named('EncryptedAssertion').length + named('EncryptedID').length === 0, 'encrypted');
  const ids = every.flatMap((one) => ['ID', 'Id', 'id', 'xml:id'].map((name) => attributeOf(one, name)));
  const written = ids.filter((id) => id !== undefined);
  insist(new Set(written).size === written.length, 'ids');
  requireSignatures(root, assertion, named('Signature'));
  const destination = attributeOf(root, 'Destination') || expected.acsAddress;
  insist(destination === expected.acsAddress, 'destination');
  insist(attributeOf(root, 'InResponseTo') === expected.requestId, 'in response to');
  for (const issuer of childrenOf(root, assertionSpace, 'Issuer'))
    insist(issuer.textContent?.trim() === expected.issuer, 'issuer');
}

/** A provider that says no has signed nothing. */
function requireSuccess(root: Element): void {
  const [status] = childrenOf(root, protocolSpace, 'Status');
  const [code] = status ? childrenOf(status, protocolSpace, 'StatusCode') : [];
  if (!code || attributeOf(code, 'Value') !== success) throw new ProviderFailure('denied');
}

function requireSignatures(root: Element, assertion: Element, signatures: readonly Element[]): void {
  const own = childrenOf(assertion, signatureSpace, 'Signature');
  insist(own.length === 1, 'unsigned');
  const places = signatures.map(({ parentNode }) => parentNode);
  insist(
    places.every((place) => place === root || place === assertion),
    'signature',
  );
  insist(new Set(places).size === places.length, 'signature');
  for (const signature of signatures)
    for (const part of allElements(signature)) {
      const algorithm = attributeOf(part, 'Algorithm') ?? '';
      const list = allowed[part.localName];
      insist(!list || list.includes(algorithm), 'algorithm');
      insist(part.localName !== 'Object' && part.localName !== 'HMACOutputLength', 'signature');
    }
}

function insist(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new ProviderFailure('refused', fault);
}
