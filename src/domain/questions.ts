import { z } from 'zod';
import { articleStates, slug } from './articles.ts';
import { type Locale, locales } from './locale.ts';
import { longText, shortText } from './text/text.ts';

/** The groups of frequent questions, in the order of the page. */
export const questionGroups = ['candidates', 'employers', 'video', 'privacy', 'account'] as const;
export type QuestionGroup = (typeof questionGroups)[number];

/** A frequent question in one language; its answer is Markdown. */
export const questionText = z.object({
  question: shortText(200, {}, 0),
  answer: longText(5000, {}, 0),
});
export type QuestionText = z.infer<typeof questionText>;

/** Whether a question can be read in a language. */
export function isAnswered(text: QuestionText | undefined): boolean {
  return Boolean(text?.question && text.answer);
}

/** A question as it is saved; a published one speaks every language. */
export const questionChange = z
  .object({
    /** The anchor of `/help-and-faq#…`; it never changes once it is there. */
    id: slug,
    group: z.enum(questionGroups),
    state: z.enum(articleStates),
    texts: z.object(
      Object.fromEntries(locales.map((locale) => [locale, questionText])) as Record<
        Locale,
        typeof questionText
      >,
    ),
  })
  .superRefine(({ state, texts }, context) => {
    if (state !== 'published') return;
    for (const locale of locales)
      for (const field of ['question', 'answer'] as const)
        if (!texts[locale][field])
          context.addIssue({
            code: 'custom',
            path: ['texts', locale, field],
            message: 'validation_required',
          });
  });
export type QuestionChange = z.infer<typeof questionChange>;
