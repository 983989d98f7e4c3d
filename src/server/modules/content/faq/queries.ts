import { and, asc, eq, sql } from 'drizzle-orm';
import type { ArticleState } from '#domain/articles.ts';
import type { QuestionGroup } from '#domain/questions.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { frequentQuestions } from './table.ts';

export type QuestionRow = typeof frequentQuestions.$inferSelect;

/** A page for people: nobody reads a thousand questions. */
const mostRead = 1000;

export function selectQuestions(db: Database, state: ArticleState): Promise<QuestionRow[]> {
  return db
    .select()
    .from(frequentQuestions)
    .where(eq(frequentQuestions.state, state))
    .orderBy(asc(frequentQuestions.group), asc(frequentQuestions.position), asc(frequentQuestions.id))
    .limit(mostRead);
}

/** All of them, in the order of their page, with who changed each last. */
export function selectEditedQuestions(db: Database) {
  return db
    .select({ question: frequentQuestions, editor: accounts.name })
    .from(frequentQuestions)
    .leftJoin(accounts, eq(accounts.id, frequentQuestions.updatedBy))
    .orderBy(asc(frequentQuestions.group), asc(frequentQuestions.position), asc(frequentQuestions.id))
    .limit(mostRead);
}

export async function lockQuestion(db: Database, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db.select().from(frequentQuestions).where(eq(frequentQuestions.id, id)).for('update');
  return row;
}

/** The place after the last one of a group. */
export async function nextPlace(db: Database, group: QuestionGroup): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${frequentQuestions.position}) + 1, 0)::int` })
    .from(frequentQuestions)
    .where(eq(frequentQuestions.group, group));
  return row?.next ?? 0;
}

/** False where the anchor is taken. */
export async function insertQuestion(
  db: Database,
  row: typeof frequentQuestions.$inferInsert,
): Promise<boolean> {
  const written = await db.insert(frequentQuestions).values(row).onConflictDoNothing().returning();
  return written.length > 0;
}

export async function updateQuestion(
  db: Database,
  id: string,
  change: Partial<typeof frequentQuestions.$inferInsert>,
): Promise<void> {
  await db.update(frequentQuestions).set(change).where(eq(frequentQuestions.id, id));
}

/** The questions of a group in their order, for somebody who changes it. */
export function lockGroup(db: Database, group: QuestionGroup) {
  return db
    .select({ id: frequentQuestions.id, position: frequentQuestions.position })
    .from(frequentQuestions)
    .where(and(eq(frequentQuestions.group, group)))
    .orderBy(asc(frequentQuestions.position), asc(frequentQuestions.id))
    .for('update');
}
