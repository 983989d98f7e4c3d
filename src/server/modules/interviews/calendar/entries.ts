import type { Span } from '#domain/interviews/interviews.ts';
import type { Locale } from '#domain/locale.ts';
import { productName } from '#domain/product.ts';
import { personNameIn } from '#domain/shown-names.ts';
import type { Addressee, LetterFacts } from '#server/modules/interviews/mail.ts';
import { companyIn, interviewersIn, nameIn } from '#server/modules/interviews/names.ts';
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
  const { candidateName, candidateEmail, candidateLocale: locale } = interview;
  const span = spanOf(interview) ?? before;
  if (!span || candidateName === null || candidateEmail === null || locale === null) return undefined;
  const company = interview.hideCompanyName ? '' : companyIn(interview, locale);
  const summary = translate('interviews_entry', { title: interview.knownTitle }, locale);
  const names = company ? interviewersIn(interviewers, locale) : [];
  return {
    ...common(interview, span),
    summary: [summary, company].filter(Boolean).join(translate('common_comma', {}, locale)),
    description: descriptionOf(interview, names, locale),
    organizer: organizerOf(context, company || productName),
    attendee: {
      name: nameIn(interview, locale),
      email: candidateEmail,
      hasConfirmed: interview.status === 'Confirmed',
    },
  };
}

/** The entry of an interviewer's calendar. */
export function teamEntry(
  context: Context,
  { interview, interviewers }: LetterFacts,
  { locale, email, ...person }: Pick<Addressee, 'name' | 'nameAr' | 'email' | 'locale'>,
): CalendarEntry | undefined {
  const span = spanOf(interview);
  if (!span) return undefined;
  const names = interviewersIn(interviewers, locale);
  return {
    ...common(interview, span),
    summary: teamSummary(interview, locale),
    description: descriptionOf(interview, names, locale),
    organizer: organizerOf(context, companyIn(interview, locale)),
    attendee: { name: personNameIn(locale, person.name, person.nameAr), email, hasConfirmed: true },
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
    organizer: organizerOf(context, companyIn(interview, locale)),
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
    names.length > 0
      ? translate(
          'interviews_entry_with',
          { names: names.join(translate('common_comma', {}, locale)) },
          locale,
        )
      : '';
  return [interview.message, people].filter(Boolean).join('\n\n');
}

/** The address that sends the letters: answers go by the links, never by mail. */
function organizerOf({ config }: Context, name: string) {
  const email = /<([^<>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
  return { name, email };
}
