import { type LetterKey, topicOf } from '#emails/letters.ts';
import type { Context } from '#server/platform/context.ts';
import { type LetterOrder, sendLetter } from '#server/platform/mail.ts';
import { findMoment } from './preferences-service.ts';
import { unsubscribePathOf } from './unsubscribe-service.ts';

/**
 * A letter that can be declined: it is written where its recipient wants its topic, waits until their quiet hours are
 * over, and carries the way to end such letters. Null where it is not wanted, or was written before.
 */
export async function sendWanted<Key extends LetterKey>(
  context: Pick<Context, 'db' | 'clock' | 'tasks' | 'config' | 'contributors'>,
  order: Omit<LetterOrder<Key>, 'accountId' | 'unsubscribePath' | 'notBefore'> & { accountId: string },
): Promise<string | null> {
  const topic = topicOf(order.letter);
  if (!topic) throw new Error(`The letter ${order.letter} can't be declined`);
  const moment = await findMoment(context, topic, order.accountId);
  if (!moment) return null;
  const unsubscribePath = await unsubscribePathOf(context.db, { topic, accountId: order.accountId });
  return sendLetter(context, { ...order, ...moment, unsubscribePath });
}
