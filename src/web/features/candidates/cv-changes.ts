import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { certificatesMaximum } from '#domain/candidates/certificates.ts';
import type { CvProposal } from '#domain/candidates/cv/reading.ts';
import { desiredJobsMaximum, isSameTag, skillsMaximum } from '#domain/candidates/tags.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { isolated, joined } from '#web/isolation.ts';
import { moneyText } from '#web/money.ts';
import { certificateProposals } from './cv-certificates.ts';
import { noteOf, type Proposal } from './cv-proposals.tsx';
import { labelOf } from './labels.ts';
import { dayText, periodText, spanText } from './period-text.ts';

/** What a CV can change: plain fields of a profile, and entries and tags to add. */
export type CvChange = Partial<
  Pick<
    CandidateDetails,
    | 'name'
    | 'email'
    | 'dial_code'
    | 'phone'
    | 'current_position'
    | 'current_company'
    | 'description'
    | 'nationality'
    | 'date_of_birth'
    | 'gender'
    | 'marital_status'
    | 'residence_country'
    | 'expected_salary'
    | 'visa_option'
    | 'notice_period'
    | 'driving_licences'
    | 'linkedin'
    | 'website'
    | 'facebook'
    | 'twitter'
    | 'instagram'
    | 'experiences'
    | 'educations'
    | 'languages'
    | 'certificates'
  >
> & { skills?: readonly string[]; jobs?: readonly string[] };

/** How stored values read in the language of the page. */
export interface CvWords {
  country(value: string): string;
  language(value: string): string;
  title(value: string): string;
}

/** What a CV adds to what is there, one proposal each; what is there already, or stands as it is, is none. */
export function cvProposals(found: CvProposal, have: CvChange, words: CvWords): Proposal<CvChange>[] {
  return [
    ...fieldProposals(found, have, words),
    ...tagProposals(found, have, words),
    ...experienceProposals(found, have),
    ...educationProposals(found, have, words),
    ...languageProposals(found, have, words),
    ...certificateProposals(found, have),
  ];
}

/** All that was ticked, over what is there: newest entries first, tags at their end. */
export function takeAll(have: CvChange, changes: readonly CvChange[]): CvChange {
  const taken: CvChange = Object.assign({}, ...changes);
  const all = <Entry>(pick: (change: CvChange) => readonly Entry[] | undefined) =>
    [...changes, have].flatMap((change) => pick(change) ?? []);
  if (taken.experiences) taken.experiences = all(({ experiences }) => experiences);
  if (taken.educations) taken.educations = all(({ educations }) => educations);
  if (taken.certificates) {
    const stored = have.certificates ?? [];
    const added = changes.flatMap(({ certificates }) => certificates ?? []);
    taken.certificates = [...added.slice(0, Math.max(0, certificatesMaximum - stored.length)), ...stored];
  }
  if (taken.languages) taken.languages = all(({ languages }) => languages);
  if (taken.skills) taken.skills = [...(have.skills ?? []), ...taken.skills].slice(0, skillsMaximum);
  if (taken.jobs) taken.jobs = [...(have.jobs ?? []), ...taken.jobs].slice(0, desiredJobsMaximum);
  return taken;
}

function fieldProposals(found: CvProposal, have: CvChange, { country }: CvWords): Proposal<CvChange>[] {
  const { driving_licences: licences } = found;
  const rows: readonly (readonly [string, string, CvChange, string | undefined])[] = [
    ['name', m.candidates_full_name(), { name: found.name }, found.name],
    ['email', m.candidates_email(), { email: found.email }, found.email],
    [
      'phone',
      m.candidates_phone(),
      { dial_code: found.dial_code, phone: found.phone },
      found.phone && `${found.dial_code} ${found.phone}`,
    ],
    plain('current_position', m.candidates_current_position(), found.current_position),
    plain('current_company', m.candidates_current_company(), found.current_company),
    plain('description', m.candidates_summary(), found.description),
    plain('nationality', m.candidates_nationality(), found.nationality, country),
    plain('date_of_birth', m.candidates_date_of_birth(), found.date_of_birth, dayText),
    plain('gender', m.candidates_gender(), found.gender, (value) => labelOf('gender', value)),
    plain('marital_status', m.candidates_marital_status(), found.marital_status, (value) =>
      labelOf('marital_status', value),
    ),
    plain('residence_country', m.candidates_residence_country(), found.residence_country, country),
    [
      'expected_salary',
      m.candidates_expected_salary(),
      { expected_salary: found.expected_salary },
      found.expected_salary === undefined ? undefined : moneyText(Number(found.expected_salary)),
    ],
    plain('visa_option', m.candidates_visa(), found.visa_option, (value) => labelOf('visa', value)),
    [
      'notice_period',
      m.candidates_notice_period(),
      { notice_period: found.notice_period },
      found.notice_period === undefined ? undefined : m.candidates_days({ days: found.notice_period }),
    ],
    [
      'driving_licences',
      m.candidates_driving_licences(),
      { driving_licences: licences },
      licences?.map((licence) => labelOf('driving_licence', licence)).join(m.common_comma()),
    ],
    plain('linkedin', m.reference_field_linkedin(), found.linkedin),
    plain('website', m.candidates_website(), found.website),
    plain('facebook', m.reference_field_facebook(), found.facebook),
    plain('twitter', m.common_network_x(), found.twitter),
    plain('instagram', m.reference_field_instagram(), found.instagram),
  ];
  return rows.flatMap(([key, label, change, text]) => {
    const names = Object.keys(change) as (keyof CvChange)[];
    const isThere = names.every((name) => JSON.stringify(have[name]) === JSON.stringify(change[name]));
    if (!text || isThere) return [];
    const typed = have[key as keyof CvChange];
    const isTyped = typed !== undefined && typed !== null && typed.toString() !== '';
    return [
      {
        key,
        label,
        text,
        change,
        ...(isTyped && {
          note: m.candidates_proposals_differs({ text: typed.toString() }),
          isDoubtful: true,
        }),
      },
    ];
  });
}

type PlainField =
  | 'current_position'
  | 'current_company'
  | 'description'
  | 'nationality'
  | 'date_of_birth'
  | 'gender'
  | 'marital_status'
  | 'residence_country'
  | 'visa_option'
  | 'linkedin'
  | 'website'
  | 'facebook'
  | 'twitter'
  | 'instagram';

function plain(key: PlainField, label: string, value: string | undefined, words = (text: string) => text) {
  return [key, label, { [key]: value } as CvChange, value && words(value)] as const;
}

function tagProposals(found: CvProposal, have: CvChange, { title }: CvWords): Proposal<CvChange>[] {
  const skills = newTags(have.skills, found.skills, skillsMaximum);
  const jobs = newTags(have.jobs, found.titles, desiredJobsMaximum);
  return [
    {
      key: 'jobs',
      label: m.candidates_desired_jobs(),
      text: jobs.map(title).join(m.common_comma()),
      change: { jobs },
    },
    { key: 'skills', label: m.candidates_skills(), text: skills.join(m.common_comma()), change: { skills } },
  ].filter(({ text }) => text !== '');
}

function newTags(have: readonly string[] = [], found: readonly string[], most: number): string[] {
  const news = found.filter((tag) => !have.some((other) => isSameTag(other, tag)));
  return news.slice(0, Math.max(0, most - have.length));
}

function experienceProposals(found: CvProposal, have: CvChange): Proposal<CvChange>[] {
  return found.experiences
    .filter(
      ({ entry }) =>
        !have.experiences?.some((one) =>
          isSameEntry(one.company_name, one.from_year, entry.company_name, entry.from_year),
        ),
    )
    .map(({ entry, isAssumed, isUnsure = false }, index) => ({
      key: `experience-${index}`,
      label: m.candidates_proposals_of({
        part: m.candidates_experiences(),
        what: isolated(entry.designation),
      }),
      text: joined([entry.company_name, entry.company_location, periodText(entry)]),
      ...noteOf(isUnsure, isAssumed && m.candidates_proposals_months()),
      change: { experiences: [entry] },
      missing: entry.company_location
        ? undefined
        : {
            kind: 'place' as const,
            label: m.candidates_proposals_place({ company: entry.company_name }),
            complete: (place: string) => ({ experiences: [{ ...entry, company_location: place }] }),
          },
    }));
}

function educationProposals(found: CvProposal, have: CvChange, { country }: CvWords): Proposal<CvChange>[] {
  return found.educations
    .filter(
      ({ entry }) =>
        !have.educations?.some((one) =>
          isSameEntry(one.institution_name, one.to_year, entry.institution_name, entry.to_year),
        ),
    )
    .map(({ entry, isAssumed, isUnsure = false }, index) => ({
      key: `education-${index}`,
      label: m.candidates_proposals_of({
        part: m.candidates_educations(),
        what: joined([labelOf('course', entry.course_name), entry.other_course_name], m.common_comma()),
      }),
      text: joined([
        entry.institution_name,
        country(entry.educated_country),
        spanText(inDigits(entry.from_year), inDigits(entry.to_year)),
      ]),
      ...noteOf(isUnsure, isAssumed && m.candidates_proposals_start()),
      change: { educations: [entry] },
    }));
}

function isSameEntry(name: string, year: number, other: string, otherYear: number): boolean {
  return year === otherYear && isSameTag(name, other);
}

function languageProposals(found: CvProposal, have: CvChange, { language }: CvWords): Proposal<CvChange>[] {
  return found.languages
    .filter(({ entry }) => !have.languages?.some(({ name }) => isSameTag(name, entry.name)))
    .map(({ entry, isAssumed }) => ({
      key: `language-${entry.name}`,
      label: m.candidates_proposals_of({ part: m.candidates_languages(), what: language(entry.name) }),
      text: labelOf('proficiency', entry.level),
      note: isAssumed ? m.candidates_proposals_level() : undefined,
      change: { languages: [entry] },
    }));
}
