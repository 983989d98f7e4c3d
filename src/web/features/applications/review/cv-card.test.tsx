import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { CvCard } from './cv-card.tsx';

test('the place of a page says what is awaited, until it is drawn', async () => {
  const cv = { path: 'files/one', label: 'cv.pdf', size: 1000 };
  const draw = (hasPage: boolean) =>
    markupOf(<CvCard cv={cv} name="Layla" open={false} hasPage={hasPage} onOpen={() => undefined} />);
  const html = await draw(true);
  expect(wordsOf(html)).toContain('Drawing the CV…');
  expect(html).toContain('class="skeleton"');
  expect(wordsOf(await draw(false))).not.toContain('Drawing the CV…');
});
