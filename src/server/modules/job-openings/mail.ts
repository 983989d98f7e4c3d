import type { CalendarDate } from '#domain/time.ts';
import type { LetterData, LetterKey } from '#emails/letters.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { type OpeningToTell, selectPosters } from './notices/queries.ts';

/** Three days before the due date, once for each due date. */
export function sendExpiring(
  context: Context,
  opening: OpeningToTell & { dueDate: CalendarDate },
): Promise<void> {
  // Noon: the letter writes this day in every zone of the Gulf.
  const expiresOn = new Date(`${opening.dueDate}T12:00:00Z`);
  return writeToPosters(context, opening, 'opening-expiring', (facts) => ({ ...facts, expiresOn }));
}

/** Once for each due date that has passed. */
export function sendExpired(context: Context, opening: OpeningToTell): Promise<void> {
  return writeToPosters(context, opening, 'opening-expired', (facts) => facts);
}

async function writeToPosters<Key extends LetterKey>(
  context: Context,
  opening: OpeningToTell,
  letter: Key,
  data: (facts: { name: string; title: string; path: string }) => LetterData<Key>,
): Promise<void> {
  const path = `/job_opening/${opening.id}`;
  for (const { id, name, email, locale } of await selectPosters(context.db, opening.companyId)) {
    await sendLetter(context, {
      to: email,
      locale,
      accountId: id,
      letter,
      about: `${letter}:${opening.id}:${opening.dueDate}`,
      data: data({ name, title: opening.title, path }),
    });
  }
}
