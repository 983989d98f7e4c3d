import type { Span } from '#domain/interviews/interviews.ts';
import type { Locale } from '#domain/locale.ts';
import { productName } from '#domain/product.ts';
import type { Addressee, LetterFacts } from '#server/modules/interviews/mail.ts';
import { nameIn } from '#server/modules/interviews/names.ts';
import type { InterviewRecord } from '#server/modules/interviews/queries.ts';
import type { Context } from '#server/platform/context.ts';
import { translate } from '#server/platform/texts.ts';
import type { CalendarEntry } from './write-calendar.ts';

/** The entry of the candidate's calendar; none while no time is set, unless that of `before` is to be taken back. */
export function candidateEntry(
  context: Context,
  { interview, interviewers }: LetterFacts,
  before?: Span,
): CalendarEntry | undefined {
  const { candidateName, candidateEmail, candidateLocale } = interview;
  const span = spanOf(interview) ?? before;
  if (!span || candidateName === null || candidateEmail === null || candidateLocale === null)
    return undefined;
  const company = interview.hideCompanyName ? '' : interview.companyName;
  const summary = translate('interviews_entry', { title: interview.knownTitle }, candidateLocale);
  const names = company ? interviewers.map(({ name }) => name) : [];
  return {
    ...common(interview, span),
    summary: [summary, company].filter(Boolean).join(', '),
    description: descriptionOf(interview, names, candidateLocale),
    organizer: organizerOf(context, company || productName),
    attendee: {
      name: candidateName,
      email: candidateEmail,
      hasConfirmed: interview.status === 'Confirmed',
    },
  };
}

/** The entry of an interviewer's calendar. */
export function teamEntry(
  context: Context,
  { interview, interviewers }: LetterFacts,
  person: Pick<Addressee, 'name' | 'email' | 'locale'>,
): CalendarEntry | undefined {
  const span = spanOf(interview);
  if (!span) return undefined;
  const names = interviewers.map(({ name }) => name);
  return {
    ...common(interview, span),
    summary: teamSummary(interview, person.locale),
    description: descriptionOf(interview, names, person.locale),
    organizer: organizerOf(context, interview.companyName),
    attendee: { name: person.name, email: person.email, hasConfirmed: true },
  };
}

/** What a feed shows of an interview; of several offered times each, marked as such. */
export function feedEntries(
  context: Context,
  interview: InterviewRecord,
  slots: readonly (Span & { id: string })[],
  locale: Locale,
): CalendarEntry[] {
  const span = spanOf(interview);
  const summary = teamSummary(interview, locale);
  const entry = (times: Span) => ({
    ...common(interview, times),
    summary,
    description: interview.message,
    organizer: organizerOf(context, interview.companyName),
  });
  if (span) return [entry(span)];
  return slots.map((slot, index) => ({
    ...entry(slot),
    uid: `${slot.id}-${interview.uid}`,
    summary: translate(
      'interviews_entry_choice',
      { summary, number: index + 1, total: slots.length },
      locale,
    ),
  }));
}

function spanOf({ startsAt, endsAt }: InterviewRecord): Span | undefined {
  return startsAt && endsAt ? { startsAt, endsAt } : undefined;
}

function common(interview: InterviewRecord, span: Span) {
  return {
    startsAt: span.startsAt,
    endsAt: span.endsAt,
    uid: interview.uid,
    sequence: interview.sequence,
    timezone: interview.timezone,
    place: interview.place,
    url: interview.type === 'video link' ? interview.place : undefined,
    isTentative: interview.status !== 'Confirmed' && interview.status !== 'Completed',
    changedAt: interview.updatedAt,
  };
}

function teamSummary(interview: InterviewRecord, locale: Locale): string {
  const names = { candidate: nameIn(interview, locale), title: interview.title };
  return translate('interviews_entry_team', names, locale);
}

function descriptionOf(interview: InterviewRecord, names: readonly string[], locale: Locale): string {
  const people =
    names.length > 0 ? translate('interviews_entry_with', { names: names.join(', ') }, locale) : '';
  return [interview.message, people].filter(Boolean).join('\n\n');
}

/** The address that sends the letters: answers go by the links, never by mail. */
function organizerOf({ config }: Context, name: string) {
  const email = /<([^<>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
  return { name, email };
}
