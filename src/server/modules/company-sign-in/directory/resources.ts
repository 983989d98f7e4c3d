import { addressOfPerson, mostResources, nameOfPerson } from '#domain/companies/scim.ts';
import type { GroupRow } from './group-queries.ts';
import type { PersonRow } from './queries.ts';

export const schemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  provider: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  type: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const;

/** Somebody on the wire of the protocol. */
export function presentPerson(base: string, row: PersonRow) {
  const { id, externalId, userName, displayName, givenName, familyName, isActive } = row;
  return {
    schemas: [schemas.user],
    id,
    ...(externalId && { externalId }),
    userName,
    displayName: displayName || nameOfPerson(row),
    name: { givenName, familyName },
    emails: [{ value: addressOfPerson(row), type: 'work', primary: true }],
    active: isActive,
    meta: metaOf('User', `${base}/Users/${id}`, row),
  };
}

export function presentGroup(base: string, row: GroupRow, memberIds?: readonly string[]) {
  const { id, externalId, displayName } = row;
  return {
    schemas: [schemas.group],
    id,
    ...(externalId && { externalId }),
    displayName,
    ...(memberIds && { members: memberIds.map((value) => ({ value, $ref: `${base}/Users/${value}` })) }),
    meta: metaOf('Group', `${base}/Groups/${id}`, row),
  };
}

export function presentList(
  resources: readonly object[],
  { total = resources.length, startIndex = 1 }: { total?: number; startIndex?: number } = {},
) {
  return {
    schemas: [schemas.list],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

/** What of the protocol is spoken here. */
export function providerConfig(base: string) {
  return {
    schemas: [schemas.provider],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: mostResources },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      { type: 'oauthbearertoken', name: 'Bearer token', description: 'The token of the directory.' },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

export function resourceTypes(base: string) {
  return (['User', 'Group'] as const).map((name) => ({
    schemas: [schemas.type],
    id: name,
    name,
    endpoint: `/${name}s`,
    schema: name === 'User' ? schemas.user : schemas.group,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  }));
}

/** The attributes that are kept; others are passed over. */
export function describedSchemas(base: string) {
  const user = [
    attribute('userName', { required: true, uniqueness: 'server' }),
    attribute('externalId'),
    attribute('displayName'),
    attribute('name', { type: 'complex', subAttributes: [attribute('givenName'), attribute('familyName')] }),
    attribute('emails', { type: 'complex', multiValued: true, subAttributes: [attribute('value')] }),
    attribute('active', { type: 'boolean' }),
  ];
  const group = [
    attribute('displayName', { required: true, uniqueness: 'server' }),
    attribute('externalId'),
    attribute('members', { type: 'complex', multiValued: true, subAttributes: [attribute('value')] }),
  ];
  return [
    { id: schemas.user, name: 'User', attributes: user },
    { id: schemas.group, name: 'Group', attributes: group },
  ].map((one) => ({
    schemas: [schemas.schema],
    ...one,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${one.id}` },
  }));
}

function attribute(name: string, more: Record<string, unknown> = {}) {
  return {
    name,
    ...{ type: 'string', multiValued: false, required: false, caseExact: false },
    ...{ mutability: 'readWrite', returned: 'default', uniqueness: 'none' },
    ...more,
  };
}

function metaOf(resourceType: string, location: string, row: { createdAt: Date; updatedAt: Date }) {
  const [created, lastModified] = [row.createdAt.toISOString(), row.updatedAt.toISOString()];
  return { resourceType, created, lastModified, location };
}
