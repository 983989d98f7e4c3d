import { Secret, TOTP } from 'otpauth';
import { productName } from '#domain/product.ts';
import type { Context } from '#server/platform/context.ts';
import { seal, unseal } from '#server/platform/sealing.ts';

const period = 30;

/** A new key of 160 bits, as base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What authenticator apps read from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * The 30-second step whose code it is: this one, the one before or the one after, for clocks that differ; undefined for
 * any other code.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/** The key of an app as it is stored, for an account or for whoever is to have one. */
export function sealTotpSecret({ config }: Pick<Context, 'config'>, secret: string, owner: string): string {
  return seal(config, secret, owner);
}

/** The key that was stored for that owner; undefined once it was taken away. */
export function openTotpSecret(
  { config }: Pick<Context, 'config'>,
  stored: string,
  owner: string,
): string | undefined {
  return unseal(config, stored, owner);
}

/** The same as `stepOfCode`, of the app that an account has. */
export function stepOfOwnCode(
  context: Pick<Context, 'config' | 'clock'>,
  { accountId, secret }: { accountId: string; secret: string },
  code: string,
): number | undefined {
  const key = openTotpSecret(context, secret, accountId);
  return key === undefined ? undefined : stepOfCode(key, code, context.clock.now());
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: productName, label, period, digits: 6, secret: Secret.fromBase32(secret) });
}
