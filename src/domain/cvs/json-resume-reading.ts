import { z } from 'zod';
import { countryOf } from '#domain/reference/countries.ts';
import { normalizeText } from '#domain/text/characters.ts';
import { cvPresent, isCvDate } from './dates.ts';
import { type CvDocument, type CvItem, cvDocument, cvLimits, emptyCv } from './document.ts';
import type { CvLanguage } from './looks.ts';
import { descriptionOf, partsOf } from './points.ts';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''))
  .catch('');
const texts = z
  .array(text)
  .nullish()
  .catch(null)
  .transform((list) => (list ?? []).filter(Boolean));

function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .array(z.object(shape).catch(() => z.object(shape).parse({})))
    .nullish()
    .catch(null)
    .transform((list) => list ?? []);
}

const period = { startDate: text, endDate: text };
const told = { summary: text, highlights: texts };

/** JSON Resume 1.0.0, as loosely as programs write it: what is no text counts as none. */
export const jsonResume = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.object({ city: text, countryCode: text }).nullish().catch(null),
      profiles: listOf({ network: text, username: text, url: text }),
    })
    .nullish(),
  work: listOf({ name: text, position: text, location: text, url: text, ...period, ...told }),
  volunteer: listOf({ organization: text, position: text, url: text, ...period, ...told }),
  education: listOf({
    institution: text,
    url: text,
    area: text,
    studyType: text,
    ...period,
    score: text,
    courses: texts,
  }),
  awards: listOf({ title: text, date: text, awarder: text, summary: text }),
  certificates: listOf({ name: text, date: text, issuer: text, url: text }),
  publications: listOf({ name: text, publisher: text, releaseDate: text, url: text, summary: text }),
  skills: listOf({ name: text, level: text, keywords: texts }),
  languages: listOf({ language: text, fluency: text }),
  interests: listOf({ name: text, keywords: texts }),
  references: listOf({ name: text, reference: text }),
  projects: listOf({ name: text, entity: text, description: text, highlights: texts, url: text, ...period }),
});

/** A CV of what a JSON Resume says, in the look of a new one; throws where it is none. Dates that are none are left out. */
export function fromJsonResume(value: unknown, language: CvLanguage): CvDocument {
  const resume = jsonResume.parse(value);
  const { basics } = resume;
  const links = [
    ...(basics?.url ? [{ network: 'website', username: '', url: basics.url }] : []),
    ...(basics?.profiles ?? []),
  ];
  const empty = emptyCv(language);
  return cvDocument.parse({
    ...empty,
    basics: {
      name: line(basics?.name),
      title: line(basics?.label),
      email: line(basics?.email),
      phone: line(basics?.phone),
      city: line(basics?.location?.city),
      country: countryOf(basics?.location?.countryCode ?? '')?.value ?? line(basics?.location?.countryCode),
    },
    summary: paragraph(basics?.summary, cvLimits.summary),
    experience: entries(resume.work, cvLimits.experience, (entry) => ({
      position: line(entry.position),
      company: line(entry.name),
      place: line(entry.location),
      ...spanOf(entry, true),
      url: line(entry.url, 2048),
      description: descriptionFrom(entry.summary, entry.highlights),
    })),
    education: entries(resume.education, cvLimits.education, (entry) => ({
      institution: line(entry.institution),
      course: '',
      degree: line(entry.studyType),
      area: line(entry.area),
      place: '',
      score: line(entry.score),
      ...spanOf(entry, false),
      url: line(entry.url, 2048),
      description: descriptionFrom('', entry.courses),
    })),
    volunteering: entries(resume.volunteer, cvLimits.items, (entry) => ({
      ...itemOf(entry.position, entry.organization, entry.url),
      ...spanOf(entry, true),
      description: descriptionFrom(entry.summary, entry.highlights),
    })),
    awards: entries(resume.awards, cvLimits.items, (entry) => ({
      ...itemOf(entry.title, entry.awarder),
      from: dateFrom(entry.date),
      description: paragraph(entry.summary),
    })),
    certificates: entries(resume.certificates, cvLimits.items, (entry) => ({
      ...itemOf(entry.name, entry.issuer, entry.url),
      from: dateFrom(entry.date),
    })),
    publications: entries(resume.publications, cvLimits.items, (entry) => ({
      ...itemOf(entry.name, entry.publisher, entry.url),
      from: dateFrom(entry.releaseDate),
      description: paragraph(entry.summary),
    })),
    projects: entries(resume.projects, cvLimits.items, (entry) => ({
      ...itemOf(entry.name, entry.entity, entry.url),
      ...spanOf(entry, false),
      description: descriptionFrom(entry.description, entry.highlights),
    })),
    references: entries(resume.references, cvLimits.items, (entry) => ({
      ...itemOf(entry.name, ''),
      description: paragraph(entry.reference),
    })),
    skills: entries(resume.skills, cvLimits.groups, groupOf),
    interests: entries(resume.interests, cvLimits.groups, groupOf),
    languages: entries(resume.languages, cvLimits.languages, (entry) => ({
      name: line(entry.language, 100),
      level: line(entry.fluency, 100),
    })),
    links: entries(links, cvLimits.links, (link) => ({
      network: line(link.network),
      username: line(link.username),
      url: line(link.url, 2048),
    })),
  });
}

function entries<Row, Entry extends object>(rows: readonly Row[], most: number, read: (row: Row) => Entry) {
  return rows.slice(0, most).map((row, at) => ({ id: `entry-${at + 1}`, ...read(row) }));
}

function itemOf(name: string, organisation: string, url = ''): Omit<CvItem, 'id'> {
  const empty = { from: '', to: '', description: '' };
  return { name: line(name), organisation: line(organisation), url: line(url, 2048), ...empty };
}

function groupOf({ name, level = '', keywords }: { name: string; level?: string; keywords: string[] }) {
  const words = keywords.slice(0, cvLimits.words).map((word) => line(word, 100));
  return { name: line(name), level: line(level), words };
}

/** In JSON Resume what has no end goes on; some programs write it. */
function spanOf({ startDate, endDate }: { startDate: string; endDate: string }, goesOn: boolean) {
  const from = dateFrom(startDate);
  const isOpen = /^(?:present|current|now|today)?$/i.test(endDate.trim());
  return { from, to: dateFrom(endDate) || (goesOn && from && isOpen ? cvPresent : '') };
}

function descriptionFrom(summary: string, highlights: readonly string[]): string {
  const paragraphs = partsOf(summary).map((part) => part.text);
  return paragraph(
    descriptionOf([
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      ...highlights.map((point) => ({ kind: 'point' as const, text: line(point, cvLimits.description) })),
    ]),
  );
}

function dateFrom(date: string): string {
  const day = date.slice(0, 10);
  return isCvDate(day) ? day : '';
}

/** One line, cut at its limit. */
function line(value = '', most: number = cvLimits.line): string {
  return cut(normalizeText(value).replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' '), most);
}

function paragraph(value = '', most: number = cvLimits.description): string {
  return cut(
    normalizeText(value)
      .replace(/[\u2028\u2029]/g, '\n')
      .replace(/(?![\n])[\p{Cc}\p{Cs}]/gu, ''),
    most,
  );
}

function cut(value: string, most: number): string {
  const signs = [...value.trim()];
  return signs.length > most ? signs.slice(0, most).join('').trim() : value.trim();
}
