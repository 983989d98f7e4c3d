import { currentMonth, currentYear } from '#domain/candidates/experience-dates.ts';
import { splitTags } from '#domain/candidates/tags.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { cvPresent } from './dates.ts';
import { type CvDocument, cvLimits, emptyCv } from './document.ts';
import type { CvLanguage } from './looks.ts';
import { languageOfContent } from './script.ts';

/** What of a profile goes into a CV, with the names of the wire. */
export interface CvProfile {
  name: string;
  name_ar: string;
  email: string;
  dial_code: string;
  phone: string;
  title: string;
  description: string;
  current_position: string;
  current_company: string;
  industry: string;
  residence_country: string;
  nationality: string;
  date_of_birth: string | null;
  gender: string;
  marital_status: string;
  visa_option: string | null;
  in_country: boolean | null;
  notice_period: number | null;
  driving_licences: readonly string[];
  expected_salary: number | null;
  website: string;
  linkedin: string;
  facebook: string;
  twitter: string;
  instagram: string;
  /** Parted by commas. */
  professional_skills: string;
  desired_jobs: string;
  languages: readonly { name: string; level: string }[];
  experiences: readonly {
    company_name: string;
    designation: string;
    company_location?: string | null | undefined;
    from_month: number;
    from_year: number;
    to_month: number;
    to_year: number | 'Present';
    description?: string | null | undefined;
  }[];
  educations: readonly {
    institution_name: string;
    course_name: string;
    other_course_name?: string | null | undefined;
    from_year: number;
    to_year: number;
    description?: string | null | undefined;
    educated_country?: string | null | undefined;
  }[];
  certificates: readonly {
    name: string;
    issuer: string;
    number: string;
    issued_month: number | null;
    issued_year: number | null;
    expires_month: number | null;
    expires_year: number | null;
  }[];
  references: readonly {
    name: string;
    title: string;
    company: string;
    email: string;
    phone: string;
    on_request: boolean;
  }[];
  /** Who does not show them to companies wants them on no CV either. */
  references_shown: boolean;
}

const networks = ['website', 'linkedin', 'facebook', 'twitter', 'instagram'] as const;

/**
 * A CV of all that a profile holds; personal details are in it, and printed only once they are chosen. It is set in the
 * language of the page, unless what the profile says runs the other way.
 */
export function cvFromProfile(profile: CvProfile, page: CvLanguage): CvDocument {
  const content = profileContent(profile);
  const language = languageOfContent(content, page);
  const name = personNameIn(language, profile.name, profile.name_ar);
  return { ...emptyCv(language), ...content, basics: { ...content.basics, name } };
}

/** The parts of a CV that a profile fills. Ids follow the order of the profile. */
export function profileContent(profile: CvProfile) {
  return {
    basics: {
      name: profile.name,
      title: profile.title || profile.current_position,
      email: profile.email,
      phone: profile.phone && `${profile.dial_code} ${profile.phone}`,
      city: '',
      country: profile.residence_country,
    },
    summary: profile.description,
    experience: profile.experiences.map((entry, at) => ({
      id: `profile-experience-${at + 1}`,
      ...cvExperienceOf(entry),
    })),
    education: profile.educations.map((entry, at) => ({
      id: `profile-education-${at + 1}`,
      ...cvEducationOf(entry),
    })),
    certificates: certificatesOf(profile),
    references: referencesOf(profile),
    skills: skillsOf(profile),
    languages: profile.languages.map(({ name, level }, at) => ({
      id: `profile-language-${at + 1}`,
      name,
      level,
    })),
    links: networks
      .filter((network) => profile[network])
      .map((network) => ({ id: `profile-${network}`, network, url: profile[network], username: '' })),
    personal: personalOf(profile),
  } satisfies Partial<CvDocument>;
}

/** An experience of a profile as a CV tells it; what goes on ends with the present. */
export function cvExperienceOf(entry: CvProfile['experiences'][number]) {
  const goesOn = entry.to_year === currentYear || entry.to_month === currentMonth;
  return {
    position: entry.designation,
    company: entry.company_name,
    place: entry.company_location ?? '',
    from: monthOf(entry.from_year, entry.from_month),
    to: goesOn ? cvPresent : monthOf(Number(entry.to_year), entry.to_month),
    url: '',
    description: entry.description ?? '',
  };
}

/** An education of a profile as a CV tells it. */
export function cvEducationOf(entry: CvProfile['educations'][number]) {
  return {
    institution: entry.institution_name,
    course: entry.course_name,
    degree: entry.other_course_name ?? '',
    area: '',
    place: entry.educated_country ?? '',
    score: '',
    from: String(entry.from_year),
    to: String(entry.to_year),
    url: '',
    description: entry.description ?? '',
  };
}

function certificatesOf({ certificates }: CvProfile): CvDocument['certificates'] {
  return certificates.map((entry, at) => ({
    id: `profile-certificate-${at + 1}`,
    name: entry.name,
    organisation: entry.issuer,
    from: dateOf(entry.issued_year, entry.issued_month),
    to: dateOf(entry.expires_year, entry.expires_month),
    url: '',
    description: entry.number,
  }));
}

function referencesOf({ references, references_shown }: CvProfile): CvDocument['references'] {
  if (!references_shown) return [];
  return references.map(({ name, title, company, email, phone, on_request }, at) => ({
    id: `profile-reference-${at + 1}`,
    name,
    organisation: [title, company].filter(Boolean).join(', ').slice(0, cvLimits.line),
    from: '',
    to: '',
    url: '',
    description: on_request ? '' : [email, phone].filter(Boolean).join('\n'),
  }));
}

function skillsOf({ professional_skills }: CvProfile): CvDocument['skills'] {
  const words = splitTags(professional_skills).slice(0, cvLimits.words);
  return words.length > 0 ? [{ id: 'profile-skills', name: '', level: '', words }] : [];
}

function personalOf(profile: CvProfile): CvDocument['personal'] {
  const { nationality, gender, marital_status, in_country, notice_period, expected_salary } = profile;
  const { industry, current_position, current_company } = profile;
  return {
    ...{ nationality, gender, marital_status, in_country, notice_period, expected_salary },
    ...{ industry, current_position, current_company },
    date_of_birth: profile.date_of_birth ?? '',
    visa_option: profile.visa_option ?? '',
    driving_licences: [...profile.driving_licences],
    desired_jobs: splitTags(profile.desired_jobs).slice(0, 3),
  };
}

function dateOf(year: number | null, month: number | null): string {
  if (!year) return '';
  return month ? monthOf(year, month) : String(year);
}

function monthOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}
