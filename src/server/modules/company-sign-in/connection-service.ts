import { randomUUID } from 'node:crypto';
import { type ConnectionOrder, metadataPath, returnPath } from '#domain/companies/sign-in.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { findProvider, ProviderFailure, type ProviderFault } from '#server/platform/open-id/provider.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  type ConnectionRow,
  deleteConnectionOf,
  deleteIdentities,
  insertConnection,
  isSpoken,
  nameOfProvider,
  selectConnectionOf,
  updateConnection,
} from './connection-queries.ts';
import { selectDomains } from './domain-queries.ts';
import { presentDomain } from './domains-service.ts';
import { selectIdentityOf, selectTried } from './entry-queries.ts';
import { presentCertificate } from './saml/certificates.ts';
import { samlSettings } from './saml/settings.ts';
import { openClientSecret, sealClientSecret } from './sealed.ts';
import { keepersOf } from './state-service.ts';

/** A trial is told to who made it for so long. */
const toldMs = 3_600_000;

/** Where the own company's sign-in stands; the secret of the client is told to nobody. */
export async function readSignIn(context: Context<OwnerActor>) {
  const { companyId, accountId } = context.actor;
  const connection = await selectConnectionOf(context.db, companyId);
  const since = new Date(context.clock.now().getTime() - toldMs);
  const tried =
    connection && (await selectTried(context.db, { connectionId: connection.id, accountId, since }));
  const identity = connection && (await selectIdentityOf(context.db, connection.id, accountId));
  return {
    return_address: returnAddress(context, companyId),
    saml: context.config.speaksSaml
      ? { metadata_address: `${context.config.publicUrl}${metadataPath(companyId)}` }
      : null,
    domains: (await selectDomains(context.db, companyId)).map(presentDomain),
    connection: connection ? presentConnection(connection, identity !== undefined) : null,
    keepers: await keepersOf(context, companyId),
    tried: tried
      ? {
          email: tried.email,
          is_verified: tried.isVerified,
          is_own_domain: tried.isOwnDomain,
          groups: tried.groups,
          role: tried.role,
        }
      : null,
  };
}

/**
 * Keeps the connection, once its provider has said that it is one. After the own password; call it outside a transaction.
 * Another provider, or another client there, is tried anew before anybody comes in by it: its subjects are others.
 */
export async function saveConnection(context: Context<OwnerActor>, order: ConnectionOrder): Promise<void> {
  await verifyOwnPassword(context, order.password);
  const { companyId } = context.actor;
  const former = await selectConnectionOf(context.db, companyId);
  const { secret, ...provider } = await providerIn(context, order, former);
  const isSame = isSameProvider(former, provider);
  await context.inTransaction(async (inner) => {
    await getCompanyLocked(inner, companyId);
    const before = await selectConnectionOf(inner.db, companyId);
    if (before?.id !== former?.id) throw new Refusal('CONFLICT');
    const id = before?.id ?? randomUUID();
    const set = {
      ...provider,
      clientSecret: sealClientSecret(inner.config, id, secret),
      groupsClaim: order.groups_claim,
      roles: order.roles,
      defaultRole: order.default_role,
      ...(!isSame && { isOn: false, isEnforced: false, triedAt: null }),
    };
    if (!before) await insertConnection(inner.db, { ...set, id, companyId, createdAt: inner.clock.now() });
    else await updateConnection(inner.db, id, set);
    if (before && !isSame) await deleteIdentities(inner.db, id);
    const kind = before ? 'sign_in.connection_changed' : 'sign_in.connection_made';
    await writeDown(inner, { companyId, id, issuer: provider.issuer }, kind);
  });
}

type Provider = Pick<
  ConnectionRow,
  'kind' | 'issuer' | 'clientId' | 'ssoAddress' | 'certificates' | 'emailAttribute'
>;

/** The provider that an order names, once it is known to be one, with the secret that it knows the product by. */
async function providerIn(
  context: Context,
  order: ConnectionOrder,
  former: ConnectionRow | undefined,
): Promise<Provider & { secret: string }> {
  const { kind, issuer, client_id: clientId } = order;
  if (kind === 'saml') {
    if (!isSpoken(context, { kind })) throw refuseField('kind', 'validation_option');
    const settings = samlSettings(context, order);
    return { kind, ...settings, clientId: '', emailAttribute: order.email_attribute, secret: '' };
  }
  const oidc = { kind, issuer, clientId, ssoAddress: '', certificates: [], emailAttribute: '' };
  const kept = former && isSameProvider(former, oidc) ? openClientSecret(context.config, former) : '';
  // A secret goes to whom it was given for, and to no other provider.
  const secret = order.client_secret || kept;
  if (!secret) throw refuseField('client_secret', 'validation_client_secret');
  await requireProvider(context, { issuer, clientId, clientSecret: secret });
  return { ...oidc, secret };
}

/** Whether people are the same there: certificates change with time, and addresses of a provider, too. */
function isSameProvider(former: ConnectionRow | undefined, now: Provider): boolean {
  return (
    former?.kind === now.kind &&
    former.issuer === now.issuer &&
    former.clientId === now.clientId &&
    former.emailAttribute === now.emailAttribute
  );
}

/** Ends the connection: everybody signs in by password again. */
export async function removeConnection(context: Context<OwnerActor>): Promise<void> {
  const { companyId } = context.actor;
  await getCompanyLocked(context, companyId);
  const connection = await selectConnectionOf(context.db, companyId);
  if (!connection) throw new Refusal('NOT_FOUND');
  await deleteConnectionOf(context.db, companyId);
  await writeDown(context, connection, 'sign_in.connection_removed');
}

/** The address that the provider has to know, and sends people back to. */
export function returnAddress({ config }: Pick<Context, 'config'>, companyId: string): string {
  return `${config.publicUrl}${returnPath(companyId)}`;
}

/** How a provider is asked, with the secret that it knows the product by. */
export function orderOf({ config }: Pick<Context, 'config'>, connection: ConnectionRow) {
  const { issuer, clientId } = connection;
  return { issuer, clientId, clientSecret: openClientSecret(config, connection) };
}

const faultTexts: Readonly<Record<ProviderFault, string>> = {
  timeout: 'validation_issuer_slow',
  no_connection: 'validation_issuer_silent',
  private_network: 'validation_issuer_private',
  too_long: 'validation_issuer_long',
  no_provider: 'validation_issuer_none',
  other_issuer: 'validation_issuer_other',
  insecure: 'validation_issuer_https',
  denied: 'validation_issuer_none',
  refused: 'validation_issuer_none',
};

async function requireProvider(context: Context, order: Parameters<typeof findProvider>[1]): Promise<void> {
  try {
    await findProvider(context, order);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    throw refuseField('issuer', faultTexts[error.fault]);
  }
}

function presentConnection(row: ConnectionRow, hasEntered: boolean) {
  return {
    kind: row.kind,
    issuer: row.issuer,
    client_id: row.clientId,
    sso_address: row.ssoAddress,
    certificates: row.certificates.map(presentCertificate),
    email_attribute: row.emailAttribute,
    groups_claim: row.groupsClaim,
    roles: row.roles,
    default_role: row.defaultRole,
    is_on: row.isOn,
    is_enforced: row.isEnforced,
    keeper_id: row.keeperId,
    has_entered: hasEntered,
    tried_at: row.triedAt?.toISOString() ?? null,
  };
}

function writeDown(
  context: Context<OwnerActor>,
  { companyId, id, issuer }: Pick<ConnectionRow, 'companyId' | 'id' | 'issuer'>,
  kind: string,
) {
  return recordActivity(context, { companyId, kind, subject: nameOfProvider({ issuer }), subjectId: id });
}
