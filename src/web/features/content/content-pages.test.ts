import { expect, test } from 'vitest';
import type { ArticleCard } from '#contract/content.ts';
import { trialDays, trialWarningDays } from '#domain/plans.ts';
import { m } from '#texts/any-language.js';
import { overwriteGetLocale } from '#texts/runtime.js';
import { faultOfPage } from './error-page.tsx';
import { findArticles } from './find-articles.ts';
import { inEveryPlan } from './plan-promises.ts';

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

test.each(['en', 'fr'] as const)(
  'the plans promise no text in a second language, which no company can write: %s',
  (locale) => {
    overwriteGetLocale(() => locale);
    for (const promise of inEveryPlan)
      expect(promise()).not.toMatch(/english|french|arabic|anglais|français|arabe/i);
  },
);

test('the plans name the days of the trial and of its reminder as they are', () => {
  expect([trialDays, trialWarningDays]).toEqual([30, 7]);
  expect(m.content_plans_meta_description({}, { locale: 'en' })).toContain('30 days');
  expect(m.content_plans_meta_description({}, { locale: 'fr' })).toContain('30 jours');
  expect(m.content_plans_answer_after_trial({}, { locale: 'en' })).toContain('seven days');
  expect(m.content_plans_answer_after_trial({}, { locale: 'fr' })).toContain('sept jours');
});
