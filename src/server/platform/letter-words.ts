import { type Digits, defaultDigits } from '#domain/digits.ts';
import { type Locale, otherDigitsOf } from '#domain/locale.ts';
import { type LetterData, type LetterKey, letters } from '#emails/letters.ts';
import { type RenderedLetter, renderLetter } from '#emails/render-letter.ts';
import type { Config } from './config.ts';
import type { Contributors } from './context.ts';
import type { Database } from './database/database.ts';
import { writtenIn } from './digits.ts';
import { type LetterFacts, unpackFacts } from './letter-data.ts';
import type { OutboxLetter } from './mail-table.ts';

/** One letter to write out, as it is handed to a thread. */
export interface LetterToWrite {
  letter: string;
  facts: LetterFacts;
  locale: Locale;
  /** Those of its reader; 0–9 unless told. */
  digits?: Digits | undefined;
  publicUrl: string;
  unsubscribePath?: string | undefined;
}

/** Writes letters out; in a thread of its own where the product runs. Rejects with `LetterIsFaulty` for what no retry helps. */
export type WriteLetter = (letter: LetterToWrite) => Promise<RenderedLetter>;

/** The letter itself can't be written, whoever tries. */
export class LetterIsFaulty extends Error {}

/** The machine has no time for it now, or its thread has ended; the next try may go. */
export class LetterIsLate extends Error {}

/** Writes one out where it is called. */
export async function writeLetterHere(order: LetterToWrite): Promise<RenderedLetter> {
  const { letter, facts, locale, digits, publicUrl, unsubscribePath } = order;
  try {
    if (!isLetterKey(letter)) throw new Error(`There is no letter ${letter}`);
    const data = unpackFacts(facts) as LetterData<LetterKey>;
    const site = { publicUrl };
    const options = { letter, data, locale, site, ...(unsubscribePath && { unsubscribePath }) };
    return await writtenIn(digits, () => renderLetter(options));
  } catch (error) {
    throw new LetterIsFaulty(error instanceof Error ? error.message : String(error));
  }
}

/** The words of a letter of the outbox; an earlier version of the product has written them down with it. */
export async function wordsOf(
  { data, kind, subject, html, text, locale, headers, accountId }: OutboxLetter,
  { db, write, config, contributors }: WordsContext,
): Promise<RenderedLetter> {
  if (data === null) return { subject, html, text };
  const { unsubscribePath } = headers;
  const hasChoice = otherDigitsOf(locale) !== undefined && accountId !== null;
  const digits = hasChoice ? await contributors.digitsOf(db, accountId) : defaultDigits;
  return write({ letter: kind, facts: data, locale, digits, publicUrl: config.publicUrl, unsubscribePath });
}

interface WordsContext {
  db: Database;
  write: WriteLetter;
  config: Pick<Config, 'publicUrl'>;
  contributors: Pick<Contributors, 'digitsOf'>;
}

function isLetterKey(key: string): key is LetterKey {
  return Object.hasOwn(letters, key);
}
