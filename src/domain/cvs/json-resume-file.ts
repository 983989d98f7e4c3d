import { z } from 'zod';
import { type CvDocument, cvDocument } from './document.ts';
import { toJsonResume } from './json-resume.ts';
import { fromJsonResume, jsonResume } from './json-resume-reading.ts';
import type { CvLanguage } from './looks.ts';

/** The schema leaves `meta` to tools: a CV with more than JSON Resume can say stands there whole, under this name. */
const ownName = 'mihna';
const withOwn = z.object({ meta: z.object({ [ownName]: cvDocument }) });

/** What of a CV each part of JSON Resume tells. */
const told: Readonly<Record<string, readonly (keyof CvDocument)[]>> = {
  basics: ['basics', 'summary', 'links'],
  work: ['experience'],
  volunteer: ['volunteering'],
  education: ['education'],
  awards: ['awards'],
  certificates: ['certificates'],
  publications: ['publications'],
  skills: ['skills'],
  languages: ['languages'],
  interests: ['interests'],
  references: ['references'],
  projects: ['projects'],
};

/** A CV as a file of JSON Resume that brings it back as it was; what the schema has no place for goes along in `meta`. */
export function exportCv(document: CvDocument): Record<string, unknown> {
  const resume = toJsonResume(document);
  const again = fromJsonResume(resume, document.language);
  return isSame(again, document) ? resume : { ...resume, meta: { [ownName]: document } };
}

/** The CV of a JSON Resume. What was changed in one of ours counts; the rest is as it was. Throws where it is none. */
export function importCv(value: unknown, language: CvLanguage): CvDocument {
  const read = fromJsonResume(value, language);
  const own = withOwn.safeParse(value);
  if (!own.success) return read;
  const kept = own.data.meta[ownName];
  const before = fromJsonResume(toJsonResume(kept), language);
  const changed = Object.values(told)
    .flat()
    .filter((part) => !isSame(read[part], before[part]))
    .map((part) => [part, read[part]]);
  return { ...kept, ...Object.fromEntries(changed) };
}

/** What a JSON Resume says that no CV here has a place for: names such as 'basics.image', each once. */
export function leftOut(value: unknown): string[] {
  const known = new Set(namesIn(jsonResume.parse(value), true));
  return namesIn(value, false).filter((name) => !known.has(name) && !/^(?:\$schema|meta)\b/.test(name));
}

/** The way to each text ('work.location'), without places in lists. */
function namesIn(value: unknown, hasEmpty: boolean, way = ''): string[] {
  if (value === '' || value === null || value === undefined) return hasEmpty ? [way] : [];
  if (typeof value !== 'object') return [way];
  const names = Array.isArray(value)
    ? [...(hasEmpty ? [way] : []), ...value.flatMap((part) => namesIn(part, hasEmpty, way))]
    : Object.entries(value).flatMap(([name, part]) =>
        namesIn(part, hasEmpty, way === '' ? name : `${way}.${name}`),
      );
  return [...new Set(names)];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

/** The order of names says nothing. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
