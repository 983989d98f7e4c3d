import { ProviderFailure } from '#server/platform/open-id/provider.ts';
import { assertionSpace, attributeOf, childrenOf, parseXml, textOf } from './xml.ts';

/** So far a provider's clock may be from the own. */
const toleranceMs = 60_000;
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const passing = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** What an assertion has to be made for. */
export interface ExpectedAssertion {
  issuer: string;
  entityId: string;
  acsAddress: string;
  requestId: string;
  now: Date;
}

/** What a believed assertion says. */
export interface ReadAssertion {
  nameId: string;
  nameIdFormat: string;
  /** When somebody proved themselves at the provider. */
  provedAt: Date;
  attributes: Readonly<Record<string, readonly string[]>>;
}

/** Reads an assertion, of which the signature is right, and refuses one that was made for somebody or some moment else. */
export function readAssertion(xml: string, expected: ExpectedAssertion): ReadAssertion {
  const root = parseXml(xml, 'refused');
  insist(root.namespaceURI === assertionSpace && root.localName === 'Assertion', 'assertion');
  insist(textOf(onlyOne(root, 'Issuer')) === expected.issuer, 'issuer');
  requireConditions(onlyOne(root, 'Conditions'), expected);
  const subject = onlyOne(root, 'Subject');
  const isForUs = childrenOf(subject, assertionSpace, 'SubjectConfirmation').some((one) =>
    isConfirmation(one, expected),
  );
  insist(isForUs, 'recipient');
  const nameIdElement = onlyOne(subject, 'NameID');
  const nameId = textOf(nameIdElement) ?? '';
  const nameIdFormat = attributeOf(nameIdElement, 'Format') ?? '';
  // One that changes with each sign-in is nobody's name.
  insist(nameId !== '' && nameId.length <= 500 && nameIdFormat !== passing, 'name');
  const [statement] = childrenOf(root, assertionSpace, 'AuthnStatement');
  insist(statement !== undefined, 'statement');
  const provedAt = momentOf(statement, 'AuthnInstant');
  insist(provedAt !== undefined && provedAt <= after(expected.now), 'statement');
  const until = momentOf(statement, 'SessionNotOnOrAfter');
  insist(until === undefined || until > before(expected.now), 'time');
  return { nameId, nameIdFormat, provedAt: new Date(provedAt), attributes: attributesIn(root) };
}

function requireConditions(conditions: Element, { now, entityId }: ExpectedAssertion): void {
  const [from, until] = [momentOf(conditions, 'NotBefore'), momentOf(conditions, 'NotOnOrAfter')];
  insist(from === undefined || from <= after(now), 'time');
  insist(until === undefined || until > before(now), 'time');
  const restrictions = childrenOf(conditions, assertionSpace, 'AudienceRestriction');
  const isForUs = restrictions.every((one) =>
    childrenOf(one, assertionSpace, 'Audience').some((audience) => textOf(audience) === entityId),
  );
  insist(restrictions.length > 0 && isForUs, 'audience');
}

/** Whether who brings it is who it was made for, at our address, for this very request, and in time. */
function isConfirmation(confirmation: Element, { acsAddress, requestId, now }: ExpectedAssertion): boolean {
  const [data, another] = childrenOf(confirmation, assertionSpace, 'SubjectConfirmationData');
  if (attributeOf(confirmation, 'Method') !== bearer || !data || another) return false;
  const until = momentOf(data, 'NotOnOrAfter');
  return (
    attributeOf(data, 'Recipient') === acsAddress &&
    attributeOf(data, 'InResponseTo') === requestId &&
    attributeOf(data, 'NotBefore') === undefined &&
    until !== undefined &&
    until > before(now)
  );
}

function attributesIn(root: Element): Record<string, string[]> {
  // No name of the product's own is one of a provider.
  const found = new Map<string, string[]>();
  for (const statement of childrenOf(root, assertionSpace, 'AttributeStatement'))
    for (const attribute of childrenOf(statement, assertionSpace, 'Attribute')) {
      const name = attributeOf(attribute, 'Name') ?? '';
      const values = childrenOf(attribute, assertionSpace, 'AttributeValue').map(textOf);
      found.set(name, [...(found.get(name) ?? []), ...values.filter((value) => value !== undefined)]);
    }
  return Object.assign(Object.create(null), Object.fromEntries(found));
}

function onlyOne(parent: Element, name: string): Element {
  const [one, another] = childrenOf(parent, assertionSpace, name);
  insist(one !== undefined && another === undefined, name);
  return one;
}

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** A moment in milliseconds; undefined where none is written. One that can't be read is refused. */
function momentOf(element: Element, name: string): number | undefined {
  const text = attributeOf(element, name);
  if (text === undefined) return undefined;
  const moment = written.test(text) ? Date.parse(text) : Number.NaN;
  insist(!Number.isNaN(moment), 'time');
  return moment;
}

function after(now: Date): number {
  return now.getTime() + toleranceMs;
}

function before(now: Date): number {
  return now.getTime() - toleranceMs;
}

function insist(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new ProviderFailure('refused', fault);
}
