import { createHash } from 'node:crypto';
import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import { isSsoAddress, metadataPath, returnPath } from '#domain/companies/sign-in.ts';
import type { Context } from '#server/platform/context.ts';
import { ProviderFailure } from '#server/platform/open-id/provider.ts';
import {
  allElements,
  attributeOf,
  childrenOf,
  metadataSpace,
  parseXml,
  protocolSpace,
  signatureSpace,
  textOf,
} from './xml.ts';

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
export const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

/** What the product is for a company's provider: a name and an address for each company, so that no answer is taken for another's. */
export function ownNames({ config }: Pick<Context, 'config'>, companyId: string) {
  return {
    entityId: `${config.publicUrl}${metadataPath(companyId)}`,
    acsAddress: `${config.publicUrl}${returnPath(companyId)}`,
  };
}

/** What a provider has to know of the product, as it reads it. */
export function ownMetadata(context: Pick<Context, 'config'>, companyId: string): string {
  const { entityId, acsAddress } = ownNames(context, companyId);
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsAddress,
    identifierFormat: emailFormat,
    wantAssertionsSigned: true,
    generateUniqueId: () => `_${createHash('sha256').update(entityId).digest('hex')}`,
  });
}

/** What a provider says of itself. */
export interface ProviderMetadata {
  issuer: string;
  ssoAddress: string;
  /** As they stand there. */
  certificates: string[];
}

/** Reads the metadata of one provider; a list of many is none. */
export function readMetadata(text: string): ProviderMetadata {
  const root = parseXml(text, 'no_provider');
  const roles = childrenOf(root, metadataSpace, 'IDPSSODescriptor').filter((role) =>
    (attributeOf(role, 'protocolSupportEnumeration') ?? '').split(/\s+/).includes(protocolSpace),
  );
  const [role] = roles;
  if (root.namespaceURI !== metadataSpace || root.localName !== 'EntityDescriptor' || !role)
    throw new ProviderFailure('no_provider', 'metadata');
  const issuer = attributeOf(root, 'entityID') ?? '';
  const ssoAddress = childrenOf(role, metadataSpace, 'SingleSignOnService')
    .filter((service) => attributeOf(service, 'Binding') === redirectBinding)
    .map((service) => attributeOf(service, 'Location') ?? '')
    .find(isSsoAddress);
  const certificates = childrenOf(role, metadataSpace, 'KeyDescriptor')
    .filter((key) => (attributeOf(key, 'use') ?? 'signing') === 'signing')
    .flatMap(allElements)
    .filter((one) => one.namespaceURI === signatureSpace && one.localName === 'X509Certificate')
    .map((one) => textOf(one) ?? '');
  if (issuer === '' || issuer.length > 500 || !ssoAddress || certificates.length === 0)
    throw new ProviderFailure('no_provider', 'metadata');
  return { issuer, ssoAddress, certificates };
}
