import { desc } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage.ts';
import { files } from './table.ts';

/**
 * Whether a storage that carries no mark is this database's own: it holds some of the files that the database wrote
 * last; of a database without files, nothing but pictures that were drawn for nobody.
 */
export async function isOwnUnmarked(db: Database, storage: Storage): Promise<boolean> {
  const latest = await db
    .select({ key: files.storageKey })
    .from(files)
    .orderBy(desc(files.createdAt))
    .limit(20);
  for (const { key } of latest) if (await storage.exists(key)) return true;
  if (latest.length > 0) return false;
  for await (const { key } of storage.list()) if (!key.endsWith('.png')) return false;
  return true;
}
