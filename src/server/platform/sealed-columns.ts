import { sql } from 'drizzle-orm';
import { WrongSetting } from './config.ts';
import type { Platform } from './context.ts';
import type { Database } from './database/database.ts';
import { hasKey, keyFile, seal, standingOf } from './sealing.ts';

/** A column of sealed secrets, by its names in the database; `about` is the column that says whose each is. */
export interface SealedColumn {
  table: string;
  secret: string;
  about: string;
}

/** How many secrets are stored, and the first column in which one was sealed with another key; it changes nothing. */
export async function readSealed(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  columns: readonly SealedColumn[],
): Promise<{ count: number; otherwise: SealedColumn | undefined }> {
  let count = 0;
  let otherwise: SealedColumn | undefined;
  for (const column of columns) {
    const secrets = await storedIn(db, column);
    count += secrets.length;
    // Without a key there is nothing to hold them against, and none is made for the asking.
    if (!hasKey(config)) continue;
    if (secrets.some(({ stored }) => standingOf(config, stored) === 'sealed otherwise')) otherwise ??= column;
  }
  return { count, otherwise };
}

/**
 * At the start: what an earlier version stored as it is gets sealed. Ends the start where something was sealed with
 * another key, before anybody is told that a right code is wrong.
 */
export async function settleSealedColumns(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  columns: readonly SealedColumn[],
): Promise<void> {
  for (const column of columns) {
    for (const { stored, about } of await storedIn(db, column)) {
      const standing = standingOf(config, stored);
      if (standing === 'sealed otherwise') throw new WrongSetting(otherKey(config.secretKey !== undefined));
      if (standing === 'readable') await replace(db, column, stored, seal(config, stored, about));
    }
  }
}

async function storedIn(db: Database, { table, secret, about }: SealedColumn) {
  const [column, owner] = [sql.identifier(secret), sql.identifier(about)];
  const { rows } = await db.execute<{ stored: string; about: string }>(
    sql`select ${column} as stored, ${owner}::text as about from ${sql.identifier(table)} where ${column} <> ''`,
  );
  return rows;
}

async function replace(
  db: Database,
  { table, secret }: SealedColumn,
  stored: string,
  sealed: string,
): Promise<void> {
  const column = sql.identifier(secret);
  await db.execute(
    sql`update ${sql.identifier(table)} set ${column} = ${sealed} where ${column} = ${stored}`,
  );
}

function otherKey(isSet: boolean): string {
  const place = isSet ? 'SECRET_KEY is not the one' : `${keyFile} in DATA_DIR is not the key`;
  return `${place} that the keys of authenticator apps in this database were sealed with: nobody's code would be right. Put that key back; docs/operating/secure.md says what to do where it is lost.`;
}
