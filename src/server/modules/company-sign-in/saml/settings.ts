import type { ConnectionOrder } from '#domain/companies/sign-in.ts';
import type { Context } from '#server/platform/context.ts';
import { ProviderFailure } from '#server/platform/open-id/provider.ts';
import { isReachable } from '#server/platform/outgoing.ts';
import { refuseField } from '#server/platform/refusal.ts';
import { certificatesIn, readCertificates } from './certificates.ts';
import { type ProviderMetadata, readMetadata } from './metadata.ts';

/** What is kept of a provider that speaks SAML, from its metadata or from what an owner has entered. */
export function samlSettings({ config }: Pick<Context, 'config'>, order: ConnectionOrder): ProviderMetadata {
  const { issuer, ssoAddress, certificates: texts } = order.metadata ? metadataOf(order) : enteredIn(order);
  const field = (name: string) => (order.metadata ? 'metadata' : name);
  const certificates = readCertificates(texts);
  if (!certificates) throw refuseField(field('certificates'), 'validation_certificates');
  const { protocol, hostname } = new URL(ssoAddress);
  if (config.isProduction && protocol !== 'https:')
    throw refuseField(field('sso_address'), 'validation_issuer_https');
  if (!isPublic(hostname, config.webhookNetworks))
    throw refuseField(field('sso_address'), 'validation_sso_private');
  return { issuer, ssoAddress, certificates };
}

function enteredIn({ issuer, sso_address, certificates }: ConnectionOrder): ProviderMetadata {
  return { issuer, ssoAddress: sso_address, certificates: certificatesIn(certificates) };
}

function metadataOf({ metadata }: ConnectionOrder): ProviderMetadata {
  try {
    return readMetadata(metadata);
  } catch (error) {
    if (error instanceof ProviderFailure) throw refuseField('metadata', 'validation_saml_metadata');
    throw error;
  }
}

/** Whether browsers may be sent there: nothing is asked of it by the product itself. */
function isPublic(hostname: string, openedNetworks: readonly string[]): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (/(?:^|\.)localhost\.?$/.test(host)) return isReachable('127.0.0.1', openedNetworks);
  return /^[\d.]+$/.test(host) || host.includes(':') ? isReachable(host, openedNetworks) : true;
}
