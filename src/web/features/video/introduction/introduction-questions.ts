import { textIn } from '#domain/locale-list.ts';
import { presetVideoQuestions, videoIntroductionQuestions } from '#domain/reference/video-questions.ts';
import { getLocale } from '#texts/runtime.js';
import type { SessionQuestion } from '#web/features/video/recording-session.tsx';

const key = 'video-questions';

/** The three questions of this visitor: drawn once, the same after a reload, until the answers are submitted. */
export function introductionQuestions(): SessionQuestion[] {
  const known = readIds();
  const chosen =
    known.length === 3 ? known : videoIntroductionQuestions(Math.random).map((question) => question.id);
  remember(chosen.join(' '));
  return chosen.flatMap((id) => {
    const preset = presetVideoQuestions.find((question) => question.id === id);
    return preset ? [{ id, question: textIn(preset.question, getLocale()), seconds: 120 }] : [];
  });
}

export function forgetIntroductionQuestions(): void {
  remember('');
}

function remember(ids: string): void {
  try {
    localStorage.setItem(key, ids);
  } catch {
    // Closed storage: they hold for this page.
  }
}

function readIds(): string[] {
  const ids = read().split(' ');
  return ids.filter((id) => presetVideoQuestions.some((question) => question.id === id));
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
