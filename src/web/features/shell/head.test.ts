import { expect, test } from 'vitest';
import { headOf } from './head.ts';

const page = { title: 'Plans | Mihna', description: 'What companies get.', path: '/plans' };
const english = { publicUrl: 'https://jobs.example', localePrefix: '', locale: 'en' } as const;
const french = { publicUrl: 'https://jobs.example', localePrefix: '/fr', locale: 'fr' } as const;

test('the canonical address is the page’s own, in its language', () => {
  expect(canonical(headOf(page, english))).toBe('https://jobs.example/plans');
  expect(canonical(headOf(page, french))).toBe('https://jobs.example/fr/plans');
  expect(canonical(headOf({ ...page, path: '/' }, french))).toBe('https://jobs.example/fr');
});

test('the plain path stays canonical where only the reader’s choice made it French', () => {
  expect(canonical(headOf(page, { ...french, localePrefix: '' }))).toBe('https://jobs.example/plans');
});

test('every language is named, and the plain path is the default', () => {
  const alternates = headOf(page, french).links.filter((link) => link.rel === 'alternate');
  expect(alternates.map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
    ['en', 'https://jobs.example/plans'],
    ['fr', 'https://jobs.example/fr/plans'],
    ['ar', 'https://jobs.example/ar/plans'],
    ['x-default', 'https://jobs.example/plans'],
  ]);
});

test('a page that is not written in every language names those that it is written in', () => {
  const languagesOf = (languages: string[]) =>
    headOf({ ...page, languages }, french)
      .links.filter(({ rel }) => rel === 'alternate')
      .map(({ hrefLang }) => hrefLang);
  expect(languagesOf(['en', 'ar'])).toEqual(['en', 'ar', 'x-default']);
  expect(canonical(headOf({ ...page, languages: ['en', 'ar'] }, french))).toBe(
    'https://jobs.example/fr/plans',
  );
});

test('a page that is not to be listed offers no language to list', () => {
  const { meta, links } = headOf({ ...page, noindex: true }, english);
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(links.map((link) => link.rel)).toEqual(['canonical']);
});

test('shared pages carry an absolute picture', () => {
  expect(headOf(page, english).meta).toContainEqual({
    property: 'og:image',
    content: 'https://jobs.example/share.png',
  });
  expect(headOf({ ...page, image: '/og/job/1.png' }, english).meta).toContainEqual({
    property: 'og:image',
    content: 'https://jobs.example/og/job/1.png',
  });
});

function canonical({ links }: ReturnType<typeof headOf>): string | undefined {
  return links.find((link) => link.rel === 'canonical')?.href;
}
