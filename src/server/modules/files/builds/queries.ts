import { and, eq, gt, sql } from 'drizzle-orm';
import { keysToErase } from '#server/modules/files/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { keptAssets, keptBuilds } from './table.ts';

export interface KeptForm {
  path: string;
  encoding: '' | 'br' | 'gzip';
  start: number;
  size: number;
}

/** Puts off the day on which a kept build goes; false of one that is not kept, or that goes before `soon`. */
export async function prolongBuild(
  db: Database,
  id: string,
  { soon, dueAt }: { soon: Date; dueAt: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(keysToErase)
    .set({ dueAt })
    .from(keptBuilds)
    .where(
      and(eq(keptBuilds.id, id), eq(keptBuilds.storageKey, keysToErase.key), gt(keysToErase.dueAt, soon)),
    );
  return rowCount === 1;
}

/** Writes what a pack holds, in place of an earlier pack of the same build. */
export async function replaceBuild(
  db: Database,
  build: { id: string; storageKey: string },
  forms: readonly KeptForm[],
): Promise<void> {
  await deleteBuild(db, build.id);
  // Of two processes that begin at once the later one's pack counts; the other goes by its record.
  await db
    .insert(keptBuilds)
    .values(build)
    .onConflictDoUpdate({ target: keptBuilds.id, set: { storageKey: build.storageKey } });
  await db.execute(sql`
    insert into ${keptAssets} (path, encoding, build_id, start, size)
    select path, encoding, ${build.id}, start, size
    from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb)
      as form (path text, encoding text, start int, size int)
    on conflict (path, encoding, build_id) do update set start = excluded.start, size = excluded.size`);
}

export async function deleteBuild(db: Database, id: string): Promise<void> {
  await db.delete(keptBuilds).where(eq(keptBuilds.id, id));
}

/** The forms of a file in every build that has it, each with the pack that it lies in. */
export function findForms(db: Database, path: string) {
  return db
    .select({
      encoding: keptAssets.encoding,
      start: keptAssets.start,
      size: keptAssets.size,
      buildId: keptAssets.buildId,
      storageKey: keptBuilds.storageKey,
    })
    .from(keptAssets)
    .innerJoin(keptBuilds, eq(keptBuilds.id, keptAssets.buildId))
    .where(eq(keptAssets.path, path));
}
