import { z } from 'zod';
import { type Locale, locales } from '#domain/locale.ts';
import { colourPattern } from './brand-colours.ts';
import { lineByLanguage, linesByLanguage } from './text-schemas.ts';
import type { TextByLanguage } from './texts.ts';

/** So much a careers page holds. */
export const careersLimits = { sections: 8, headline: 140, title: 80, text: 3000, alt: 200 } as const;

/** What a section is about; those but `own` have a heading in every language of the product. */
export const careersSectionKinds = ['about', 'work', 'benefits', 'hiring', 'own'] as const;
export type CareersSectionKind = (typeof careersSectionKinds)[number];

const careersSection = z.object({
  kind: z.enum(careersSectionKinds, { error: 'validation_option' }),
  /** The company's own heading. */
  title: lineByLanguage(careersLimits.title),
  text: linesByLanguage(careersLimits.text),
  /** Path of an upload; null without. */
  picture: z.string().max(200).nullable(),
  /** What it shows, for who can't see it. */
  alt: lineByLanguage(careersLimits.alt),
});
type CareersSection = z.infer<typeof careersSection>;

/** A careers page as its company writes it; sections in their order. */
export const careersPageInput = z.object({
  is_shown: z.boolean(),
  /** Null takes the colour of the product. */
  colour: z
    .string()
    .trim()
    .toLowerCase()
    .regex(colourPattern, { error: 'validation_careers_colour' })
    .nullable(),
  headline: lineByLanguage(careersLimits.headline),
  sections: z.array(careersSection).max(careersLimits.sections, { error: 'validation_careers_sections' }),
  /** Of the page that was changed; an older one is refused. 0 before the first. */
  version: z.int().min(0),
});
export type CareersPageInput = z.infer<typeof careersPageInput>;

type Written = Pick<CareersPageInput, 'headline'> & {
  sections: readonly Pick<CareersSection, 'kind' | 'title' | 'text' | 'picture' | 'alt'>[];
};

/** A part of the page that a language lacks: `headline`, or that of a section by its place. */
export interface MissingText {
  part: 'headline' | 'title' | 'text' | 'alt';
  section?: number;
}

/** What stands in another language and is missing in this one; a picture without words for it is missing them in each. */
export function missingIn(locale: Locale, { headline, sections }: Written): MissingText[] {
  const lacks = (texts: TextByLanguage) => !texts[locale] && Object.keys(texts).length > 0;
  return [
    ...(lacks(headline) ? [{ part: 'headline' } as const] : []),
    ...sections.flatMap(({ title, text, picture, alt }, section) => [
      ...(lacks(title) ? [{ part: 'title', section } as const] : []),
      ...(lacks(text) ? [{ part: 'text', section } as const] : []),
      ...(picture && !alt[locale] ? [{ part: 'alt', section } as const] : []),
    ]),
  ];
}

/** The languages that something of the page is written in. */
export function languagesOf({ headline, sections }: Written): Locale[] {
  return locales.filter(
    (locale) => headline[locale] || sections.some(({ title, text }) => title[locale] || text[locale]),
  );
}
