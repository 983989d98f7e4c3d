import {
  type CandidateDetails,
  type HistoryEntry,
  type ProfilePart,
  type PublicProfile,
  profileParts,
} from '#contract/candidate-responses.ts';
import { splitTags } from '#domain/candidates/tags.ts';
import type { ProfileAudience, ProfileSection } from '#domain/candidates/visibility.ts';
import type { Locale } from '#domain/locale.ts';
import { countryName } from '#domain/reference/countries.ts';
import { drivingLicences } from '#domain/reference/driving-licences.ts';
import { industries } from '#domain/reference/industries.ts';
import { type ReferenceList, referenceKey } from '#domain/reference/keys.ts';
import { languageName } from '#domain/reference/languages.ts';
import { noticePeriods } from '#domain/reference/notice-periods.ts';
import { occupationTitle } from '#domain/reference/occupations.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { translate } from '#server/platform/texts.ts';

type Part = Partial<PublicProfile>;

/** What each switch shows to visitors; what is under none of them they never see. */
const sections: Record<ProfileSection, readonly ProfilePart[]> = {
  summary: ['description'],
  skills: ['professional_skills', 'desired_jobs'],
  languages: ['languages'],
  experiences: ['experiences', 'total_experience'],
  educations: ['educations'],
  certificates: ['certificates'],
  links: ['website', 'linkedin', 'facebook', 'twitter', 'instagram'],
  video_cv: ['video_cv'],
  email: ['email'],
  phone: ['dial_code', 'phone'],
  date_of_birth: ['date_of_birth'],
  nationality: ['nationality'],
  gender: ['gender'],
  marital_status: ['marital_status'],
  expected_salary: ['expected_salary'],
  cv: ['cv', 'cv_name', 'file_size'],
  applications: ['applications'],
};
const allParts = Object.keys(profileParts) as ProfilePart[];

/**
 * A profile for its audience (security W8, P1): visitors see the sections that are switched on, companies with a tie
 * and the owner all parts. What is not shown is absent, not empty.
 */
export function projectProfile(
  details: CandidateDetails,
  viewer: { audience: ProfileAudience; isOwn: boolean; history: HistoryEntry[]; locale: Locale },
): PublicProfile {
  const shown =
    viewer.audience === 'visitor'
      ? details.public_sections.flatMap((section) => sections[section])
      : allParts;
  const { certificates } = details;
  const told =
    viewer.audience === 'visitor' ? certificates.map((one) => ({ ...one, number: '' })) : certificates;
  const whole = { ...details, certificates: told, applications: viewer.history };
  const body: Part = Object.fromEntries(shown.map((part) => [part, whole[part]]));
  return Object.assign(
    {
      status: 'active' as const,
      id: details.share_id,
      user_id: details.share_id,
      audience: viewer.audience,
      is_own: viewer.isOwn,
      is_published: details.is_published,
      name: personNameIn(viewer.locale, details.name, details.name_ar),
      avatar: details.avatar,
      title: details.title,
      current_position: details.current_position,
      current_company: details.current_company,
      industry: details.industry,
      residence_country: details.residence_country,
      updated_at: details.updated_at,
    },
    body,
    { labels: labelsOf(details, body, viewer.locale) },
  );
}

/** The words of what is shown, and of nothing else. */
function labelsOf(details: CandidateDetails, body: Part, locale: Locale): PublicProfile['labels'] {
  return {
    industry: labelOf('industry', industries, details.industry, locale),
    residence_country: countryName(details.residence_country, locale),
    nationality: countryName(body.nationality ?? '', locale),
    notice_period: noticeLabel(body.notice_period, locale),
    words: Object.fromEntries([
      ...(body.languages ?? []).map(({ name }) => [name, languageName(name, locale)]),
      ...(body.educations ?? []).map(({ educated_country }) => {
        const country = educated_country ?? '';
        return [country, countryName(country, locale)];
      }),
      ...splitTags(body.desired_jobs).map((job) => [job, occupationTitle(job, locale)]),
      ...(body.driving_licences ?? []).map((licence) => [
        licence,
        labelOf('driving_licence', drivingLicences, licence, locale),
      ]),
    ]),
  };
}

function labelOf(list: ReferenceList, known: readonly string[], value: string, locale: Locale): string {
  return known.includes(value) ? translate(referenceKey(list, value), {}, locale) : value;
}

function noticeLabel(days: number | null | undefined, locale: Locale): string {
  if (days === null || days === undefined) return '';
  return noticePeriods.some((known) => known === days)
    ? translate(referenceKey('notice_period', days), {}, locale)
    : translate('candidates_days', { days }, locale);
}
