import { expect, test } from 'vitest';
import { landingOf, safeRedirect } from './redirect-target.ts';

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
])('%s is not followed', (target) => {
  expect(safeRedirect(target)).toBeUndefined();
});

test('without a wish each role goes to its own dashboard, in its language', () => {
  expect(landingOf(4, undefined, '')).toBe('/candidate-dashboard');
  expect(landingOf(1, '//evil.example', '/fr')).toBe('/fr/dashboard');
  expect(landingOf(2, undefined, '')).toBe('/admin-dashboard');
  expect(landingOf(4, '/job/7', '')).toBe('/job/7');
});
