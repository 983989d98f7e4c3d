import type { CvDocument } from '#domain/cvs/document.ts';
import type { CvWeakness, CvWeaknessCode } from '#domain/cvs/weaknesses.ts';
import { m } from '#texts/messages.js';
import { headingId } from '#web/features/cvs/section-words.ts';
import { fieldId } from './bound-fields.tsx';
import { entriesOf } from './document-edits.ts';

type Say = (params: Record<string, string | number>) => string;

const text = (params: Record<string, string | number>, name: string) => String(params[name] ?? '');
const number = (params: Record<string, string | number>, name: string) => Number(params[name] ?? 0);

const sentences: Record<CvWeaknessCode, Say> = {
  no_name: () => m.cvs_weak_no_name(),
  no_title: () => m.cvs_weak_no_title(),
  no_email: () => m.cvs_weak_no_email(),
  wrong_email: () => m.cvs_weak_wrong_email(),
  no_phone: () => m.cvs_weak_no_phone(),
  no_place: () => m.cvs_weak_no_place(),
  no_summary: () => m.cvs_weak_no_summary(),
  no_experience: () => m.cvs_weak_no_experience(),
  no_dates: (params) => m.cvs_weak_no_dates({ name: text(params, 'name') }),
  no_text: (params) => m.cvs_weak_no_text({ name: text(params, 'name') }),
  no_result: (params) => m.cvs_weak_no_result({ name: text(params, 'name') }),
  gap: (params) => m.cvs_weak_gap({ months: number(params, 'months'), name: text(params, 'name') }),
  wrong_order: (params) => m.cvs_weak_wrong_order({ name: text(params, 'name') }),
  no_education: () => m.cvs_weak_no_education(),
  no_skills: () => m.cvs_weak_no_skills(),
  no_level: (params) => m.cvs_weak_no_level({ name: text(params, 'name') }),
  wrong_url: (params) => m.cvs_weak_wrong_url({ url: text(params, 'url') }),
  too_long: (params) => m.cvs_weak_too_long({ pages: number(params, 'pages') }),
  no_one_page: (params) => m.cvs_weak_no_one_page({ pages: number(params, 'pages') }),
  dropped_characters: (params) => m.cvs_weak_dropped({ signs: text(params, 'characters') }),
};

/** A weak spot as a sentence. */
export function weaknessText({ code, params }: CvWeakness): string {
  return sentences[code](params);
}

/** Where a path of the check leads in the editor. */
export interface Place {
  section: string;
  entry?: string | undefined;
  /** The id of the field. */
  field?: string | undefined;
}

/** The section, entry and field behind a path such as `experience.0.description` or `custom.1.entries.0.name`. */
export function placeOf(document: CvDocument, path: string): Place | undefined {
  const [first = '', second, ...rest] = path.split('.');
  if (first === '') return undefined;
  if (first === 'sections') return { section: document.sections[Number(second)]?.id ?? headingId };
  if (first === headingId) return { section: first, ...(second && { field: fieldId(headingId, second) }) };
  if (first === 'summary') return { section: first, field: fieldId('summary', 'text') };
  const isOwn = first === 'custom';
  const section = isOwn ? document.custom[Number(second)]?.id : first;
  if (!section) return undefined;
  const [at, field] = isOwn ? rest.slice(1) : [second, rest[0]];
  const entry = at === undefined ? undefined : entriesOf(document, section)[Number(at)]?.id;
  return { section, entry, ...(entry && field && { field: fieldId(entry, field) }) };
}
