import type { ApplicationStatus } from '#domain/applications/applications.ts';
import type { Locale } from '#domain/locale.ts';
import { notify } from '#server/modules/notifications/service.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import type { OpeningToApply, selectApplicant } from './apply/queries.ts';
import type { ApplicationRecord } from './queries.ts';

type Applicant = NonNullable<Awaited<ReturnType<typeof selectApplicant>>>;

/** To the candidate that it was received. */
export async function sendReceivedLetter(
  context: Context,
  {
    application,
    opening,
    applicant,
  }: {
    application: ApplicationRecord;
    opening: OpeningToApply;
    applicant: Applicant;
  },
): Promise<void> {
  await sendLetter(context, {
    to: applicant.email,
    locale: applicant.locale,
    letter: 'application-received',
    data: { name: applicant.name, title: opening.title, companyName: shownName(opening) },
    about: application.id,
    accountId: application.candidateId ?? undefined,
  });
}

/** To the candidate, with the status that the company set and its own words; those might name a hidden company. */
export async function sendStatusLetter(
  context: Context,
  letter: {
    eventId: string;
    status: ApplicationStatus;
    words: string | undefined;
    opening: { title: string; companyName: string; hideCompanyName: boolean };
    candidate: { id: string; name: string; email: string; locale: Locale };
  },
): Promise<void> {
  const { candidate, opening } = letter;
  await sendLetter(context, {
    to: candidate.email,
    locale: candidate.locale,
    letter: 'application-status-changed',
    data: {
      name: candidate.name,
      title: opening.title,
      companyName: shownName(opening),
      status: letter.status,
      words: opening.hideCompanyName ? undefined : letter.words,
    },
    about: letter.eventId,
    accountId: candidate.id,
  });
  await notify(context, {
    to: [candidate.id],
    kind: 'application_status',
    subject: letter.eventId,
    facts: { title: opening.title, company: shownName(opening), status: letter.status },
    path: '/candidate-dashboard',
  });
}

/** To a candidate who still waited, when the opening is closed or deleted. */
export async function sendClosedLetter(
  context: Context,
  letter: {
    openingId: string;
    title: string;
    companyName: string | undefined;
    candidate: { id: string; name: string; email: string; locale: Locale };
  },
): Promise<void> {
  const { openingId, title, companyName, candidate } = letter;
  await sendLetter(context, {
    to: candidate.email,
    locale: candidate.locale,
    letter: 'opening-closed-to-applicants',
    data: { name: candidate.name, title, companyName },
    about: openingId,
    accountId: candidate.id,
  });
  await notify(context, {
    to: [candidate.id],
    kind: 'opening_closed',
    subject: openingId,
    facts: { title, company: companyName },
    path: '/candidate-dashboard',
  });
}

/** A hidden company stays hidden in letters too (security P8). */
export function shownName(opening: { companyName: string; hideCompanyName: boolean }): string | undefined {
  return opening.hideCompanyName ? undefined : opening.companyName;
}
