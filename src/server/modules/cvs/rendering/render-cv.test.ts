import { expect, test } from 'vitest';
import { emptyCv } from '#domain/cvs/document.ts';
import { cvTemplates } from '#domain/cvs/looks.ts';
import { renderCv } from './render-cv.ts';

test('each template sets a PDF, without the signs that no font has', async () => {
  const cv = emptyCv('en');
  const basics = { ...cv.basics, name: 'Layla Haddad', title: 'Engineer 🎉 👩‍👩‍👧' };
  const made = await Promise.all(cvTemplates.map((template) => renderCv({ ...cv, basics, template })));
  expect(made.map(({ pages, droppedCharacters }) => ({ pages, droppedCharacters }))).toEqual(
    cvTemplates.map(() => ({ pages: 1, droppedCharacters: ['🎉', '👩‍👩‍👧'] })),
  );
});

test('a caller who gave up gets no PDF', async () => {
  const signal = AbortSignal.abort();
  await expect(renderCv(emptyCv('en'), { signal })).rejects.toMatchObject({ problem: 'cancelled' });
});

test('one account sets one and lets two wait; others are not in its way', async () => {
  const cv = emptyCv('en');
  // The threads are those of the process: one of them is free from here on, whatever another still holds.
  await renderCv(cv);
  const mine = Array.from({ length: 6 }, () => renderCv(cv, { subject: 'mine' }));
  const other = renderCv(cv, { subject: 'another' });
  const settled = await Promise.allSettled(mine);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused.map((one) => 'reason' in one && one.reason.problem)).toEqual(['busy', 'busy', 'busy']);
  expect((await other).pages).toBe(1);
  expect((await renderCv(cv, { subject: 'mine' })).pages).toBe(1);
});
