import { z } from 'zod';

/**
 * What a backup is: a TAR of `backup.json`, the tables (`database/<schema>.<table>.copy.gz`, in PostgreSQL's COPY text),
 * the files (`files/<key>`) and, last, `end.json`, without which it is not whole.
 */
export const headName = 'backup.json';
export const endName = 'end.json';
export const filesFolder = 'files/';

export const format = 1;

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Those that are stored; what the database makes of them it makes again. */
  columns: z.array(z.string()),
});

export type BackedUpTable = z.output<typeof table>;

export const headSchema = z.object({
  product: z.string(),
  format: z.number(),
  madeAt: z.iso.datetime(),
  /** When the newest migration of that database was made. */
  migration: z.number(),
  tables: z.array(table),
  /** Of tables that are parted by months: which there are. */
  months: z.array(z.object({ table: z.string(), month: z.iso.date() })).default([]),
  /** The last number that each sequence gave. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
});

export type BackupHead = z.output<typeof headSchema>;

export const endSchema = z.object({
  /** Rows by `<schema>.<table>`. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Bytes of all entries before this one. */
  bytes: z.number(),
  /** Keys that went while the backup was made: the rows name them, the backup has them not. */
  missing: z.number(),
  /** SHA-256 over name and SHA-256 of each entry before this one, in their order. */
  sha256: z.string(),
});

export type BackupEnd = z.output<typeof endSchema>;

export function tableEntry({ schema, name }: { schema: string; name: string }): string {
  return `database/${schema}.${name}.copy.gz`;
}

/** A name as PostgreSQL takes it, whatever it holds. */
export function quoted(...names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');
}
