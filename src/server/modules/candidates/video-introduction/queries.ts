import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '#domain/time.ts';
import { candidates, videoIntroductions } from '#server/modules/candidates/table.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';

export type VideoRow = Awaited<ReturnType<typeof listVideos>>[number];

export function listVideos(db: Database, candidateId: string) {
  const video = alias(files, 'video');
  return db
    .select({
      questionId: videoIntroductions.questionId,
      fileId: videoIntroductions.fileId,
      posterFileId: videoIntroductions.posterFileId,
      captions: videoIntroductions.captions,
      contentType: video.contentType,
      seconds: sql<number>`coalesce((${video.facts}->>'seconds')::float, 0)`,
    })
    .from(videoIntroductions)
    .innerJoin(video, eq(video.id, videoIntroductions.fileId))
    .where(eq(videoIntroductions.candidateId, candidateId))
    .orderBy(asc(videoIntroductions.position));
}

export async function replaceVideos(
  db: Database,
  candidateId: string,
  rows: (typeof videoIntroductions.$inferInsert)[],
): Promise<void> {
  await db.delete(videoIntroductions).where(eq(videoIntroductions.candidateId, candidateId));
  if (rows.length > 0) await db.insert(videoIntroductions).values(rows);
}

/** The candidate behind a share id, once published and until the link's last day. */
export async function findPublished(db: Database, shareId: string, today: CalendarDate) {
  const [row] = await db
    .select({
      candidateId: candidates.accountId,
      name: accounts.name,
      nameAr: accounts.nameAr,
      publicSections: candidates.publicSections,
    })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(
      and(
        eq(candidates.shareId, shareId),
        eq(candidates.isPublished, true),
        or(isNull(candidates.shareUntil), gte(candidates.shareUntil, today)),
        eq(accounts.status, 'active'),
      ),
    );
  return row;
}

export async function findNames(db: Database, candidateId: string) {
  const [row] = await db
    .select({ name: accounts.name, nameAr: accounts.nameAr })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(candidates.accountId, candidateId));
  return row;
}
