import type { Database } from '#server/platform/database/database.ts';
import { siteSettings } from './table.ts';

type Key = (typeof siteSettings.$inferSelect)['key'];

/** What was set, by its key. */
export async function selectSettings(db: Database): Promise<Partial<Record<Key, unknown>>> {
  const rows = await db.select({ key: siteSettings.key, value: siteSettings.value }).from(siteSettings);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function upsertSetting(db: Database, row: typeof siteSettings.$inferInsert): Promise<void> {
  await db.insert(siteSettings).values(row).onConflictDoUpdate({ target: siteSettings.key, set: row });
}
