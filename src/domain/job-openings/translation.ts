import { z } from 'zod';
import { optionalLongText, optionalShortText, richText } from '#domain/text/text.ts';
import { openingFields, openingTextMaximum, richTexts } from './opening.ts';
import { openingLanguages } from './opening-language.ts';
import { questionDescriptionMaximum, questionMaximum } from './questions.ts';

/** The texts of an opening that its company may write in its two other languages as well. */
export const translatedTexts = ['title', ...richTexts] as const;
export type TranslatedText = (typeof translatedTexts)[number];

/** An opening is read in another language once these stand in it; what else is missing is shown as it was written. */
export const neededTexts = ['title', 'responsibilities', 'requirements'] as const;

const words = () => richText(openingTextMaximum, { min: 0 }).nullish();

/** The texts of an opening in another language, in its bounds. Questions are named by their ids. */
export const openingTranslation = z.object({
  title: openingFields.title,
  introduction: words(),
  responsibilities: words(),
  requirements: words(),
  benefits: words(),
  screening_questions: z
    .array(
      z.object({
        id: z.string().max(64),
        title: optionalShortText(questionMaximum),
        description: optionalLongText(questionDescriptionMaximum),
      }),
    )
    .max(100)
    .default([]),
  video_questions: z
    .array(z.object({ id: z.string().max(64), question: optionalShortText(questionMaximum) }))
    .max(100)
    .default([]),
  /** That every text says what the original says now; else what did not change stays as old as it was. */
  reviewed: z.boolean().default(false),
});
export type OpeningTranslation = z.infer<typeof openingTranslation>;

export const translationLanguage = z.enum(openingLanguages, { error: 'validation_option' });

/** Whether visitors read the opening in that language. */
export function isWhole(texts: Readonly<Record<(typeof neededTexts)[number], string>>): boolean {
  return neededTexts.every((name) => texts[name] !== '');
}
