import type { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { NotificationFacts } from '#domain/notifications/kinds.ts';
import type { Channel, Topic } from '#domain/notifications/topics.ts';
import { type LetterData, type LetterKey, topicOf } from '#emails/letters.ts';
import { sendWanted } from '#server/modules/notifications/mail-service.ts';
import type { Context } from '#server/platform/context.ts';
import { type LetterOrder, sendLetter } from '#server/platform/mail.ts';

/** Whom news is told: an account that may sign in, as it is when it is told. */
export interface Addressee {
  id: string;
  name: string;
  email: string;
  locale: Locale;
}

/**
 * A kind of news, whole: what it has to know, what stands in the bell, which letter and which message by WhatsApp go with
 * it. Its words in the bell are those of `news.json` that are named like its kind, and like its `deed` or `status` where it has
 * several.
 */
export interface News<Schema extends z.ZodType = z.ZodType> {
  kind: string;
  /** Under which it is switched off. */
  topic: Topic;
  facts: Schema;
  /** The id of what it is about: in the bell of the same, one unread row is kept, which counts. */
  subject(facts: z.output<Schema>): string;
  /** Where it leads, within the site. */
  path(facts: z.output<Schema>): string;
  /** What the bell names; no candidate. */
  names?(facts: z.output<Schema>): NotificationFacts;
  /** The account of the other person that it names on a channel, or what else it goes with. */
  concerns?(facts: z.output<Schema>, channel: Channel): string | undefined;
  /** Whether the bell rings, where it does not always. */
  isRung?(facts: z.output<Schema>): boolean;
  /** Whether a reader gets its letter, where not everybody does. */
  isMailed?(facts: z.output<Schema>, reader: Addressee): boolean;
  /** Whether the letter goes to somebody who may not sign in, too. */
  reachesSuspended?: boolean;
  /** Whom an answer to the letter reaches. */
  replyTo?(facts: z.output<Schema>): string;
  /** Of two letters or messages that say the same, one goes. */
  about?(facts: z.output<Schema>): string;
  /** The entry of a calendar that the letter brings along. */
  calendar?(facts: z.output<Schema>): Enclosure | undefined;
  letter?: LetterOfNews<z.output<Schema>>;
  whatsapp?: MessageOfNews<z.output<Schema>>;
}

/** What a letter brings along for a calendar. */
export type Enclosure = NonNullable<LetterOrder<LetterKey>['calendar']>;

type WriteLetter<Facts> = (
  context: Context,
  reader: Addressee,
  facts: Facts,
  order: OrderOfNews,
) => Promise<unknown>;

interface LetterOfNews<Facts> {
  write: WriteLetter<Facts>;
}

interface MessageOfNews<Facts> {
  /** The name of an approved template. */
  template: string;
  parameters(facts: Facts, publicUrl: string): string[];
}

interface OrderOfNews {
  about?: string | undefined;
  concerns?: string | undefined;
  replyTo?: string;
  calendar?: Enclosure | undefined;
}

interface Declared<Schema extends z.ZodType, Key extends LetterKey> extends Omit<News<Schema>, 'letter'> {
  /** The letter, and what it says to one reader. */
  letter?: Key;
  data?(facts: z.output<Schema>, reader: Addressee): LetterData<Key>;
  /** Orders the letter, where its facts say which one it is. */
  write?: WriteLetter<z.output<Schema>>;
}

/** Declares a kind of news; the type of its facts follows from their schema, that of its letter's data from the letter. */
export function defineNews<Schema extends z.ZodType, Key extends LetterKey>({
  letter,
  data,
  write,
  ...news
}: Declared<Schema, Key>): News<Schema> {
  if (write) return { ...news, letter: { write } };
  return letter && data ? { ...news, letter: letterOf(letter, data) } : news;
}

function letterOf<Key extends LetterKey, Facts>(
  key: Key,
  dataOf: (facts: Facts, reader: Addressee) => LetterData<Key>,
): LetterOfNews<Facts> {
  return {
    write: (context, reader, facts, order) =>
      writeLetter(context, reader, { key, data: dataOf(facts, reader) }, order),
  };
}

/** Orders a letter for a reader; one that can be declined asks the reader's choices and quiet hours. */
export function writeLetter<Key extends LetterKey>(
  context: Context,
  { id: accountId, email: to, locale }: Addressee,
  { key: letter, data }: { key: Key; data: LetterData<Key> },
  order: OrderOfNews,
): Promise<unknown> {
  const whole = { ...order, to, locale, letter, data, accountId };
  return topicOf(letter) ? sendWanted<Key>(context, whole) : sendLetter<Key>(context, whole);
}
