/** What a directory writes and asks (SCIM 2.0, RFC 7643 and 7644), as far as people and groups of a company need it. */

/** A page of a list has so many resources at most. */
export const mostResources = 200;

/** A refusal in the protocol's own words: the status, and its `scimType` where it has one. */
export class DirectoryFault extends Error {
  readonly status: 400 | 401 | 404 | 409 | 413 | 429;
  readonly scimType: string | undefined;
  constructor(status: DirectoryFault['status'], detail: string, scimType?: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

/** Somebody as a directory keeps them. */
export interface DirectoryPerson {
  userName: string;
  externalId: string;
  /** Empty where the user name is the address. */
  email: string;
  displayName: string;
  givenName: string;
  familyName: string;
  isActive: boolean;
}

export interface DirectoryGroup {
  displayName: string;
  externalId: string;
  memberIds: string[];
}

const nobody: DirectoryPerson = {
  ...{ userName: '', externalId: '', email: '', displayName: '', givenName: '', familyName: '' },
  isActive: true,
};

/** What somebody is called here. */
export function nameOfPerson({ displayName, givenName, familyName }: DirectoryPerson): string {
  return displayName || [givenName, familyName].filter(Boolean).join(' ');
}

/** The address of somebody, in small letters. */
export function addressOfPerson({ email, userName }: DirectoryPerson): string {
  return (email || userName).trim().toLowerCase();
}

/** Somebody as a whole resource says (POST, PUT). */
export function readPerson(resource: unknown): DirectoryPerson {
  const person = { ...nobody };
  for (const [path, value] of entriesOf(resource)) assign(person, path, value);
  if (person.userName === '') throw new DirectoryFault(400, 'userName is required.', 'invalidValue');
  return person;
}

/** Somebody after the operations of a PATCH, in the dialects of Entra and of Okta. */
export function patchPerson(before: DirectoryPerson, body: unknown): DirectoryPerson {
  const person = { ...before };
  for (const { act, path, value } of operationsOf(body)) {
    if (act === 'remove') assign(person, path, undefined);
    else if (path) assign(person, path, value);
    else for (const [name, given] of entriesOf(value)) assign(person, name, given);
  }
  if (person.userName === '') throw new DirectoryFault(400, 'userName cannot be removed.', 'invalidValue');
  return person;
}

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:user:';

/** Sets one attribute by its path; those that nobody needs here are passed over. */
function assign(person: DirectoryPerson, path: string, value: unknown): void {
  const name = path.toLowerCase().replace(userSchema, '');
  if (name === 'name') {
    for (const [part, given] of entriesOf(value ?? { givenName: '', familyName: '' }))
      assign(person, `name.${part}`, given);
  } else if (name === 'active') person.isActive = readBoolean(value);
  else if (name === 'emails') person.email = primaryOf(value);
  else if (/^emails\[.{0,60}\]$/.test(name)) person.email = primaryOf(value);
  else if (/^emails(?:\[.{0,60}\])?\.value$/.test(name)) person.email = readText(path, value);
  else if (Object.hasOwn(textNames, name))
    person[textNames[name as keyof typeof textNames]] = readText(path, value);
}

const textNames = {
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
} as const;

function readText(path: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new DirectoryFault(400, `${path} has to be a text.`, 'invalidValue');
  const text = value.trim();
  if (text.length > 300) throw new DirectoryFault(400, `${path} is too long.`, 'invalidValue');
  if (!text.isWellFormed() || text.includes('\u0000'))
    throw new DirectoryFault(400, `${path} has signs that cannot be kept.`, 'invalidValue');
  return text;
}

/** Entra writes booleans as texts. */
function readBoolean(value: unknown): boolean {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  if (word === true || word === 'true') return true;
  if (word === false || word === 'false') return false;
  throw new DirectoryFault(400, 'active has to be true or false.', 'invalidValue');
}

function primaryOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const emails = [value].flat().map((one) => new Map(entriesOf(one)));
  const chosen = emails.find((one) => one.get('primary') === true) ?? emails[0];
  return readText('emails.value', chosen?.get('value'));
}

/** A group as a whole resource says. */
export function readGroup(resource: unknown): DirectoryGroup {
  const fields = fieldsOf(resource);
  const displayName = readText('displayName', fields.get('displayname'));
  if (displayName === '') throw new DirectoryFault(400, 'displayName is required.', 'invalidValue');
  const externalId = readText('externalId', fields.get('externalid'));
  return { displayName, externalId, memberIds: idsIn(fields.get('members')) };
}

/** A group after the operations of a PATCH. */
export function patchGroup(before: DirectoryGroup, body: unknown): DirectoryGroup {
  const group = { ...before };
  for (const { act, path, value } of operationsOf(body)) {
    const [, one] = /^members\[value eq "([^"]{1,64})"\]$/i.exec(path) ?? [];
    if (one && act === 'remove') group.memberIds = group.memberIds.filter((id) => id !== one);
    else if (path) change(group, act, path, value);
    else for (const [name, given] of entriesOf(value)) change(group, act, name, given);
  }
  return group;
}

function change(group: DirectoryGroup, act: Operation['act'], path: string, value: unknown): void {
  const name = path.toLowerCase();
  if (name === 'displayname') group.displayName = readText(path, value) || group.displayName;
  else if (name === 'externalid') group.externalId = readText(path, value);
  else if (name === 'members') group.memberIds = membersAfter(group.memberIds, act, idsIn(value));
}

function membersAfter(before: string[], act: Operation['act'], ids: string[]): string[] {
  if (act === 'add') return [...new Set([...before, ...ids])];
  if (act === 'replace') return [...new Set(ids)];
  // Nobody is named where everybody leaves.
  const leaving = new Set(ids);
  return leaving.size === 0 ? [] : before.filter((id) => !leaving.has(id));
}

function idsIn(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return [...new Set([value].flat().map((one) => readText('members.value', fieldsOf(one).get('value'))))];
}

interface Operation {
  act: 'add' | 'replace' | 'remove';
  /** Empty where the value names its attributes. */
  path: string;
  value: unknown;
}

function operationsOf(body: unknown): Operation[] {
  const list = fieldsOf(body).get('operations');
  if (!Array.isArray(list) || list.length === 0 || list.length > 100)
    throw new DirectoryFault(400, 'Operations has to be a list of 1 to 100.', 'invalidSyntax');
  return list.map((one) => {
    const fields = fieldsOf(one);
    const act = String(fields.get('op')).toLowerCase();
    const path = readText('path', fields.get('path'));
    if (act !== 'add' && act !== 'replace' && act !== 'remove')
      throw new DirectoryFault(400, 'op has to be add, replace or remove.', 'invalidSyntax');
    if (act === 'remove' && path === '') throw new DirectoryFault(400, 'remove needs a path.', 'noTarget');
    return { act, path, value: fields.get('value') };
  });
}

function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new DirectoryFault(400, 'An object was expected.', 'invalidSyntax');
  return Object.entries(value);
}

/** Names of attributes are compared without case. */
function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(entriesOf(value).map(([name, given]) => [name.toLowerCase(), given]));
}

export interface DirectoryFilter {
  attribute: 'username' | 'externalid' | 'displayname' | 'id';
  value: string;
}

/** `attribute eq "value"`, which is what directories look people and groups up by. */
export function readFilter(
  text: string | undefined,
  known: readonly DirectoryFilter['attribute'][],
): DirectoryFilter | undefined {
  if (!text) return undefined;
  const [, named = '', quoted = ''] = /^\s*([\w:.]{1,120})\s+eq\s+("[^\n]{0,400}")\s*$/i.exec(text) ?? [];
  const attribute = known.find((one) => one === named.toLowerCase().replace(userSchema, ''));
  const value = parsed(quoted);
  if (!attribute || typeof value !== 'string')
    throw new DirectoryFault(400, `Filters are: ${known.join(', ')} eq "…".`, 'invalidFilter');
  return { attribute, value };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Which part of a list is wanted: counted from 1, as the protocol has it. */
export function readPage(startIndex: string | undefined, count: string | undefined) {
  const from = Math.max(1, wholeOf(startIndex, 1));
  return { startIndex: from, count: Math.min(mostResources, Math.max(0, wholeOf(count, 100))) };
}

function wholeOf(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^-?\d{1,9}$/.test(text))
    throw new DirectoryFault(400, 'A whole number was expected.', 'invalidValue');
  return Number(text);
}
