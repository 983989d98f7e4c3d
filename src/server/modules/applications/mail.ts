import type { ApplicationStatus } from '#domain/applications/applications.ts';
import { type NamedCompany, namesOf, shownName } from '#domain/shown-names.ts';
import { applicationStatus } from '#server/modules/notifications/news/application-status.ts';
import { openingClosedNews } from '#server/modules/notifications/news/opening-closed.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import type { OpeningToApply, selectApplicant } from './apply/queries.ts';
import type { ApplicationRecord } from './queries.ts';

type Applicant = Pick<
  NonNullable<Awaited<ReturnType<typeof selectApplicant>>>,
  'name' | 'nameAr' | 'email' | 'locale'
>;

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
    data: { ...namesOf(applicant), title: opening.title, ...shownName(opening) },
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
    opening: NamedCompany & { title: string };
    candidate: { id: string };
  },
): Promise<void> {
  const { eventId, status, words, candidate, opening } = letter;
  const { companyName: company, companyNameAr: companyAr } = shownName(opening);
  await tell(context, applicationStatus, {
    to: [candidate.id],
    facts: {
      ...{ eventId, status, title: opening.title, company, companyAr },
      words: opening.hideCompanyName ? undefined : words,
    },
  });
}

/** To a candidate who still waited, when the opening is closed or deleted. */
export async function sendClosedLetter(
  context: Context,
  letter: {
    openingId: string;
    title: string;
    companyName: string | undefined;
    companyNameAr: string | undefined;
    candidate: { id: string };
  },
): Promise<void> {
  const { openingId, title, companyName: company, companyNameAr: companyAr, candidate } = letter;
  await tell(context, openingClosedNews, {
    to: [candidate.id],
    facts: { openingId, title, company, companyAr },
  });
}
