import { presetVideoQuestions, videoIntroductionQuestions } from '#domain/reference/video-questions.ts';
import { getLocale } from '#texts/runtime.js';
import type { SessionQuestion } from '../recording-session.tsx';

const key = 'video-questions';

/** The three questions of this visitor: drawn once, the same after a reload, until the answers are submitted. */
export function introductionQuestions(): SessionQuestion[] {
  const known = readIds();
  const chosen =
    known.length === 3 ? known : videoIntroductionQuestions(Math.random).map((question) => question.id);
  localStorage.setItem(key, chosen.join(' '));
  return chosen.flatMap((id) => {
    const preset = presetVideoQuestions.find((question) => question.id === id);
    return preset ? [{ id, question: preset.question[getLocale()], seconds: 120 }] : [];
  });
}

export function forgetIntroductionQuestions(): void {
  localStorage.removeItem(key);
}

function readIds(): string[] {
  const ids = (localStorage.getItem(key) ?? '').split(' ');
  return ids.filter((id) => presetVideoQuestions.some((question) => question.id === id));
}
