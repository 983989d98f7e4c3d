import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { searchFaq } from '#domain/search-faq.ts';
import { listArticles } from '#server/modules/content/articles/article.ts';
import { listFaq } from './faq.ts';

const pages = ['/contact-us', '/jobs-pool', '/plans', ...listArticles('en').map((article) => article.path)];

test('there are about thirty questions in five groups, with unique anchors', () => {
  const questions = listFaq('en');
  expect(questions.length).toBeGreaterThanOrEqual(30);
  expect(new Set(questions.map(({ group }) => group)).size).toBe(5);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test('both languages have the same anchors in the same order', () => {
  expect(listFaq('fr').map(({ id }) => id)).toEqual(listFaq('en').map(({ id }) => id));
});

test.each(locales)('answers in %s are rendered, and their links lead to pages of the product', (locale) => {
  for (const { answer, answer_text } of listFaq(locale)) {
    expect(answer).toMatch(/^<p>/);
    expect(answer_text).not.toMatch(/[<>*{]/);
    for (const [, path] of answer.matchAll(/href="([^"]+)"/g)) expect(pages).toContain(path);
  }
});

test('the search does not care about case, accents and the kind of apostrophe', () => {
  const found = searchFaq(listFaq('fr'), "DUREE l'ESSAI presentation video").map(({ id }) => id);
  expect(found).toEqual([]);
  expect(searchFaq(listFaq('fr'), 'PRESENTATION video')[0]?.id).toBe('video-introduction');
  expect(searchFaq(listFaq('fr'), "l'essai")[0]?.id).toBe('trial');
});

test('every word has to be found, and beginnings of words are enough', () => {
  expect(searchFaq(listFaq('en'), 'forg pass')[0]?.id).toBe('forgotten-password');
  expect(searchFaq(listFaq('en'), 'password submarine')).toEqual([]);
});

test('what stands in the question comes before what stands in the answer', () => {
  expect(searchFaq(listFaq('en'), 'passport')[0]?.id).toBe('passport');
});

test('an empty query finds everything, and signs alone count as empty', () => {
  expect(searchFaq(listFaq('en'), '  ?! ')).toHaveLength(listFaq('en').length);
});

test('D4: a hostile query does not take long', () => {
  const started = performance.now();
  searchFaq(listFaq('en'), 'a '.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(200);
});
