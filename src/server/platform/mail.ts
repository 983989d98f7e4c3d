import { createHash, randomUUID } from 'node:crypto';
import { isEmail } from '#domain/identity/emails.ts';
import type { Locale } from '#domain/locale.ts';
import { type LetterData, type LetterKey, topicOf } from '#emails/letters.ts';
import { type RenderedLetter, renderLetter } from '#emails/render-letter.ts';
import type { Context } from './context.ts';
import { deliverLetter } from './mail-delivery.ts';
import { type LetterHeaders, outboxLetters } from './mail-table.ts';
import { safeMessage } from './safe-error.ts';

/** What a letter needs of a context. */
export type MailContext = Pick<Context, 'db' | 'clock' | 'tasks'> & {
  config: Pick<Context['config'], 'publicUrl' | 'smtpUrl'>;
};

export interface LetterOrder<Key extends LetterKey> {
  to: string;
  /** The recipient's language, not the sender's. */
  locale: Locale;
  letter: Key;
  data: LetterData<Key>;
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
 * Writes a letter to the outbox within the caller's transaction and enqueues its delivery (X5). Answers the letter's
 * id, or null where the same one was written before. Without a mail server the letter is kept for the mailbox. One that
 * can't be written, or whose address is none, stands among the failed ones and keeps nobody else from theirs.
 */
export async function sendLetter<Key extends LetterKey>(
  context: MailContext,
  order: LetterOrder<Key>,
): Promise<string | null> {
  const { db, clock, tasks, config } = context;
  refuseUnsafe(order);
  const site = { publicUrl: config.publicUrl };
  const { letter, data, locale, unsubscribePath } = order;
  let written: RenderedLetter | undefined;
  let lastError: string | undefined;
  try {
    written = await renderLetter({ letter, data, locale, site, unsubscribePath });
    if (!isEmail(order.to)) lastError = 'The address is malformed';
  } catch (error) {
    // Its fault is its own: it is listed, and what it tells of has happened all the same.
    lastError = `It can't be written: ${safeMessage(error)}`;
  }
  const rendered = written ?? { subject: letter, html: '', text: '' };
  const [row] = await db
    .insert(outboxLetters)
    .values({
      ...rendered,
      toAddress: order.to,
      locale,
      kind: letter,
      headers: {
        replyTo: order.replyTo,
        unsubscribeUrl: unsubscribePath && `${site.publicUrl}${unsubscribePath}`,
        calendar: order.calendar,
      },
      messageId: messageIdOf(order, site.publicUrl),
      status: lastError !== undefined ? 'failed' : config.smtpUrl ? 'queued' : 'kept',
      lastError,
      createdAt: clock.now(),
      accountId: order.accountId,
      concerns: order.concerns,
      isErasedOnceSent: order.isErasedOnceSent,
    })
    .onConflictDoNothing({ target: outboxLetters.messageId })
    .returning({ id: outboxLetters.id });
  if (!row) return null;
  if (config.smtpUrl && lastError === undefined)
    await tasks.enqueue(db, deliverLetter, { letterId: row.id }, { startAfter: order.notBefore });
  return row.id;
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
