import { type PresetVideoQuestion, simulatorQuestions } from '#domain/reference/video-questions.ts';

export type PracticeGroup = 'all' | 'a' | 'b';

/** One round: the video CV question and both groups shuffled, or one group alone. */
export function practiceRound(group: PracticeGroup): PresetVideoQuestion[] {
  const questions = simulatorQuestions(Math.random);
  return group === 'all' ? questions : questions.filter((question) => question.set === group);
}

/** The round with the current question put off to its end: "change question". */
export function changeQuestion(round: readonly PresetVideoQuestion[], index: number): PresetVideoQuestion[] {
  const current = round[index];
  const others = round.filter((_question, at) => at !== index);
  return current ? [...others, current] : others;
}
