import type { CvLanguage, CvPaper, CvTemplate } from '#domain/cvs/looks.ts';
import { displayNames } from '#domain/formats.ts';
import { m } from '#texts/messages.js';

export const templateNames: Record<CvTemplate, () => string> = {
  majlis: m.cvs_template_majlis,
  classic: m.cvs_template_classic,
  side: m.cvs_template_side,
  'one-page': m.cvs_template_one_page,
};

export const paperNames: Record<CvPaper, () => string> = { a4: m.cvs_paper_a4, letter: m.cvs_paper_letter };

/** A language by its own name, whatever the page speaks. */
export function languageName(language: CvLanguage): string {
  return displayNames(language, { type: 'language' }).of(language) ?? language;
}
