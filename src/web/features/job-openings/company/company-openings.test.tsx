import { afterEach, expect, test } from 'vitest';
import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { overwriteGetLocale } from '#texts/runtime.js';
import { CompanyOpenings } from './company-openings.tsx';

const card = (id: string, change: Partial<OpeningCard> = {}) =>
  ({
    id,
    title: 'Site Engineer',
    language: 'en',
    city: 'Doha',
    employment_type: 'full time',
    published_at: '2026-11-20T07:00:00Z',
    ...change,
  }) as OpeningCard;

const paid = { start: 12500, end: 16000, type: 'per month', currency: 'QAR' };

const rowsOf = async (openings: OpeningCard[], appliedIds?: ReadonlySet<string>) =>
  (await markupOf(<CompanyOpenings openings={openings} appliedIds={appliedIds} />)).split(
    '<li class="firm-row',
  );

afterEach(() => overwriteGetLocale(() => 'en'));

test('openings that are called the same are one row, where the newest of them stood, with a link for each', async () => {
  const [, first = '', second = '', ...more] = await rowsOf(
    [
      card('a', { salary: paid }),
      card('b', { title: 'Architect', city: 'Lusail' }),
      card('c', { title: 'site engineer', city: 'Al Wakra' }),
    ],
    new Set(['c']),
  );
  expect(more).toEqual([]);
  expect(wordsOf(`<li${first}`)).toMatch(
    /^Site Engineer 2 open positions Doha Full time, QAR 12,500–16,000 per month Al Wakra Full time Applied/,
  );
  expect(first.match(/href="[^"]*-[ac]"/g)).toHaveLength(2);
  expect(wordsOf(`<li${second}`)).toMatch(/^Architect Lusail, Full time Salary not published/);
  expect(second.match(/href=/g)).toHaveLength(1);
});

test('in Arabic they are told apart by what they are called there, and a title in English says that it is', async () => {
  overwriteGetLocale(() => 'ar');
  const [, first = '', second = ''] = await rowsOf([
    card('a', { titles: { ar: 'مهندس موقع / مهندسة موقع' } }),
    card('b'),
  ]);
  expect(first).not.toContain('lang="en"');
  expect(second).toMatch(/<a [^>]*lang="en"[^>]*>Site Engineer</);
});
