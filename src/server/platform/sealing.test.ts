import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { seal, standingOf, unseal } from './sealing.ts';
import { keyFile } from './sealing-keys.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mihna-sealing-'));
});

const source = (secretKey?: string) => ({ dataFolder: folder, secretKey });
const setting = 'a-key-of-the-secret-store-of-32-signs';

test.each([['the file'], ['SECRET_KEY']])('what %s sealed is opened by it, for its owner alone', (place) => {
  const own = source(place === 'SECRET_KEY' ? setting : undefined);
  const sealed = seal(own, secret, 'amira');
  expect(sealed).not.toContain(secret);
  expect(seal(own, secret, 'amira')).not.toBe(sealed);
  expect(unseal({ ...own }, sealed, 'amira')).toBe(secret);
  expect(() => unseal(own, sealed, 'omar')).toThrow();
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(() => unseal(own, changed, 'amira')).toThrow();
});

test('the key is a file of its owner alone, made once', async () => {
  const sealed = seal(source(), secret, 'amira');
  const path = join(folder, keyFile);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const content = await readFile(path, 'utf8');
  expect(Buffer.from(content.trim(), 'base64url')).toHaveLength(32);
  expect(unseal(source(), sealed, 'amira')).toBe(secret);
  expect([await readFile(path, 'utf8'), await readdir(folder)]).toEqual([content, [keyFile]]);
  expect(unseal(source(content.trim()), sealed, 'amira')).toBe(secret);
});

test('another key opens nothing, and is told from none', () => {
  const sealed = seal(source(), secret, 'amira');
  expect(() => unseal(source(setting), sealed, 'amira')).toThrow('another key');
  expect(standingOf(source(), sealed)).toBe('sealed');
  expect(standingOf(source(setting), sealed)).toBe('sealed otherwise');
  expect(standingOf(source(), secret)).toBe('readable');
});

test('what was taken away is not there, and what is stored as it is is refused', () => {
  expect(unseal(source(), '', 'amira')).toBeUndefined();
  expect(() => unseal(source(), secret, 'amira')).toThrow();
});

test('a key that is too short to be one ends the start', () => {
  expect(() => readConfig({ SECRET_KEY: 'short' })).toThrow('SECRET_KEY is wrong');
});
