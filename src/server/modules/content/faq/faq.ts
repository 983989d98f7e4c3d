import type { Locale, Localized } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { visibleText } from '#domain/text/characters.ts';
import { renderMarkdown } from '#server/modules/content/render-markdown.ts';
import { typeset } from '#server/modules/content/typeset.ts';
import { faqInEnglish } from './faq.en.ts';
import { faqInFrench } from './faq.fr.ts';
import { type FaqAnchor, type FaqGroup, type FaqTexts, faqGroups } from './faq-groups.ts';

export type FaqQuestion = {
  /** The anchor of `/help-and-faq#…`, the same in every language. */
  id: FaqAnchor;
  group: FaqGroup;
  group_title: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
  /** The answer without markup, for the search and for structured data. */
  answer_text: string;
};

const texts: Localized<FaqTexts> = { en: faqInEnglish, fr: faqInFrench };

/** Every question in one language, group by group. */
export function listFaq(locale: Locale): readonly FaqQuestion[] {
  const questions = rendered.get(locale) ?? renderFaq(locale);
  rendered.set(locale, questions);
  return questions;
}

// Nothing in it changes while the process runs.
const rendered = new Map<Locale, readonly FaqQuestion[]>();

function renderFaq(locale: Locale): readonly FaqQuestion[] {
  const { groups, questions } = textIn(texts, locale);
  return groupNames().flatMap((group) =>
    faqGroups[group].map((id) => {
      const answer = renderMarkdown(typeset(questions[id].answer, locale));
      return {
        id,
        group,
        group_title: typeset(groups[group], locale),
        question: typeset(questions[id].question, locale),
        answer,
        answer_text: visibleText(answer),
      };
    }),
  );
}

function groupNames(): FaqGroup[] {
  return Object.keys(faqGroups).filter((name): name is FaqGroup => name in faqGroups);
}
