import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What decides the keys: the settings, or the files in the data folder. */
export interface KeySource {
  secretKey: string | undefined;
  secretKeyBefore?: string | undefined;
  dataFolder: string;
}

/** The file that holds the key where `SECRET_KEY` is not set. */
export const keyFile = 'secret.key';
/** The key before that one, as long as something may be sealed with it. */
export const keyFileBefore = 'secret.key.before';

export const format = 'v1';

/** A key by which is sealed, and one by which is found. */
interface Key {
  sealing: Buffer;
  lookup: Buffer;
  /** Format and name of the key, which every text that it sealed begins with. */
  prefix: string;
}

export interface Keys {
  /** Seals and opens. */
  current: Key;
  /** Opens what it sealed before; the key of a rotation that is not done yet. */
  before: Key | undefined;
}

const read = new WeakMap<KeySource, Keys>();

/** The keys that count for these settings; the first one is made where there is none. */
export function keysOf(source: KeySource): Keys {
  const known = read.get(source);
  if (known) return known;
  const current = source.secretKey ?? readOrMakeKey(join(source.dataFolder, keyFile));
  const isSet = source.secretKey !== undefined;
  const before = isSet ? source.secretKeyBefore : readKey(join(source.dataFolder, keyFileBefore));
  const made = { current: keyOf(current), before: before === undefined ? undefined : keyOf(before) };
  read.set(source, made);
  return made;
}

/** Whether there is a key already; asking makes none. */
export function hasKey({ secretKey, dataFolder }: KeySource): boolean {
  return secretKey !== undefined || existsSync(join(dataFolder, keyFile));
}

/** A key that nobody had before, as the file and the setting hold it. */
export function newKeyText(): string {
  return randomBytes(32).toString('base64url');
}

function keyOf(secret: string): Key {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const sealing = derive('mihna stored secrets');
  const name = createHash('sha256').update(sealing).digest('base64url').slice(0, 8);
  return { sealing, lookup: derive('mihna lookups'), prefix: `${format}.${name}.` };
}

function readKey(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Of two processes that begin at once, both take the key of the first; nobody reads half a file. */
function readOrMakeKey(path: string): string {
  const there = readKey(path);
  if (there !== undefined) return there;
  const mine = `${path}.${randomUUID()}`;
  writeFileSync(mine, `${newKeyText()}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(mine, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return readFileSync(path, 'utf8').trim();
}
