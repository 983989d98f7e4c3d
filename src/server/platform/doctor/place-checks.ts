import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { dayMs } from '#domain/time.ts';
import { momentOfBackup, openBackupPlace } from '#server/platform/backup/backup-place.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { indexingToken } from '#server/platform/indexing.ts';
import { readStanding } from '#server/platform/installation.ts';
import { openMailer } from '#server/platform/mailer.ts';
import { readSealed } from '#server/platform/sealed-columns.ts';
import type { SealedColumn } from '#server/platform/sealed-text.ts';
import { hasKey, keyFile } from '#server/platform/sealing-keys.ts';
import { floorBytes, newStorageKey, type Storage } from '#server/platform/storage.ts';
import { freeBytes } from '#server/platform/storage-temporary.ts';
import { type Check, look, well, wrong } from './findings.ts';

const comfortable = 8 * floorBytes;
const owners = {
  foreign: 'another installation',
  unmarked: 'nobody',
  copied: 'the database this one is a copy of',
};

/** The places around the database: files, key, mail server, disk. */
export function placeChecks(
  parts: { config: Config; db: Database; storage: Storage },
  sealed: readonly SealedColumn[],
): Check[] {
  const { config, storage } = parts;
  return [
    { about: 'Storage', examine: () => checkStorage(storage) },
    { about: 'Whose storage', examine: () => checkOwner(parts) },
    { about: 'Secret key', examine: () => checkKey(config, parts.db, sealed) },
    { about: 'Mail server', examine: () => checkMail(config) },
    ...(config.indexing ? [{ about: 'Google Indexing', examine: () => checkIndexing(config) }] : []),
    { about: 'Disk', examine: () => checkDisk(config.dataFolder) },
    { about: 'Backups', examine: () => checkBackups(config) },
  ];
}

/** Writes a small file, reads it and takes it away again. */
async function checkStorage(storage: Storage) {
  const key = newStorageKey('probe');
  const content = randomBytes(64);
  await storage.put(key, content, { contentType: 'application/octet-stream', size: content.length });
  try {
    const read = await buffer(await storage.stream(key));
    if (!read.equals(content)) return wrong('It gave back something else than what was written.');
  } finally {
    await storage.delete(key);
  }
  if (await storage.exists(key)) return wrong('What was erased is still there: may this user delete?');
  return well('A file was written, read and erased.');
}

async function checkOwner({ db, storage }: { db: Database; storage: Storage }) {
  const standing = await readStanding({ db, storage });
  if (standing === 'ours') return well('It belongs to this database.');
  return wrong(
    `It belongs to ${owners[standing]}: nothing is erased there, and no start goes on. docs/operating/backup.md says what to do.`,
  );
}

async function checkKey(config: Config, db: Database, sealed: readonly SealedColumn[]) {
  const { count, before, otherwise } = await readSealed({ db, config }, sealed);
  const place = config.secretKey ? 'SECRET_KEY' : `${keyFile} in DATA_DIR`;
  if (count > 0 && !hasKey(config))
    return wrong(
      `${place} is missing, and ${count} secrets were sealed with it: put it back before a start makes another.`,
    );
  if (otherwise)
    return wrong(
      `It is not the one that ${otherwise.table}.${otherwise.secret} was sealed with: put that key back.`,
    );
  if (before > 0)
    return look(
      `${before} of ${count} secrets are still sealed with the key before: npm run rotate-key goes on with it.`,
    );
  return well(
    count === 0 ? `Nothing is sealed yet; ${place} will be used.` : `${place} is the one of what is sealed.`,
  );
}

async function checkIndexing({ indexing }: Config) {
  if (!indexing) return well('Google is told nothing.');
  try {
    await indexingToken(indexing, new Date());
    return well('Google gives a token to the service account.');
  } catch (error) {
    return wrong(
      `Google gives no token to the service account. ${error instanceof Error ? error.message : ''}`,
    );
  }
}

async function checkMail(config: Config) {
  if (!config.smtpUrl)
    return config.isProduction
      ? wrong('SMTP_URL is not set: no email leaves.')
      : look('SMTP_URL is not set: emails stay in the outbox, and /dev/mailbox shows them.');
  const mailer = openMailer(config);
  try {
    if (await mailer.answers()) return well('It takes emails.');
    return wrong('It does not answer, or refuses the name and password of SMTP_URL.');
  } finally {
    mailer.close();
  }
}

async function checkBackups({ backups, dataFolder }: Config) {
  if (!backups) return look('BACKUP_TO is not set: no backup is made by itself.');
  const newest = (await openBackupPlace(backups.to, dataFolder).names()).at(-1);
  if (!newest) return look('None is there yet.');
  const age = Date.now() - (momentOfBackup(newest)?.getTime() ?? 0);
  const sentence = `The newest is ${newest}.`;
  return age < 1.2 * dayMs
    ? well(sentence)
    : wrong(`${sentence} What ended the later ones stands in the log.`);
}

async function checkDisk(folder: string) {
  const free = await freeBytes(folder);
  const sentence = `${Math.round(free / 1_000_000)} MB are free where DATA_DIR lies.`;
  if (free < floorBytes)
    return wrong(`${sentence} Uploads are refused, and soon nothing is written any more.`);
  return free < comfortable ? look(sentence) : well(sentence);
}
