import { desc, ilike, or, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { literalPattern } from '#server/platform/database/like.ts';
import { contactMessages } from './contact-table.ts';

export type ContactMessageRow = typeof contactMessages.$inferSelect;

export async function insertContactMessage(
  db: Database,
  row: typeof contactMessages.$inferInsert,
): Promise<string> {
  const [inserted] = await db.insert(contactMessages).values(row).returning({ id: contactMessages.id });
  if (!inserted) throw new Error('The contact message was not written');
  return inserted.id;
}

export async function selectContactMessages(
  db: Database,
  { searchkey, offset, limit }: { searchkey: string; offset: number; limit: number },
): Promise<{ rows: ContactMessageRow[]; total: number }> {
  const found = matching(searchkey);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .where(found)
      .orderBy(desc(contactMessages.createdAt), contactMessages.id)
      .limit(limit)
      .offset(offset),
    db.$count(contactMessages, found),
  ]);
  return { rows, total };
}

function matching(searchkey: string): SQL | undefined {
  if (searchkey === '') return undefined;
  const pattern = `%${literalPattern(searchkey)}%`;
  const { name, email, phone, subject, message } = contactMessages;
  return or(...[name, email, phone, subject, message].map((column) => ilike(column, pattern)));
}
