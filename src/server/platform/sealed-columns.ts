import { type SQL, sql } from 'drizzle-orm';
import type { Platform } from './context.ts';
import type { Database } from './database/database.ts';
import { aboutOf, lookupOfText, type SealedColumn } from './sealed-text.ts';
import { seal, standingOf, unseal } from './sealing.ts';
import { format, hasKey, keyFile, keysOf } from './sealing-keys.ts';
import { WrongSetting } from './wrong-setting.ts';

type Parts = Pick<Platform, 'db' | 'config'>;

/** Rows that are sealed in one statement. */
const pageSize = 500;

interface Stored {
  count: number;
  /** Of them, sealed with the key before. */
  before: number;
  /** The first column in which one was sealed with a key that is not known. */
  otherwise: SealedColumn | undefined;
}

/** How many secrets are stored, and by which keys; it changes nothing. */
export async function readSealed({ db, config }: Parts, columns: readonly SealedColumn[]): Promise<Stored> {
  let count = 0;
  let before = 0;
  let otherwise: SealedColumn | undefined;
  for (const column of columns) {
    const { rows } = await db.execute<{ prefix: string; rows: number }>(sql`
      select ${prefixOf(column)} as prefix, count(*)::int as rows from ${sql.identifier(column.table)}
      where ${isSealed(column)} group by 1`);
    for (const { prefix, rows: secrets } of rows) {
      count += secrets;
      // Without a key there is nothing to hold them against, and none is made for the asking.
      const standing = hasKey(config) ? standingOf(config, prefix) : undefined;
      if (standing === 'sealed before') before += secrets;
      if (standing === 'sealed otherwise') otherwise ??= column;
    }
  }
  return { count, before, otherwise };
}

/**
 * At the start: secrets that an earlier version stored as they are get sealed. What has a column of its own for that stays
 * for an hour, because older processes that are still there read it (`sealReadable`). Ends the start where something was
 * sealed with another key, before anybody is told that a right code is wrong, or that there is no number.
 */
export async function settleSealedColumns(parts: Parts, columns: readonly SealedColumn[]): Promise<void> {
  await requireKeys(parts, columns);
  await sealReadable(
    parts,
    columns.filter(({ plain }) => plain === undefined),
  );
}

/** Seals what stands there readable, page by page; a run that was cut short is gone on with by the next. */
export async function sealReadable(parts: Parts, columns: readonly SealedColumn[]): Promise<void> {
  for (const column of columns) {
    const { plain } = column;
    const readable = plain
      ? sql`${sql.identifier(plain.column)} ${plain.empty === null ? sql`is not null` : sql`<> ''`}`
      : sql`${isThere(column)} and not ${isSealed(column)}`;
    for (;;) {
      const page = await selectPage(parts.db, column, { stored: plain?.column, where: readable });
      const sealed = page.map((row) => ({ ...row, text: row.stored }));
      await writePage(parts, column, sealed, plain?.column);
      if (page.length < pageSize) break;
    }
  }
}

/** How far a rotation is. */
export interface Rotated {
  column: SealedColumn;
  done: number;
  total: number;
}

/**
 * Seals with the key that counts what another known one sealed, a page after the other, and is done with one that was cut
 * short as with any other. What no known key opens ends it.
 */
export async function* rotateSealed(
  parts: Parts,
  columns: readonly SealedColumn[],
  size = pageSize,
): AsyncGenerator<Rotated> {
  await requireKeys(parts, columns);
  await sealReadable(parts, columns);
  const { prefix } = keysOf(parts.config).current;
  for (const column of columns) {
    const older = sql`${isSealed(column)} and ${prefixOf(column)} <> ${prefix}`;
    const { rows } = await parts.db.execute<{ total: number }>(
      sql`select count(*)::int as total from ${sql.identifier(column.table)} where ${older}`,
    );
    const total = rows[0]?.total ?? 0;
    yield { column, done: 0, total };
    for (let done = 0; ; ) {
      const page = await selectPage(parts.db, column, { where: older, size });
      const opened = page.map((row) => ({
        ...row,
        text: unseal(parts.config, row.stored, aboutOf(column, row.about)) ?? '',
      }));
      await writePage(parts, column, opened);
      done += page.length;
      if (page.length > 0) yield { column, done, total: Math.max(done, total) };
      if (page.length < size) break;
    }
  }
}

/** Ends where something is there that no key opens; a key that is missing is not made anew over it. */
async function requireKeys(parts: Parts, columns: readonly SealedColumn[]): Promise<void> {
  const { count, otherwise } = await readSealed(parts, columns);
  const isMissing = count > 0 && !hasKey(parts.config);
  if (isMissing || otherwise)
    throw new WrongSetting(otherKey(parts.config.secretKey !== undefined, isMissing));
}

interface Row {
  key: string;
  stored: string;
  about: string;
}

async function selectPage(
  db: Database,
  { table, key, secret, about }: SealedColumn,
  { stored = secret, where, size = pageSize }: { stored?: string | undefined; where: SQL; size?: number },
): Promise<Row[]> {
  const [id, text, owner] = [sql.identifier(key), sql.identifier(stored), sql.identifier(about)];
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${id} as key, ${text}::text as stored, ${owner}::text as about
    from ${sql.identifier(table)} where ${where} limit ${size}`);
  return rows;
}

/** Only where a row still holds what was read: what was written meanwhile is newer. */
async function writePage(
  { db, config }: Parts,
  column: SealedColumn,
  rows: readonly (Row & { text: string })[],
  read = column.secret,
): Promise<void> {
  if (rows.length === 0) return;
  const { table, key, secret, plain, lookup } = column;
  const list = (of: (row: Row & { text: string }) => string | null) => sql.param(rows.map(of));
  const sets = [sql`${sql.identifier(secret)} = new.sealed`];
  if (plain && read === plain.column)
    sets.push(sql`${sql.identifier(plain.column)} = ${plain.empty === null ? sql`null` : sql`''`}`);
  if (lookup) sets.push(sql`${sql.identifier(lookup.column)} = new.lookup`);
  await db.execute(sql`
    update ${sql.identifier(table)} as mine set ${sql.join(sets, sql`, `)}
    from unnest(
      ${list((row) => row.key)}::uuid[], ${list((row) => row.stored)}::text[],
      ${list((row) => seal(config, row.text, aboutOf(column, row.about)))}::text[],
      ${list((row) => lookupOfText(config, column, row.text))}::text[]
    ) as new (key, stored, sealed, lookup)
    where mine.${sql.identifier(key)} = new.key and mine.${sql.identifier(read)}::text = new.stored`);
}

function isThere({ secret }: SealedColumn): SQL {
  return sql`coalesce(${sql.identifier(secret)}, '') <> ''`;
}

function isSealed({ secret }: SealedColumn): SQL {
  return sql`coalesce(starts_with(${sql.identifier(secret)}, ${`${format}.`}), false)`;
}

/** Format and name of the key, with the points behind them. */
function prefixOf({ secret }: SealedColumn): SQL {
  return sql`left(${sql.identifier(secret)}, ${format.length + 10}::int)`;
}

function otherKey(isSet: boolean, isMissing: boolean): string {
  const file = `${keyFile} in DATA_DIR is ${isMissing ? 'missing: it is the key' : 'not the key'}`;
  return `${isSet ? 'SECRET_KEY is not the one' : file} that secrets of this database were sealed with: no code of an authenticator app would be right, and no phone number or date of birth could be read. Put that key back, or set it as SECRET_KEY_BEFORE where a rotation is under way; docs/operating/secure.md says what to do where it is lost.`;
}
