import { fillPlaceholders } from '#domain/companies/messages.ts';
import { namesOf, personNameIn, shownName } from '#domain/shown-names.ts';
import { sendSelectionLettersTask } from '#server/modules/applications/task-names.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachOf } from '#server/platform/each.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { selectLetters } from './queries.ts';

/** Writes to each candidate of a selection; what was taken back meanwhile is not there any more. */
export async function writeSelectionLetters(
  context: Context,
  { eventIds }: { eventIds: string[] },
): Promise<void> {
  await forEachOf(context, await selectLetters(context.db, eventIds), {
    work: writeLetter,
    alone: ({ eventId }) =>
      context.tasks.enqueue(context.db, sendSelectionLettersTask, { eventIds: [eventId] }),
  });
}

async function writeLetter(
  context: Context,
  { eventId, facts, candidate, title, ...company }: Awaited<ReturnType<typeof selectLetters>>[number],
): Promise<void> {
  if (typeof facts.subject !== 'string' || typeof facts.text !== 'string') return;
  const { companyName, companyNameAr } = shownName(company);
  const { locale } = candidate;
  const named = {
    candidate: personNameIn(locale, candidate.name, candidate.nameAr),
    position: title,
    company: personNameIn(locale, companyName ?? '', companyNameAr ?? ''),
  };
  await sendLetter(context, {
    to: candidate.email,
    locale,
    letter: 'company-writes',
    data: {
      ...namesOf(candidate),
      title,
      companyName,
      companyNameAr,
      subject: fillPlaceholders(facts.subject, named),
      text: fillPlaceholders(facts.text, named),
    },
    about: eventId,
    accountId: candidate.id,
  });
}
