import { fillPlaceholders } from '#domain/companies/messages.ts';
import { shownName } from '#server/modules/applications/mail.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { selectLetters } from './queries.ts';

/** Writes to each candidate of a selection; what was taken back meanwhile is not there any more. */
export async function writeSelectionLetters(
  context: Context,
  { eventIds }: { eventIds: string[] },
): Promise<void> {
  for (const { eventId, facts, candidate, title, ...company } of await selectLetters(context.db, eventIds)) {
    if (typeof facts.subject !== 'string' || typeof facts.text !== 'string') continue;
    const companyName = shownName(company);
    const named = { candidate: candidate.name, position: title, company: companyName ?? '' };
    await sendLetter(context, {
      to: candidate.email,
      locale: candidate.locale,
      letter: 'company-writes',
      data: {
        name: candidate.name,
        title,
        companyName,
        subject: fillPlaceholders(facts.subject, named),
        text: fillPlaceholders(facts.text, named),
      },
      about: eventId,
      accountId: candidate.id,
    });
  }
}
