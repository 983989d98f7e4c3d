import { createHash, randomUUID } from 'node:crypto';
import { isEmail } from '#domain/identity/emails.ts';
import type { Locale } from '#domain/locale.ts';
import type { InBothScripts } from '#domain/shown-names.ts';
import { lineOf } from '#emails/letter.ts';
import { type LetterData, type LetterKey, letterOf, topicOf } from '#emails/letters.ts';
import type { RenderedLetter } from '#emails/render-letter.ts';
import type { Context } from './context.ts';
import { factsIn, packFacts } from './letter-data.ts';
import { deliverLetter } from './mail-delivery.ts';
import { type LetterHeaders, outboxLetters } from './mail-table.ts';

/** What a letter needs of a context. */
export type MailContext = Pick<Context, 'db' | 'clock' | 'tasks'> & {
  config: Pick<Context['config'], 'publicUrl' | 'smtpUrl'>;
};

export interface LetterOrder<Key extends LetterKey> {
  to: string;
  /** The recipient's language, not the sender's. */
  locale: Locale;
  letter: Key;
  /** With names in both scripts; it is told by those that the recipient reads. */
  data: LetterData<Key> | InBothScripts<LetterData<Key>>;
  /** Says what the letter is about (`application-received:ID`); of two letters that say the same, one is sent. */
  about?: string;
  /** Of the recipient: the letter is exported and erased with that account. */
  accountId?: string;
  /** The account, or the row, that the letter tells the recipient of: it is erased with that, too. */
  concerns?: string;
  /** For the last letter to somebody who was erased: nothing of it stays once it was sent or given up. */
  isErasedOnceSent?: boolean;
  replyTo?: string;
  /** `/unsubscribe?…`; it takes a one-click POST. Required unless it is a service letter. */
  unsubscribePath?: string | undefined;
  calendar?: LetterHeaders['calendar'];
  /** Not sent before then: it waits for the end of the reader's quiet hours. */
  notBefore?: Date | undefined;
}

/**
 * Orders a letter in the caller's transaction (X5): the outbox keeps what it says, and the delivery writes it out.
 * Answers the letter's id, or null where the same one was ordered before. Without a mail server it is kept for the
 * mailbox. One whose address is none stands among the failed ones and keeps nobody else from theirs.
 */
export async function sendLetter<Key extends LetterKey>(
  context: MailContext,
  order: LetterOrder<Key>,
): Promise<string | null> {
  const { db, clock, tasks, config } = context;
  refuseUnsafe(order);
  const { letter, locale, unsubscribePath } = order;
  const data = factsIn(locale, order.data as LetterData<Key> & object);
  const isWritable = isEmail(order.to);
  const [row] = await db
    .insert(outboxLetters)
    .values({
      data: packFacts(data),
      subject: subjectOf(letter, data, locale),
      toAddress: order.to,
      locale,
      kind: letter,
      headers: {
        replyTo: order.replyTo,
        unsubscribeUrl: unsubscribePath && `${config.publicUrl}${unsubscribePath}`,
        unsubscribePath,
        calendar: order.calendar,
      },
      messageId: messageIdOf(order, config.publicUrl),
      status: !isWritable ? 'failed' : config.smtpUrl ? 'ordered' : 'kept',
      lastError: isWritable ? null : 'The address is malformed',
      createdAt: clock.now(),
      accountId: order.accountId,
      concerns: order.concerns,
      isErasedOnceSent: order.isErasedOnceSent,
    })
    .onConflictDoNothing({ target: outboxLetters.messageId })
    .returning({ id: outboxLetters.id });
  if (!row) return null;
  if (config.smtpUrl && isWritable)
    await tasks.enqueue(db, deliverLetter, { letterId: row.id }, { startAfter: order.notBefore });
  return row.id;
}

/** A letter as its reader would get it, which nobody sends; outside any transaction. */
export function previewLetter<Key extends LetterKey>(
  { writeLetter, config }: Pick<Context, 'writeLetter' | 'config'>,
  { letter, data, locale }: Pick<LetterOrder<Key>, 'letter' | 'data' | 'locale'>,
): Promise<RenderedLetter> {
  const facts = packFacts(factsIn(locale, data as object));
  return writeLetter({ letter, facts, locale, publicUrl: config.publicUrl });
}

/** What lists of letters show; it has to stop nothing. */
function subjectOf<Key extends LetterKey>(letter: Key, data: LetterData<Key>, locale: Locale): string {
  try {
    return lineOf(letterOf(letter).subject(data, locale));
  } catch {
    // The delivery fails at the same, and says so where failures are listed.
    return letter;
  }
}

/** What gets here broken is a programming error, and a header is at stake. */
function refuseUnsafe(order: LetterOrder<LetterKey>): void {
  if (order.replyTo !== undefined && !isEmail(order.replyTo))
    throw new Error('A letter has a malformed address');
  if (order.unsubscribePath !== undefined && !/^\/[\w\-./?=&%~]*$/.test(order.unsubscribePath)) {
    throw new Error('A letter has a malformed path to unsubscribe');
  }
  if (topicOf(order.letter) !== undefined && order.unsubscribePath === undefined) {
    throw new Error(`The letter ${order.letter} needs a path to unsubscribe`);
  }
}

/** Stable for what the letter is about, so that the recipient's mail program recognises one sent twice. */
function messageIdOf({ to, letter, about }: LetterOrder<LetterKey>, publicUrl: string): string {
  const local = about
    ? createHash('sha256').update(`${letter} ${about} ${to}`).digest('hex').slice(0, 40)
    : randomUUID();
  return `<${local}@${new URL(publicUrl).hostname}>`;
}
