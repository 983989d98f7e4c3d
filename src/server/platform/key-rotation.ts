import { existsSync, linkSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { rotateSealed } from './sealed-columns.ts';
import type { SealedColumn } from './sealed-text.ts';
import { keyFile, keyFileBefore, newKeyText } from './sealing-keys.ts';
import { WrongSetting } from './wrong-setting.ts';

const setBoth =
  'Set SECRET_KEY to a new key (openssl rand -base64 32 makes one) and SECRET_KEY_BEFORE to the one before it, for every process, and start them anew: both keys count then. Then run this again.';

/** Seals everything anew with the key that counts; what was cut short is gone on with by the next run. */
export async function rotateKey(
  { db, config, columns, today }: RotationParts,
  say: (sentence: string) => void,
): Promise<void> {
  const keys = { ...config };
  const isSet = config.secretKey !== undefined;
  // A process on another machine, or one that reads the file once, would go on sealing with the key before.
  if (isSet ? config.secretKeyBefore === undefined : config.databaseUrl !== undefined)
    throw new WrongSetting(setBoth);
  if (!isSet) beginFileRotation(config.dataFolder);
  for await (const { column, done, total } of rotateSealed({ db, config: keys }, columns))
    say(`${column.table}.${column.secret}: ${done} of ${total}`);
  const kept = isSet ? 'SECRET_KEY_BEFORE' : endFileRotation(config.dataFolder, today);
  say(
    `Everything is sealed with the new key. ${isSet ? 'Leave SECRET_KEY_BEFORE out at the next start. ' : ''}Backups from before open with the key in ${kept} alone: keep it as long as them, apart from them.`,
  );
}

interface RotationParts {
  db: Database;
  config: Config;
  columns: readonly SealedColumn[];
  /** `2026-11-26`. */
  today: string;
}

/** The key there is becomes the one before, and a new one takes its place; done by half before, it is done to its end. */
function beginFileRotation(folder: string): void {
  const [path, before] = [join(folder, keyFile), join(folder, keyFileBefore)];
  if (!existsSync(path)) throw new WrongSetting('There is no key yet: the first start makes it.');
  if (!existsSync(before)) linkSync(path, before);
  if (readFileSync(before, 'utf8') !== readFileSync(path, 'utf8')) return;
  const fresh = `${path}.new`;
  writeFileSync(fresh, `${newKeyText()}\n`, { mode: 0o600, flush: true });
  renameSync(fresh, path);
}

/** The key before counts no more; its file stays, under the name that is answered. */
function endFileRotation(folder: string, today: string): string {
  const name = `${keyFile}.until-${today}`;
  renameSync(join(folder, keyFileBefore), join(folder, name));
  return name;
}
