type Attributes = Readonly<Record<string, readonly string[]>>;

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** By which names providers tell a name, the most exact first. */
const whole = [
  'displayName',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
];
const given = ['givenName', 'firstName', 'urn:oid:2.5.4.42', `${claims}/givenname`];
const family = ['surname', 'lastName', 'sn', 'urn:oid:2.5.4.4', `${claims}/surname`];

/** How somebody is called, as far as a provider says; empty where it doesn't. */
export function personNameOf(attributes: Attributes): string {
  const first = (names: readonly string[]) => names.map((name) => attributes[name]?.[0]).find(Boolean) ?? '';
  return first(whole) || [first(given), first(family)].filter(Boolean).join(' ');
}
