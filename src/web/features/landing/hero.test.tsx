import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { Hero } from './hero.tsx';

const promised = [{ value: '20K+', label: 'Jobs' }];

async function heroOf(figures: { openings: number; companies: number }): Promise<string> {
  return markupOf(<Hero statistics={promised} figures={figures} countries={{ total: 0, data: [] }} />);
}

test('what is true today stands in words of its own below what is promised, and nowhere before there is anything', async () => {
  const words = wordsOf(await heroOf({ openings: 31, companies: 7 }));
  expect(words).toContain('20K+ Jobs');
  expect(words).toContain('Today: 31 open jobs at 7 checked companies.');
  expect(await heroOf({ openings: 0, companies: 0 })).not.toContain('hero-now');
});

test('the drawing of an opening says that it is an example, and nobody hears it read as one', async () => {
  const html = await heroOf({ openings: 31, companies: 7 });
  const drawing = html.slice(html.indexOf('hero-art'), html.indexOf('<form'));
  expect(drawing).toContain('aria-hidden="true"');
  expect(wordsOf(drawing.slice(drawing.indexOf('>') + 1))).toMatch(/^Example\b/);
});
