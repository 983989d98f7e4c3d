import type { PublicOpening } from '#contract/job-pool-responses.ts';
import type { RichText } from '#domain/job-openings/opening.ts';
import { directionOf } from '#domain/job-openings/opening-language.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import * as tags from '#texts/opening-tags.js';
import { getLocale } from '#texts/runtime.js';
import { textsByKey } from '#web/texts-by-key.ts';

/** An opening as far as its own words go; a card that was kept ready before languages were has neither. */
interface Worded {
  title: string;
  language?: string | undefined;
  titles?: Readonly<Record<string, string>> | undefined;
}

/** Words with what they are written in, where that is not the language of the page. */
interface Words {
  text: string;
  lang?: string | undefined;
}

/** What the opening is called: an occupation of the lists in the language of the reader, else as its company wrote it. */
export function shownTitle({ title, language, titles }: Worded): Words {
  const named = titles?.[getLocale()];
  // No line begins with the slash between the two forms of a title.
  return named ? { text: named.replace(' / ', '\u00a0/ ') } : { text: title, ...wordsIn(language) };
}

const tagTexts = textsByKey(tags);

/** A tag of the lists in the language of the reader; any other is the company's own word. */
export function shownTag(tag: string, language: string | undefined): Words {
  const text = tagTexts[referenceKey('opening_tag', tag)]?.();
  return text ? { text } : { text: tag, ...wordsIn(language) };
}

/** Says what the company's own texts are written in, with their direction; unknown, they tell it themselves. */
export function writtenIn(language: string | undefined): {
  lang?: string | undefined;
  dir: 'auto' | 'ltr' | 'rtl';
} {
  return language ? { ...wordsIn(language), dir: directionOf(language) } : { dir: 'auto' };
}

/** A rich text of an opening in the language of the page where its company wrote it in that, else as it was written. */
export function shownText(
  { translation, ...opening }: Pick<PublicOpening, RichText | 'language' | 'translation'>,
  name: RichText,
): { html: string } & ReturnType<typeof writtenIn> {
  if (translation?.[name]) return { html: translation[name], ...writtenIn(translation.language) };
  return { html: opening[name], ...writtenIn(opening.language) };
}

/** What an opening asks in writing, each question in the language of the page where its company wrote it in that. */
export function shownQuestions({
  screening_questions,
  translation,
}: Pick<PublicOpening, 'screening_questions' | 'translation'>): PublicOpening['screening_questions'] {
  return screening_questions.map((question) => {
    const { title, description } =
      translation?.screening_questions.find(({ id }) => id === question.id) ?? question;
    return { ...question, title, description: description || question.description };
  });
}

function wordsIn(language: string | undefined): { lang?: string } {
  return language && language !== getLocale() ? { lang: language } : {};
}
