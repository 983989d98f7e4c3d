import { expect, test } from 'vitest';
import { safeRedirect } from './redirects.ts';

test.each(['/profile', '/fr/profile?a=1#b', '/job/7?x=https://evil.example'])('%s is followed', (target) => {
  expect(safeRedirect(target)).toBe(target);
});

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'profile',
  '/login?redirect=/login',
  '/fr/login',
  '/api/logout',
  `/${'a'.repeat(2000)}`,
])('%s is not followed', (target) => {
  expect(safeRedirect(target)).toBeUndefined();
});
