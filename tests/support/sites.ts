import type { Database } from '#server/platform/database/database.ts';

const sites = new WeakMap<Database, string>();

/** Remembers at which address the server on a database is open, for what is written out without it. */
export function keepSite(db: Database, publicUrl: string): void {
  sites.set(db, publicUrl);
}

/** The address of the server on that database. */
export function siteOf(db: Database): string {
  return sites.get(db) ?? 'http://localhost:3000';
}
