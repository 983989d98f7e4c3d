import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { format, type KeySource, keysOf } from './sealing-keys.ts';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * A secret that has to be read again, as it is stored: nobody opens it with the database alone. `about` says whose it is;
 * it opens nowhere else.
 */
export function seal(source: KeySource, text: string, about: string): string {
  const { sealing, prefix } = keysOf(source).current;
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return prefix + sealed.toString('base64url');
}

/**
 * What was sealed for `about`, with the key that counts or the one before; undefined where it was taken away (empty).
 * Anything else is a fault.
 */
export function unseal(source: KeySource, sealed: string, about: string): string | undefined {
  if (sealed === '') return undefined;
  const { current, before } = keysOf(source);
  const key = [current, before].find((known) => known && sealed.startsWith(known.prefix));
  if (!key) throw new Error('A secret was sealed with another key');
  const bytes = Buffer.from(sealed.slice(key.prefix.length), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key.sealing, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-tagBytes));
  return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

/** How a stored secret stands to the keys that count now. */
export type Standing = 'sealed' | 'sealed before' | 'sealed otherwise' | 'readable';

export function standingOf(source: KeySource, stored: string): Standing {
  const { current, before } = keysOf(source);
  if (stored.startsWith(current.prefix)) return 'sealed';
  if (before && stored.startsWith(before.prefix)) return 'sealed before';
  return stored.startsWith(`${format}.`) ? 'sealed otherwise' : 'readable';
}

/**
 * By what equal texts are found without being opened, stored beside what is sealed; nobody makes it, or tries all
 * numbers, without the key.
 */
export function lookupOf(source: KeySource, text: string, kind: string): string {
  return hashed(keysOf(source).current.lookup, text, kind);
}

/** The same by every key that something may still be stored by, to search for. */
export function lookupsOf(source: KeySource, text: string, kind: string): string[] {
  const { current, before } = keysOf(source);
  return [current, before].flatMap((key) => (key ? [hashed(key.lookup, text, kind)] : []));
}

function hashed(key: Buffer, text: string, kind: string): string {
  return createHmac('sha256', key).update(`${kind} ${text}`).digest('base64url').slice(0, 22);
}
