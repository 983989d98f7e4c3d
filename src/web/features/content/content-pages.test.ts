import { expect, test } from 'vitest';
import type { ArticleCard } from '#contract/content.ts';
import { faultOfPage } from './error-page.tsx';
import { findArticles } from './find-articles.ts';

const card = (title: string, excerpt: string) => ({ title, excerpt }) as ArticleCard;
const articles = [
  card('Rédiger une offre', '<p>Le métier d’abord</p>'),
  card('Finding a job', '<p>Papers and visas</p>'),
];

test('articles are found by the beginnings of their words, without accents', () => {
  expect(findArticles(articles, 'redig')).toEqual([articles[0]]);
  expect(findArticles(articles, 'VISA job')).toEqual([articles[1]]);
  expect(findArticles(articles, '')).toEqual(articles);
  expect(findArticles(articles, 'nothing')).toEqual([]);
});

test('the five error pages are about five faults', () => {
  expect(['page-1', 'page-2', 'page-3', 'page-4', 'page-5'].map(faultOfPage)).toEqual([
    'not-found',
    'no-permission',
    'fault',
    'maintenance',
    'offline',
  ]);
  expect(faultOfPage('page-6')).toBeUndefined();
  expect(faultOfPage('constructor')).toBeUndefined();
});
