import { desc, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type Check, look, well, wrong } from '#server/platform/doctor/findings.ts';
import type { Storage } from '#server/platform/storage.ts';
import { countSetAside } from './key-queries.ts';
import { files } from './table.ts';

/** How many of the newest files are looked for; a bucket is asked once for each. */
const sample = 200;

/** Whether rows and contents of the storage know each other. */
export function storedChecks({ db, storage }: { db: Database; storage: Storage }): Check[] {
  return [
    { about: 'Files', examine: () => checkContents(db, storage) },
    { about: 'Files without a record', examine: () => checkSetAside(db) },
  ];
}

async function checkContents(db: Database, storage: Storage) {
  const newest = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(isNotNull(files.claimedAt))
    .orderBy(desc(files.createdAt))
    .limit(sample);
  let missing = 0;
  for (const { key } of newest) if (!(await storage.exists(key))) missing += 1;
  if (missing === 0) return well(`The newest ${newest.length} are where their records say.`);
  return wrong(
    `${missing} of the newest ${newest.length} are not in the storage. Look under aside/ there, or restore a backup.`,
  );
}

async function checkSetAside(db: Database) {
  const { files: count, bytes } = await countSetAside(db);
  if (count === 0) return well('There are none.');
  return look(
    `${count} (${Math.ceil(bytes / 1_000_000)} MB) were set aside and are erased after 14 days; administrators see them on their overview.`,
  );
}
