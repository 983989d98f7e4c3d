import { countryOf } from '#domain/reference/countries.ts';
import { cvPresent } from './dates.ts';
import type { CvDocument } from './document.ts';
import { partsOf } from './points.ts';

/** A CV as JSON Resume: names of the schema, without what is empty. How it looks stays here. */
type JsonResume = Record<string, unknown>;

const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The words of a CV as JSON Resume 1.0.0. A section that is not shown goes along, too: the file is the person's own. */
export function toJsonResume(document: CvDocument): JsonResume {
  const { basics, links } = document;
  const [website] = links.filter(({ network }) => network === 'website');
  return filled({
    $schema: schemaAddress,
    basics: {
      name: basics.name,
      label: basics.title,
      email: basics.email,
      phone: basics.phone,
      url: website?.url,
      summary: document.summary,
      location: { city: basics.city, countryCode: countryOf(basics.country)?.code ?? basics.country },
      profiles: links
        .filter((link) => link !== website)
        .map(({ network, username, url }) => ({ network, username, url })),
    },
    work: document.experience.map((entry) => ({
      name: entry.company,
      position: entry.position,
      location: entry.place,
      url: entry.url,
      ...periodOf(entry),
      ...toldBy(entry.description),
    })),
    volunteer: document.volunteering.map((entry) => ({
      organization: entry.organisation,
      position: entry.name,
      url: entry.url,
      ...periodOf(entry),
      ...toldBy(entry.description),
    })),
    education: document.education.map((entry) => ({
      institution: entry.institution,
      url: entry.url,
      area: entry.area,
      studyType: entry.degree || entry.course,
      ...periodOf(entry),
      score: entry.score,
      courses: partsOf(entry.description).map((part) => part.text),
    })),
    awards: document.awards.map((entry) => ({
      title: entry.name,
      date: entry.from,
      awarder: entry.organisation,
      summary: entry.description,
    })),
    certificates: document.certificates.map((entry) => ({
      name: entry.name,
      date: entry.from,
      issuer: entry.organisation,
      url: entry.url,
    })),
    publications: document.publications.map((entry) => ({
      name: entry.name,
      publisher: entry.organisation,
      releaseDate: entry.from,
      url: entry.url,
      summary: entry.description,
    })),
    skills: document.skills.map(({ name, level, words }) => ({ name, level, keywords: words })),
    languages: document.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    interests: document.interests.map(({ name, words }) => ({ name, keywords: words })),
    references: document.references.map(({ name, description }) => ({ name, reference: description })),
    projects: document.projects.map((entry) => ({
      name: entry.name,
      entity: entry.organisation,
      url: entry.url,
      ...periodOf(entry),
      description: toldBy(entry.description).summary,
      highlights: toldBy(entry.description).highlights,
    })),
  });
}

function periodOf({ from, to }: { from: string; to: string }) {
  return { startDate: from, endDate: to === cvPresent ? '' : to };
}

function toldBy(description: string): { summary: string; highlights: string[] } {
  const parts = partsOf(description);
  const of = (kind: 'paragraph' | 'point') =>
    parts.filter((part) => part.kind === kind).map((part) => part.text);
  return { summary: of('paragraph').join('\n'), highlights: of('point') };
}

/** Without what is empty, at any depth. */
function filled(value: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(value)
    .map(([name, part]) => [name, filledPart(part)] as const)
    .filter(([, part]) => part !== undefined);
  return Object.fromEntries(kept);
}

function filledPart(part: unknown): unknown {
  if (part === '' || part === null || part === undefined) return undefined;
  if (Array.isArray(part)) {
    const list = part.map(filledPart).filter((entry) => entry !== undefined);
    return list.length > 0 ? list : undefined;
  }
  if (typeof part !== 'object') return part;
  const object = filled(part as Record<string, unknown>);
  return Object.keys(object).length > 0 ? object : undefined;
}
