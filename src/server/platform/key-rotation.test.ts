import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPhone } from '#server/modules/candidates/service.ts';
import { sealedColumns } from '#server/modules/register.ts';
import { aCandidate, setProfile } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import type { Config } from './config.ts';
import { rotateKey } from './key-rotation.ts';
import { readSealed, rotateSealed, settleSealedColumns } from './sealed-columns.ts';
import { keyFile, keyFileBefore } from './sealing-keys.ts';

const server = testServer();
const today = '2026-11-26';
const far = 'postgresql://elsewhere/mihna';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mihna-rotation-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const keyOfServer = () => readFile(join(server().platform.config.dataFolder, keyFile), 'utf8');
const configWith = (changes: Partial<Config>): Config => ({
  ...server().platform.config,
  databaseUrl: undefined,
  ...changes,
});
const rotate = (config: Config, said: string[] = []) =>
  rotateKey({ db: server().platform.db, config, columns: sealedColumns, today }, (line) => said.push(line));

async function phones(config: Config): Promise<string[]> {
  const { rows } = await server().platform.db.execute<{ id: string; plain: string; sealed: string }>(
    'select account_id as id, phone as plain, phone_sealed as sealed from candidates order by 1',
  );
  return rows.map(({ id, plain, sealed }) =>
    openPhone(config, id, { plainPhone: plain, sealedPhone: sealed }),
  );
}

async function lookups(): Promise<number> {
  const { rows } = await server().platform.db.execute<{ count: number }>(
    'select count(distinct phone_lookup)::int as count from candidates where phone_lookup is not null',
  );
  return rows[0]?.count ?? 0;
}

test('a rotation that was cut short is gone on with, and both keys open meanwhile', async () => {
  const { db } = server().platform;
  for (let at = 0; at < 5; at += 1)
    await aCandidate(server(), { phone: '55123456', dateOfBirth: '1994-05-17' });
  const before = (await keyOfServer()).trim();
  const config = configWith({ secretKey: 'n'.repeat(40), secretKeyBefore: before });
  for await (const { column, done } of rotateSealed({ db, config }, sealedColumns, 2))
    if (column.secret === 'phone_sealed' && done === 2) break;
  expect(await readSealed({ db, config }, sealedColumns)).toMatchObject({ count: 10, before: 8 });
  expect(await phones(config)).toEqual(Array(5).fill('55123456'));
  await settleSealedColumns({ db, config }, sealedColumns);
  const said: string[] = [];
  await rotate(config, said);
  expect(said).toContain('candidates.phone_sealed: 3 of 3');
  expect(said).toContain('candidates.date_of_birth_sealed: 5 of 5');
  const alone = configWith({ secretKey: 'n'.repeat(40) });
  expect(await readSealed({ db, config: alone }, sealedColumns)).toMatchObject({ count: 10, before: 0 });
  expect(await phones(alone)).toEqual(Array(5).fill('55123456'));
  // The same number is found as the same again, under the new key.
  expect(await lookups()).toBe(1);
  await rotate(configWith({ secretKey: before, secretKeyBefore: 'n'.repeat(40) }));
  expect(await phones(server().platform.config)).toEqual(Array(5).fill('55123456'));
});

test('the key in the data folder gives way to a new one, and stays beside it for old backups', async () => {
  const dataFolder = await folderWith({ [keyFile]: await keyOfServer() });
  await rotate(configWith({ dataFolder }));
  expect((await readdir(dataFolder)).toSorted()).toEqual([keyFile, `${keyFile}.until-${today}`]);
  const kept = await readFile(join(dataFolder, `${keyFile}.until-${today}`), 'utf8');
  expect(kept).toBe(await keyOfServer());
  expect(await phones(configWith({ dataFolder }))).toEqual(Array(5).fill('55123456'));
  await expect(rotateBack(dataFolder, kept)).resolves.toBeUndefined();
});

test('a rotation that ended between the two files is done to its end', async () => {
  const key = await keyOfServer();
  const dataFolder = await folderWith({ [keyFile]: key, [keyFileBefore]: key });
  await rotate(configWith({ dataFolder }));
  expect(await readFile(join(dataFolder, keyFile), 'utf8')).not.toBe(key);
  await rotateBack(dataFolder, key);
});

test('a key that is known to one process alone is not changed under the others', async () => {
  await expect(rotate(configWith({ databaseUrl: far }))).rejects.toThrow('SECRET_KEY_BEFORE');
  await expect(rotate(configWith({ secretKey: 'n'.repeat(40) }))).rejects.toThrow('SECRET_KEY_BEFORE');
});

test('what no known key opens ends it with a sentence, and nothing changes', async () => {
  await setProfile(server(), await aCandidate(server()), { phone: '55123456' });
  const rows = () => server().platform.db.execute('select * from candidates order by account_id');
  const before = (await rows()).rows;
  const config = configWith({ secretKey: 'n'.repeat(40), secretKeyBefore: 'm'.repeat(40) });
  await expect(rotate(config)).rejects.toThrow(/^SECRET_KEY is not the one .+ no phone number/);
  expect((await rows()).rows).toEqual(before);
});

/** Gives the server's rows their own key back. */
async function rotateBack(dataFolder: string, key: string): Promise<void> {
  const secretKeyBefore = (await readFile(join(dataFolder, keyFile), 'utf8')).trim();
  await rotate(configWith({ secretKey: key.trim(), secretKeyBefore }));
}
