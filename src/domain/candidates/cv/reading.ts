import type { CertificateEntry } from '#domain/candidates/certificates.ts';
import type { LanguageEntry } from '#domain/candidates/languages.ts';
import { today } from '#domain/time.ts';
import { findCertificates } from './certificates.ts';
import { type CvContact, findContact } from './contact.ts';
import { type CvEducation, findEducations } from './educations.ts';
import { type CvExperience, type Found, findExperiences } from './experiences.ts';
import { findLanguages } from './languages.ts';
import { type CvLine, cvLines, foldEachSign, partsOf } from './lines.ts';
import { findName, findPosition, findTitles } from './names.ts';
import { type CvPerson, findPerson, summaryOf } from './personal.ts';
import { placeOf } from './places.ts';
import { type CvSection, cvSections, linesOfKind, type SectionKind } from './sections.ts';
import { cvSkills } from './skills.ts';

/** What a CV's text proposes for the profile; the candidate confirms each of it. */
export interface CvProposal extends CvContact, CvPerson {
  name?: string;
  description?: string;
  current_position?: string;
  current_company?: string;
  /** Job titles that stand in the CV, as the list names them. */
  titles: string[];
  skills: string[];
  experiences: Found<CvExperience>[];
  educations: Found<CvEducation>[];
  languages: Found<LanguageEntry>[];
  certificates: Found<CertificateEntry>[];
}

const linesOfHead = 12;

/** Reads a CV's text by its headings in English, French and Arabic; dates are judged by a day, today as a rule. */
export function readCv(text: string, knownTitles: readonly string[] = [], day = today()): CvProposal {
  const lines = cvLines(text);
  const sections = withHead(cvSections(lines), lines);
  const head = linesOfKind(sections, 'head').slice(0, linesOfHead);
  const contactLines = [...head, ...linesOfKind(sections, 'personal')];
  const folded = new Set(knownTitles.map(foldEachSign));
  const experiences = findExperiences(linesOfKind(sections, 'experience'), folded, day);
  const current = experiences.find(({ entry }) => entry.currently_working)?.entry;
  const titles = findTitles(lines.slice(0, 60), knownTitles);
  const name = findName(head, lines);
  return {
    name,
    ...findContact(lines, contactLines),
    ...findPerson(lines, contactLines, day),
    description: summaryOf(linesOfKind(sections, 'summary')),
    current_position: findPosition(head, name, titles) ?? current?.designation,
    current_company: current?.company_name,
    titles: titles.slice(0, 3),
    skills: cvSkills(linesOfKind(sections, 'skills')),
    experiences,
    educations: findEducations(linesOfKind(sections, 'education'), Number(day.slice(0, 4))),
    languages: findLanguages(linesOfKind(sections, 'languages')),
    certificates: findCertificates(
      linesOfKind(sections, 'certificates'),
      linesOfKind(sections, 'head', 'personal', 'summary', 'education', 'skills', 'other'),
      day,
    ),
  };
}

/** What follows on the head of a CV. */
const goesOn: ReadonlySet<SectionKind> = new Set(['summary', 'experience']);

/**
 * A column at the side may come first: "Contact", "Languages", then the name. The line that reads as the name, and is
 * the one that the address or the page of the person spells, ends that column and begins the head.
 */
function withHead(sections: CvSection[], lines: readonly CvLine[]): CvSection[] {
  const [first, ...others] = sections;
  if (!first || first.lines.some((line) => findName([line], []) !== undefined)) return sections;
  const { email = '', linkedin = '' } = findContact(lines, []);
  const spelt = foldEachSign(`${email.split('@')[0]} ${linkedin.split('/in/')[1] ?? ''}`);
  const isNamed = (line: CvLine) =>
    findName([line], []) !== undefined && !partsOf(line.text.replaceAll(',', '|')).some(placeOf);
  const isSpelt = (line: CvLine) =>
    isNamed(line) && line.folded.split(/[\s-]+/).some((word) => word.length > 2 && spelt.includes(word));
  const isLast = (line: CvLine, index: number, all: readonly CvLine[]) =>
    index >= all.length - 3 && isNamed(line);
  const spelling = others.find((section) => section.lines.some(isSpelt));
  const where =
    spelling ??
    others.find(({ lines: own }, index) => goesOn.has(others[index + 1]?.kind ?? 'head') && own.some(isLast));
  const at = where ? where.lines.findIndex(where === spelling ? isSpelt : isLast) : -1;
  if (!where) return sections;
  const head: CvSection = { kind: 'head', lines: [...where.lines.slice(at), ...first.lines] };
  return [head, ...others.map((one) => (one === where ? { ...one, lines: one.lines.slice(0, at) } : one))];
}
