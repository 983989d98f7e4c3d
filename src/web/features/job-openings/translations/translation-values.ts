import type { OpeningTranslations } from '#contract/opening-translations.ts';
import type { OpeningLanguage } from '#domain/job-openings/opening-language.ts';

export interface TranslationValues {
  title: string;
  introduction: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  screening_questions: { id: string; title: string; description: string }[];
  video_questions: { id: string; question: string }[];
  reviewed: boolean;
}

/** What is written in the language, or nothing of each text of the original. */
export function translationValues(
  { original, translations }: OpeningTranslations,
  language: OpeningLanguage,
): TranslationValues {
  const row = translations.find((each) => each.language === language);
  return {
    title: row?.title ?? '',
    introduction: row?.introduction ?? '',
    responsibilities: row?.responsibilities ?? '',
    requirements: row?.requirements ?? '',
    benefits: row?.benefits ?? '',
    screening_questions:
      row?.screening_questions ??
      original.screening_questions.map(({ id }) => ({ id, title: '', description: '' })),
    video_questions: row?.video_questions ?? original.video_questions.map(({ id }) => ({ id, question: '' })),
    reviewed: false,
  };
}
