import { expect, test } from 'vitest';
import { changeQuestion, practiceRound } from './practice-questions.ts';

test('a round holds the video CV question and both groups, or one group', () => {
  expect(
    practiceRound('all')
      .map((question) => question.set)
      .join(' '),
  ).toBe(`video_cv ${'a '.repeat(10)}${'b '.repeat(10)}`.trim());
  expect(new Set(practiceRound('b').map((question) => question.set))).toEqual(new Set(['b']));
});

test('a changed question comes at the end, and none is lost', () => {
  const round = practiceRound('a');
  const changed = changeQuestion(round, 2);
  expect(changed.at(-1)).toBe(round[2]);
  expect(changed[2]).toBe(round[3]);
  expect(changed).toHaveLength(10);
});
