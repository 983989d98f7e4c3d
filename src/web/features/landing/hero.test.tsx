import { expect, test } from 'vitest';
import type { Highlights, TriedOpening } from '#contract/job-pool-responses.ts';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { Hero } from './hero.tsx';

const promised = [{ value: '20K+', label: 'Jobs' }];
const levels = { entry: 4, mid: 3, senior: 2, executive: 1 };
const counted = { openings: 1349, week: 12, companies: 1 };

const opening: TriedOpening = {
  id: '0b0c3c1e-6a4b-4a43-9d5e-0b5c5a1f1a11',
  title: 'Harbour Pilot',
  language: 'en',
  company: null,
  confidential: true,
  city: 'Doha',
  salary: null,
  eligibility: {
    visa_options: [],
    transferable: true,
    in_country: false,
    notice_period: 30,
    languages: [{ name: 'English', level: 'Expert' }],
    driving_licences: [],
  },
  experience_start: 0,
  minimum_education: 'none',
};

async function heroOf(figures: Highlights['figures'], tried: readonly TriedOpening[] = []): Promise<string> {
  return markupOf(
    <Hero
      statistics={promised}
      figures={figures}
      levels={levels}
      tried={[...tried]}
      countries={{ total: 0, data: [] }}
    />,
  );
}

test('what is counted stands below what is promised, each figure a link to what it counts', async () => {
  const html = await heroOf(counted);
  expect(wordsOf(html)).toContain('20K+ Jobs');
  expect(wordsOf(html)).toContain(
    'Counted today 1,349 open jobs 1 checked company hiring 12 published in 7 days',
  );
  const links = [...html.slice(html.indexOf('class="counted"')).matchAll(/href="([^"]+)"/g)].map(
    ([, to]) => to,
  );
  expect(links.slice(0, 3)).toEqual([
    '/jobs-pool?pagename=home&amp;country=all',
    '/companies?hiring=1',
    '/jobs-pool?pagename=home&amp;country=all&amp;posted=7',
  ]);
});

test('a figure of zero is not said, and nothing is before there is anything', async () => {
  const quiet = wordsOf(await heroOf({ openings: 3, week: 0, companies: 0 }));
  expect(quiet).toContain('Counted today 3 open jobs');
  expect(quiet).not.toMatch(/hiring|published in/);
  expect(await heroOf({ openings: 0, week: 0, companies: 0 })).not.toContain('class="counted"');
});

test('an opening is tried by the questions that it asks; without scripts it says what it asks', async () => {
  const html = await heroOf(counted, [opening]);
  const unscripted = /<noscript>.*<\/noscript>/.exec(html)?.[0] ?? '';
  const live = wordsOf(html.replace(unscripted, ''));
  expect(live).toContain('Do you meet the requirements? Your visa');
  expect(html.match(/<select[^>]*name="(?:visa|notice|years)"/g)).toHaveLength(2);
  expect(live).toContain('Also asked: English, expert.');
  expect(live).not.toMatch(/You meet|Example/);
  expect(wordsOf(unscripted)).toBe(
    'Harbour Pilot Asked: a visa that can be transferred; notice of 30 days at most; English, expert.',
  );
});

test('where no opening can be tried, a drawing says that it is an example, and nobody hears it read as one', async () => {
  const html = await heroOf(counted);
  expect(html).not.toContain('class="card meet"');
  const drawing = html.slice(html.indexOf('hero-art'), html.indexOf('<nav'));
  expect(drawing).toContain('aria-hidden="true"');
  expect(wordsOf(drawing.slice(drawing.indexOf('>') + 1))).toMatch(/^Example\b/);
});
