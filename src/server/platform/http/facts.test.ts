import { expect, test } from 'vitest';
import { localeOf } from './facts.ts';

const of = (path: string, headers: Record<string, string>) => localeOf(path, new Headers(headers));

test('/fr is French, whatever was chosen', () => {
  expect(of('/fr/jobs-pool', { 'x-locale': 'en', cookie: 'locale=en' })).toBe('fr');
});

test('a call answers in the language of the page it comes from, before the one that was chosen', () => {
  expect(of('/api/rpc/companies/create', { 'x-locale': 'fr', cookie: 'locale=en' })).toBe('fr');
  expect(of('/api/login', { cookie: 'locale=fr', 'accept-language': 'en' })).toBe('fr');
  expect(of('/api/login', { 'x-locale': 'tlh', 'accept-language': 'fr-QA,fr;q=0.9' })).toBe('fr');
  expect(of('/api/login', {})).toBe('en');
});
