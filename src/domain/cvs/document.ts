import { z } from 'zod';
import { entryDescriptionMaximum } from '#domain/text/fields.ts';
import { longText, shortText } from '#domain/text/text.ts';
import { cvDate, cvEnd } from './dates.ts';
import { cvLanguages, cvPapers, cvPersonalFields, cvSectionKinds, cvTemplates, isCvAccent } from './looks.ts';

/** The most of each list. Experiences, educations, languages and skills are those of a profile. */
export const cvLimits = {
  experience: 50,
  education: 30,
  languages: 30,
  groups: 30,
  words: 50,
  links: 20,
  items: 30,
  customSections: 5,
  /** Code points of a title, a name, a place. */
  line: 255,
  /** Code points of the summary. */
  summary: 2000,
  /** Code points of a description, as in a profile. */
  description: entryDescriptionMaximum,
  /** Code points of the whole document. */
  total: 200_000,
} as const;

/** Of an entry or a custom section, made where it is added; stable while it is moved and edited. */
const entryId = z.string().regex(/^[a-z0-9-]{1,40}$/);
/** One line that may be empty. */
const line = shortText(cvLimits.line, {}, 0);
/**
 * Several lines that may be empty. Where there are two and more, each is a point; where some begin with '• ', '- ' or
 * '* ', these are the points and the others paragraphs (`points.ts`).
 */
const description = longText(cvLimits.description, {}, 0);
/** Kept as typed; only http and https addresses become links in the PDF. */
const url = shortText(2048, {}, 0);

const words = z.array(shortText(100)).max(cvLimits.words);

const experience = z.object({
  id: entryId,
  position: line,
  company: line,
  place: line,
  from: cvDate,
  to: cvEnd,
  url,
  description,
});
export type CvExperienceEntry = z.infer<typeof experience>;

const education = z.object({
  id: entryId,
  institution: line,
  /** A kind of degree of `reference/course-names.ts`, or ''. */
  course: line,
  /** Its own name: 'MSc', 'Licence'; a profile's `other_course_name`. */
  degree: line,
  /** The subject. */
  area: line,
  /** A country as profiles store it, or any place. */
  place: line,
  score: line,
  from: cvDate,
  to: cvEnd,
  url,
  description,
});
export type CvEducationEntry = z.infer<typeof education>;

/** Skills or interests under a name, which may be ''. */
const group = z.object({ id: entryId, name: line, level: line, words });
export type CvGroup = z.infer<typeof group>;

/** A language as profiles store it, or any; a level of `reference/proficiency.ts`, any other text, or ''. */
const language = z.object({ id: entryId, name: shortText(100, {}, 0), level: shortText(100, {}, 0) });
export type CvLanguageEntry = z.infer<typeof language>;

/** `network` is 'website', 'linkedin', 'facebook', 'twitter', 'instagram' (those of a profile) or any other name. */
const link = z.object({ id: entryId, network: line, url, username: line });
export type CvLink = z.infer<typeof link>;

const item = z.object({
  id: entryId,
  name: line,
  /** Who issued, awarded or published it, or whom it was for. */
  organisation: line,
  /** A single date stands here. */
  from: cvDate,
  to: cvEnd,
  url,
  description,
});
export type CvItem = z.infer<typeof item>;

const items = z.array(item).max(cvLimits.items);

/** A section of one's own. */
const customSection = z.object({ id: entryId, entries: items });

/** Values as a profile stores them; printed in the language of the CV where it knows them. */
const personal = z.object({
  nationality: line,
  /** A calendar date, or ''. */
  date_of_birth: line,
  gender: line,
  marital_status: line,
  visa_option: line,
  in_country: z.boolean().nullable(),
  /** Days; 0 is at once. */
  notice_period: z.number().int().min(0).max(365).nullable(),
  driving_licences: z.array(line).max(10),
  /** QAR a month. */
  expected_salary: z.number().min(0).max(100_000_000).nullable(),
  industry: line,
  current_position: line,
  current_company: line,
  desired_jobs: z.array(shortText(100)).max(3),
});

/** A section's place in the order; `id` is its kind, or the id of a custom section. */
const section = z.object({
  id: entryId,
  /** The own heading; '' prints that of the language. */
  heading: line,
  is_shown: z.boolean(),
});
export type CvSection = z.infer<typeof section>;

const content = {
  basics: z.object({
    name: line,
    /** Under the name: what the person is. */
    title: line,
    email: line,
    /** As it is to be printed, with its dial code. */
    phone: line,
    city: line,
    /** A country as profiles store it, or any. */
    country: line,
  }),
  summary: longText(cvLimits.summary, {}, 0),
  experience: z.array(experience).max(cvLimits.experience),
  education: z.array(education).max(cvLimits.education),
  skills: z.array(group).max(cvLimits.groups),
  languages: z.array(language).max(cvLimits.languages),
  certificates: items,
  projects: items,
  awards: items,
  publications: items,
  volunteering: items,
  references: items,
  interests: z.array(group).max(cvLimits.groups),
  links: z.array(link).max(cvLimits.links),
  personal,
  custom: z.array(customSection).max(cvLimits.customSections),
};

const look = {
  language: z.enum(cvLanguages, { error: 'validation_option' }),
  paper: z.enum(cvPapers, { error: 'validation_option' }),
  template: z.enum(cvTemplates, { error: 'validation_option' }),
  accent: z.string().refine(isCvAccent, { error: 'validation_option' }),
  is_photo_shown: z.boolean(),
  /** The QR code of the video CV (80 px, level H). */
  is_video_code_shown: z.boolean(),
  sections: z.array(section).max(cvSectionKinds.length + cvLimits.customSections),
  personal_shown: z.array(z.enum(cvPersonalFields)).max(cvPersonalFields.length),
};

/**
 * All that a CV of the builder says and how it looks. Every text may be '' (a draft is saved as it is). `sections` has
 * each kind and each custom section once, in the order of printing; ids stand once in their list.
 */
export const cvDocument = z.object({ ...look, ...content }).superRefine((document, context) => {
  const custom = document.custom.map(({ id }) => id);
  const known = new Set<string>([...cvSectionKinds, ...custom]);
  const listed = document.sections.map(({ id }) => id);
  if (
    known.size !== listed.length ||
    known.size !== new Set(listed).size ||
    !listed.every((id) => known.has(id))
  )
    context.addIssue({ code: 'custom', path: ['sections'], message: 'validation_invalid' });
  for (const [path, entries] of idLists(document)) {
    if (new Set(entries.map(({ id }) => id)).size === entries.length) continue;
    context.addIssue({ code: 'custom', path, message: 'validation_invalid' });
  }
  if (JSON.stringify(document).length > cvLimits.total)
    context.addIssue({ code: 'custom', message: 'validation_maximum', params: { number: cvLimits.total } });
});
export type CvDocument = z.infer<typeof cvDocument>;

function idLists({ custom, ...document }: z.infer<z.ZodObject<typeof content>>) {
  const lists: [(string | number)[], { id: string }[]][] = custom.map(({ entries }, index) => [
    ['custom', index, 'entries'],
    entries,
  ]);
  for (const [name, value] of Object.entries(document)) {
    if (isListOfEntries(value)) lists.push([[name], value]);
  }
  return lists;
}

function isListOfEntries(value: unknown): value is { id: string }[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && 'id' in one);
}

/** A CV that says nothing yet, in the look of a new one. */
export function emptyCv(language: CvDocument['language']): CvDocument {
  return {
    language,
    paper: 'letter',
    template: 'majlis',
    accent: '#8a1538',
    is_photo_shown: false,
    is_video_code_shown: false,
    sections: cvSectionKinds.map((id) => ({ id, heading: '', is_shown: true })),
    personal_shown: [],
    basics: { name: '', title: '', email: '', phone: '', city: '', country: '' },
    summary: '',
    experience: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    projects: [],
    awards: [],
    publications: [],
    volunteering: [],
    references: [],
    interests: [],
    links: [],
    personal: {
      nationality: '',
      date_of_birth: '',
      gender: '',
      marital_status: '',
      visa_option: '',
      in_country: null,
      notice_period: null,
      driving_licences: [],
      expected_salary: null,
      industry: '',
      current_position: '',
      current_company: '',
      desired_jobs: [],
    },
    custom: [],
  };
}
