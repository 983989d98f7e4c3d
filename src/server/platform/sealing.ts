import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** What decides the key: the setting, or the file in the data folder. */
type KeySource = Pick<Config, 'secretKey' | 'dataFolder'>;

/** The file that holds the key where `SECRET_KEY` is not set. */
export const keyFile = 'secret.key';

const format = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * A secret that has to be read again, as it is stored: nobody opens it with the database alone. `about` says whose it is;
 * it opens nowhere else.
 */
export function seal(source: KeySource, text: string, about: string): string {
  const { key, prefix } = keyOf(source);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return prefix + sealed.toString('base64url');
}

/** What was sealed for `about`; undefined where it was taken away (empty). Anything else is a fault. */
export function unseal(source: KeySource, sealed: string, about: string): string | undefined {
  if (sealed === '') return undefined;
  const { key, prefix } = keyOf(source);
  if (!sealed.startsWith(prefix)) throw new Error('A secret was sealed with another key');
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-tagBytes));
  return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

/** How a stored secret stands to the key that counts now. */
export function standingOf(source: KeySource, stored: string): 'sealed' | 'sealed otherwise' | 'readable' {
  if (stored.startsWith(keyOf(source).prefix)) return 'sealed';
  return stored.startsWith(`${format}.`) ? 'sealed otherwise' : 'readable';
}

/** Whether there is a key already; asking makes none. */
export function hasKey({ secretKey, dataFolder }: KeySource): boolean {
  return secretKey !== undefined || existsSync(join(dataFolder, keyFile));
}

interface Key {
  key: Buffer;
  /** Format and name of the key, which every text that it sealed begins with. */
  prefix: string;
}

const keys = new WeakMap<KeySource, Key>();

function keyOf(source: KeySource): Key {
  const known = keys.get(source);
  if (known) return known;
  const secret = source.secretKey ?? readOrMakeKey(join(source.dataFolder, keyFile));
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mihna stored secrets', 32));
  const name = createHash('sha256').update(key).digest('base64url').slice(0, 8);
  const made = { key, prefix: `${format}.${name}.` };
  keys.set(source, made);
  return made;
}

/** Of two processes that begin at once, both take the key of the first; nobody reads half a file. */
function readOrMakeKey(path: string): string {
  const read = () => readFileSync(path, 'utf8').trim();
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const mine = `${path}.${randomUUID()}`;
  writeFileSync(mine, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(mine, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return read();
}
