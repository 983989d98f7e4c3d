import { asc, eq } from 'drizzle-orm';
import { readDigitsOf } from '#server/modules/identity/language-service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { wordsOf, writeLetterHere } from '#server/platform/letter-words.ts';
import { type OutboxLetter, outboxLetters } from '#server/platform/mail-table.ts';
import { settleNews, siteOf } from './sites.ts';

/** The letters to an address, oldest first, written out as they are delivered. */
export async function lettersTo(db: Database, address: string): Promise<OutboxLetter[]> {
  await settleNews(db);
  const letters = await db
    .select()
    .from(outboxLetters)
    .where(eq(outboxLetters.toAddress, address))
    .orderBy(asc(outboxLetters.createdAt), asc(outboxLetters.id));
  const config = { publicUrl: siteOf(db) };
  const contributors = { digitsOf: readDigitsOf };
  return Promise.all(
    letters.map(async (letter) => ({
      ...letter,
      ...(await wordsOf(letter, { db, write: writeLetterHere, config, contributors })),
    })),
  );
}

/** The last letter to an address; fails without one. */
export async function lastLetterTo(db: Database, address: string): Promise<OutboxLetter> {
  const letter = (await lettersTo(db, address)).at(-1);
  if (!letter) throw new Error(`No letter was written to ${address}`);
  return letter;
}

/** The first address in a letter's text that contains `path`, as path and query. */
export function linkIn(letter: OutboxLetter, path: string): string {
  const found = [...letter.text.matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url));
  const link = found.find((url) => url.pathname.includes(path));
  if (!link) throw new Error(`The letter “${letter.subject}” has no link to ${path}`);
  return `${link.pathname}${link.search}`;
}
