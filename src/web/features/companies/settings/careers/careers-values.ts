import type { OwnCareersPage, PublicCareersPage } from '#contract/careers-page.ts';
import type { CareersPageInput, CareersSectionKind } from '#domain/companies/careers/page.ts';
import { type TextByLanguage, writtenIn } from '#domain/companies/careers/texts.ts';
import type { Locale } from '#domain/locale.ts';
import { locales } from '#domain/locale.ts';

type Texts = Record<string, string>;

export interface SectionValues {
  kind: CareersSectionKind;
  title: Texts;
  text: Texts;
  picture: string;
  alt: Texts;
}

/** What stands in the form: every language has its text, an empty one as well. */
export interface CareersValues {
  is_shown: boolean;
  colour: string;
  headline: Texts;
  sections: SectionValues[];
}

export function careersValues({ is_shown, colour, headline, sections }: OwnCareersPage): CareersValues {
  return {
    is_shown,
    colour: colour ?? '',
    headline: inAll(headline),
    sections: sections.map(({ kind, title, text, picture, alt }) => ({
      kind,
      title: inAll(title),
      text: inAll(text),
      picture: picture ?? '',
      alt: inAll(alt),
    })),
  };
}

export function emptySection(kind: CareersSectionKind): SectionValues {
  return { kind, title: inAll({}), text: inAll({}), picture: '', alt: inAll({}) };
}

/** What is sent. */
export function careersInput(values: CareersValues, version: number): CareersPageInput {
  return {
    ...values,
    colour: values.colour.trim() || null,
    sections: values.sections.map((section) => ({ ...section, picture: section.picture || null })),
    version,
  };
}

/** The same without what is empty: what the page has, and what it lacks, is told by this. */
export function writtenValues({ headline, sections }: CareersValues) {
  return {
    headline: filled(headline),
    sections: sections.map(({ kind, title, text, picture, alt }) => ({
      ...{ kind, picture },
      title: filled(title),
      text: filled(text),
      alt: filled(alt),
    })),
  };
}

/** The sections as the page would show them to readers of a language. */
export function shownSections(locale: Locale, values: CareersValues): PublicCareersPage['sections'] {
  return writtenValues(values)
    .sections.map(({ kind, title, text, picture, alt }) => ({
      kind,
      title: writtenIn(locale, title),
      text: writtenIn(locale, text),
      picture: picture
        ? { src: `/${picture.replace(/^\//, '')}`, width: 16, height: 9, alt: writtenIn(locale, alt) }
        : null,
    }))
    .filter(({ text, picture }) => text || picture);
}

function inAll(texts: TextByLanguage): Texts {
  return Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? '']));
}

function filled(texts: Texts): TextByLanguage {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
}
