import { createHash } from 'node:crypto';
import { type TranslatedText, translatedTexts } from '#domain/job-openings/translation.ts';
import type { TranslatedQuestion } from './table.ts';

export type Texts = Readonly<Record<TranslatedText, string>>;

/** A mark of words: who translated them is told when they are others by now. */
function markOf(...words: readonly string[]): string {
  return createHash('sha256').update(words.join('\n\n')).digest('base64url').slice(0, 22);
}

export function marksOf(texts: Texts): Record<TranslatedText, string> {
  const marks = translatedTexts.map((name) => [name, markOf(texts[name])]);
  return Object.fromEntries(marks) as Record<TranslatedText, string>;
}

/** A question as its company asks it: a written one with its description, or one on camera. */
export interface AskedQuestion {
  id: string;
  title: string;
  description?: string;
}

export function markOfQuestion({ title, description = '' }: AskedQuestion): string {
  return markOf(title, description);
}

/**
 * Each question with what stands for it in another language. Questions get new ids with each change of them: one whose
 * words are the same is found again by these, one whose words changed by its place, as older.
 */
export function matchQuestions(asked: readonly AskedQuestion[], kept: readonly TranslatedQuestion[]) {
  const marks = asked.map(markOfQuestion);
  return marks.map((mark, place) => {
    const same = kept.find(({ source }) => source === mark);
    if (same) return { translated: same, isOlder: false };
    const here = kept[place];
    const isOfAnother = here && marks.includes(here.source);
    return { translated: here && !isOfAnother ? here : undefined, isOlder: true };
  });
}

/** The questions that are read in the other language: those whose words are still the ones that it was made from. */
export function translatedQuestions(asked: readonly AskedQuestion[], kept: readonly TranslatedQuestion[]) {
  const matched = matchQuestions(asked, kept);
  return asked.flatMap(({ id }, place) => {
    const { translated, isOlder } = matched[place] ?? {};
    if (!translated?.title || isOlder) return [];
    return [{ id, title: translated.title, description: translated.description ?? '' }];
  });
}
