import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#domain/locale.ts';
import { testServer } from '#support/test-server.ts';
import { findArticle, listArticles } from './article.ts';

const server = testServer();
const list = (locale: Locale) => listArticles(server().systemContext('test'), locale);
const find = (slug: string, locale: Locale) => findArticle(server().systemContext('test'), slug, locale);

test('there are six articles, and ids 1 to 3 show on the landing page', async () => {
  const articles = (await list('en')).sort((a, b) => a.id - b.id);
  expect(articles.map((article) => article.id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(articles.filter((article) => article.show_home).map((article) => article.id)).toEqual([1, 2, 3]);
});

test('the latest change comes first', async () => {
  const days = (await list('fr')).map((article) => article.updated_on);
  expect(days).toEqual([...days].sort().reverse());
});

test('the day and the reading time are written in the reader’s language', async () => {
  expect((await find('finding-jobs-in-qatar', 'en'))?.updated_at).toBe('12\u00a0November 2026');
  expect((await find('finding-jobs-in-qatar', 'fr'))?.updated_at).toBe('12\u00a0novembre 2026');
  for (const locale of locales) {
    for (const article of await list(locale)) expect(article.read_time).toMatch(/^[3-7]\s(?:minutes|دقائق)$/);
  }
});

test('an unknown article is not found', async () => {
  expect(await find('how-to-pay-for-a-job', 'en')).toBeUndefined();
});

test.each(locales)(
  'every article in %s is complete, and its texts fit where they are shown',
  async (locale) => {
    for (const article of await list(locale)) {
      expect(article.content.match(/<h2 id="\p{L}[\p{L}\p{N}-]+">/gu)?.length).toBeGreaterThan(4);
      expect(article.content).not.toMatch(/\{product\}|<script|<h1|&lt;|\*\*/);
      expect(article.meta_title.length).toBeLessThan(90);
      expect(article.meta_description.length).toBeGreaterThan(100);
      expect(article.meta_description.length).toBeLessThan(175);
      expect(statSync(`public/${article.image}`).size).toBeLessThan(6_000);
    }
  },
);

test.each(locales)('every link of the articles in %s leads to a page of the product', async (locale) => {
  const pages = [
    ...['/jobs-pool', '/plans', '/interview-simulator', '/cv-builder'],
    ...(await list('en')).map((article) => article.path),
  ];
  for (const article of await list(locale)) {
    for (const [, path] of article.content.matchAll(/href="([^"]+)"/g)) expect(pages).toContain(path);
  }
});

test('French texts carry no-break spaces and true apostrophes', async () => {
  for (const article of await list('fr')) {
    expect(article.content).not.toMatch(/ [:;?!»]|« |\p{L}'/u);
  }
});
