import { defaultLocale, type Locale } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { type QuestionGroup, questionGroups } from '#domain/questions.ts';
import { visibleText } from '#domain/text/characters.ts';
import { renderMarkdown } from '#server/modules/content/render-markdown.ts';
import { typeset } from '#server/modules/content/typeset.ts';
import type { Context } from '#server/platform/context.ts';
import { forgetOldest } from '#server/platform/oldest.ts';
import { m } from '#texts/any-language.js';
import { type QuestionRow, selectQuestions } from './queries.ts';

export type FaqQuestion = {
  /** The anchor of `/help-and-faq#…`, the same in every language. */
  id: string;
  group: QuestionGroup;
  group_title: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
  /** The answer without markup, for the search and for structured data. */
  answer_text: string;
};

/** Every published question in one language, group by group. */
export async function listFaq({ db }: Pick<Context, 'db'>, locale: Locale): Promise<FaqQuestion[]> {
  const rows = await selectQuestions(db, 'published');
  return questionGroups.flatMap((group) =>
    rows.filter((row) => row.group === group).map((row) => renderQuestion(row, locale)),
  );
}

// Rendering costs a hundred times what reading does, and most questions stay for months.
const rendered = new Map<string, FaqQuestion>();
const mostRendered = 1000;

function renderQuestion(row: QuestionRow, locale: Locale): FaqQuestion {
  const key = `${locale}/${row.id}/${row.version}/${row.group}/${row.updatedAt.getTime()}`;
  const known = rendered.get(key) ?? render(row, locale);
  rendered.set(key, known);
  if (rendered.size > mostRendered) forgetOldest(rendered);
  return known;
}

function render({ id, group, texts }: QuestionRow, locale: Locale): FaqQuestion {
  const text = textIn(texts, locale) ?? texts[defaultLocale];
  const answer = renderMarkdown(typeset(text?.answer ?? '', locale));
  return {
    id,
    group,
    group_title: groupTitles[group]({}, { locale }),
    question: typeset(text?.question ?? '', locale),
    answer,
    answer_text: visibleText(answer),
  };
}

const groupTitles = {
  candidates: m.content_faq_group_candidates,
  employers: m.content_faq_group_employers,
  video: m.content_faq_group_video,
  privacy: m.content_faq_group_privacy,
  account: m.content_faq_group_account,
};
