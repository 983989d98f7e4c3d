import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import type { KeySource } from './sealing-keys.ts';

/**
 * What one module knows of a person, registered for export and erasure (security G3, G4). A test fails for a
 * table that refers to a person and stands in no registration.
 */
export interface PersonalData {
  module: string;
  tables: PgTable[];
  /** Name of the section in the export → its rows; nothing that belongs to somebody else, no secrets. */
  export(db: Database, accountId: string, keys: KeySource): Promise<Record<string, unknown[]>>;
  /** Removes or anonymises, within the caller's transaction; stored files go after the commit. */
  erase(context: Context, accountId: string): Promise<void>;
}

/** Everything that the modules know of an account, by section. */
export async function exportPersonalData(
  context: Context,
  accountId: string,
): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const entry of context.contributors.personalData)
    Object.assign(found, await entry.export(context.db, accountId, context.config));
  return found;
}

/** Lets every module forget an account, the highest first, because rows refer downwards. */
export async function erasePersonalData(context: Context, accountId: string): Promise<void> {
  for (const entry of context.contributors.personalData) await entry.erase(context, accountId);
}
