import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { OpeningLanguage } from '#domain/job-openings/opening-language.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openingTranslations } from './table.ts';

export type TranslationRecord = typeof openingTranslations.$inferSelect;
export type TranslationTexts = Omit<
  typeof openingTranslations.$inferInsert,
  'openingId' | 'language' | 'version'
>;

/** Of an opening; two at most. */
export function selectTranslations(db: Database, openingId: string): Promise<TranslationRecord[]> {
  return db
    .select()
    .from(openingTranslations)
    .where(eq(openingTranslations.openingId, openingId))
    .orderBy(asc(openingTranslations.language))
    .limit(3);
}

/** What readers of a language are shown of an opening's title and questions on camera; of its own language nothing. */
export async function selectShown(db: Database, openingId: string, locale: string) {
  const [row] = await db
    .select({ title: openingTranslations.title, videoQuestions: openingTranslations.videoQuestions })
    .from(openingTranslations)
    .innerJoin(jobOpenings, eq(jobOpenings.id, openingTranslations.openingId))
    .where(
      and(
        eq(openingTranslations.openingId, openingId),
        sql`${openingTranslations.language} = ${locale}`,
        eq(openingTranslations.isWhole, true),
        ne(openingTranslations.language, jobOpenings.language),
      ),
    );
  return row;
}

/** Writes one of them; its opening is locked meanwhile. */
export async function writeTranslation(
  db: Database,
  key: { openingId: string; language: OpeningLanguage },
  texts: TranslationTexts,
): Promise<void> {
  await db
    .insert(openingTranslations)
    .values({ ...key, ...texts })
    .onConflictDoUpdate({
      target: [openingTranslations.openingId, openingTranslations.language],
      set: { ...texts, version: sql`${openingTranslations.version} + 1` },
    });
}

export async function copyTranslations(db: Database, from: string, to: string, now: Date): Promise<void> {
  const rows = await selectTranslations(db, from);
  if (rows.length === 0) return;
  await db
    .insert(openingTranslations)
    .values(rows.map((row) => ({ ...row, openingId: to, version: 1, updatedAt: now })));
}

export async function deleteTranslation(
  db: Database,
  openingId: string,
  language: OpeningLanguage,
): Promise<void> {
  await db
    .delete(openingTranslations)
    .where(and(eq(openingTranslations.openingId, openingId), eq(openingTranslations.language, language)));
}
