import type { InBothScripts } from '#domain/shown-names.ts';
import type { AdditionAskedData } from '#emails/letters/addition-asked.tsx';
import { selectReaders } from '#server/modules/applications/arrival/queries.ts';
import { additionEnded } from '#server/modules/notifications/news/addition-ended.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import type { AdditionRecord } from './queries.ts';

/** A link of the letter, and what is stored of it. */
export function newLink(): { path: string; hash: string } {
  const token = newToken();
  return { path: `/added-application?token=${token}`, hash: hashToken(token) };
}

/** To the person: who added them, to what, what is stored, and the one link on which they say yes or no. */
export async function sendAsked(
  context: Context,
  addition: AdditionRecord,
  asked: InBothScripts<
    Pick<AdditionAskedData, 'companyName' | 'title' | 'by' | 'path' | 'isReminder' | 'hasCv' | 'hasNote'>
  >,
  notBefore?: Date,
): Promise<void> {
  const { applicationId, name, email, dialCode, phone, referredBy, locale, expiresAt } = addition;
  await sendLetter(context, {
    to: email,
    locale,
    letter: 'addition-asked',
    data: {
      ...asked,
      ...{ name, email, until: expiresAt },
      phone: phone && `${dialCode} ${phone}`,
      referredBy,
    },
    about: `addition-asked:${applicationId}:${asked.isReminder}`,
    concerns: applicationId,
    notBefore,
  });
}

/** To the people who see an opening, once for each who said no, or nothing: the bell counts them, and no name is left. */
export async function tellEnded(
  context: Context,
  { companyId, openingId, title }: { companyId: string; openingId: string; title: string },
  count = 1,
): Promise<void> {
  if (count === 0) return;
  const readers = await selectReaders(context.db, { companyId, openingId });
  const to = readers.map(({ id }) => id);
  for (let told = 0; told < count; told += 1)
    await tell(context, additionEnded, { to, facts: { openingId, title } });
}
