import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { CvWaiting } from './cv-waiting.tsx';

test('the place of a page says what is awaited, in the shape of a page', async () => {
  const html = await markupOf(<CvWaiting />);
  expect(wordsOf(html)).toContain('Drawing the CV…');
  expect(html).toContain('class="skeleton"');
});
