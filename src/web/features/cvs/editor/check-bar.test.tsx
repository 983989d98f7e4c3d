import { expect, test } from 'vitest';
import type { CvCheck } from '#domain/cvs/check.ts';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { CheckBar } from './check-bar.tsx';

const check = {
  share: 41,
  words: 10,
  inOrder: 4,
  sections: 2,
  lostSections: [],
  lost: [],
  weaknesses: [],
} satisfies CvCheck;
const barOf = (setFromRight?: () => void) =>
  markupOf(
    <CheckBar check={check} isFromRight={false} onJump={() => undefined} setFromRight={setFromRight} />,
  );

test('of an Arabic text on a page from the left one thing is said, with its remedy: to set the page in Arabic', async () => {
  const words = wordsOf(await barOf(() => undefined));
  expect(words).toMatch(/Set in Arabic$/);
  expect(words).not.toContain('41');
  expect(wordsOf(await barOf())).toContain('41');
});
