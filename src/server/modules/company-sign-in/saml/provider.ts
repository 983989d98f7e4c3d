import { createHash } from 'node:crypto';
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { normalizeEmail } from '#domain/identity/emails.ts';
import type { ConnectionRow } from '#server/modules/company-sign-in/connection-queries.ts';
import type { Context } from '#server/platform/context.ts';
import { ProviderFailure, type ToldPerson, toleranceMs } from '#server/platform/open-id/provider.ts';
import { readAssertion } from './assertion.ts';
import { emailFormat, ownNames } from './metadata.ts';
import { personNameOf } from './names.ts';
import { requirePlainResponse } from './structure.ts';

type Asking = Pick<Context, 'config' | 'clock'>;

/** Where a browser goes to prove itself: the request goes with the address, as the provider's own pages read it. */
export async function addressOfSaml(
  context: Asking,
  connection: ConnectionRow,
  { token, isAnew }: { token: string; isAnew: boolean | undefined },
): Promise<string> {
  const speaker = speakerOf(context, connection, { requestId: requestIdOf(token), isAnew });
  return speaker.getAuthorizeUrlAsync('', undefined, {});
}

/**
 * Whom a provider's answer tells of, once everything about it is right. What is read of it are the bytes that the signature
 * stands for, and no others; the own clock judges what is over.
 */
export async function toldBySaml(
  context: Asking,
  connection: ConnectionRow,
  { token, answer, since }: { token: string; answer: string; since: Date },
): Promise<ToldPerson> {
  const { issuer, emailAttribute } = connection;
  const requestId = requestIdOf(token);
  const names = ownNames(context, connection.companyId);
  const xml = readAnswer(answer);
  requirePlainResponse(xml, { issuer, acsAddress: names.acsAddress, requestId });
  const signed = await signedPartOf(speakerOf(context, connection, { requestId }), xml);
  const now = context.clock.now();
  const { nameId, nameIdFormat, provedAt, attributes } = readAssertion(signed, {
    ...{ ...names, issuer, requestId, now },
  });
  const isAddress = nameIdFormat === emailFormat;
  const [address = '', another] = emailAttribute
    ? (attributes[emailAttribute] ?? [])
    : isAddress
      ? [nameId]
      : [];
  return {
    subject: isAddress ? normalizeEmail(nameId) : nameId,
    email: another === undefined ? address : '',
    isVerified: true,
    name: personNameOf(attributes),
    claims: attributes,
    isFresh: provedAt.getTime() >= since.getTime() - toleranceMs,
  };
}

/** What goes with a browser: nobody who does not have its token knows what it has asked for. */
function requestIdOf(token: string): string {
  return `_${createHash('sha256').update(`request ${token}`).digest('hex')}`;
}

function readAnswer(answer: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(answer, 'base64'));
  } catch {
    throw new ProviderFailure('refused', 'xml');
  }
}

/** The assertion as it was signed. What the library says of others' answers stays out of the log: it quotes them. */
async function signedPartOf(speaker: SAML, xml: string): Promise<string> {
  try {
    const container = { SAMLResponse: Buffer.from(xml).toString('base64') };
    const { profile } = await speaker.validatePostResponseAsync(container);
    if (profile?.getAssertionXml) return profile.getAssertionXml();
  } catch {
    // Told below.
  }
  throw new ProviderFailure('refused', 'signature');
}

function speakerOf(
  context: Asking,
  connection: ConnectionRow,
  { requestId, isAnew = false }: { requestId: string; isAnew?: boolean | undefined },
): SAML {
  const { entityId, acsAddress } = ownNames(context, connection.companyId);
  return new SAML({
    ...{ issuer: entityId, audience: entityId, callbackUrl: acsAddress },
    ...{ idpIssuer: connection.issuer, entryPoint: connection.ssoAddress },
    idpCert: connection.certificates,
    identifierFormat: connection.emailAttribute ? null : emailFormat,
    // Which proof a provider asks for is its company's to say.
    disableRequestedAuthnContext: true,
    forceAuthn: isAnew,
    wantAssertionsSigned: true,
    // A signature around all of it is looked at where there is one: the assertion's own is what counts.
    wantAuthnResponseSigned: false,
    // Times are judged by the product's clock, in `readAssertion`.
    acceptedClockSkewMs: -1,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(requestId),
  });
}

/** The library's memory of requests: it has seen the browser's own, and no other. */
function onlyRequest(requestId: string) {
  return {
    saveAsync: async (_key: string, value: string) => ({ value, createdAt: Date.now() }),
    getAsync: async (key: string) => (key === requestId ? new Date().toISOString() : null),
    removeAsync: async (key: string | null) => key,
  };
}
