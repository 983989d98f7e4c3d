import { expect, test } from 'vitest';
import { accountPath, landingOf } from './redirect-target.ts';

test('without a wish each role goes to its own dashboard, in its language', () => {
  expect(landingOf(4, undefined, '')).toBe('/candidate-dashboard');
  expect(landingOf(1, '//evil.example', '/fr')).toBe('/fr/dashboard');
  expect(landingOf(2, undefined, '')).toBe('/admin-dashboard');
  expect(landingOf(4, '/job/7', '')).toBe('/job/7');
});

test('the ways between sign-in and registration carry where the person wanted to go', () => {
  const redirect = '/job/7/apply';
  expect(accountPath('/login', { isEmployer: false, redirect: undefined })).toBe('/login');
  expect(accountPath('/login', { isEmployer: true, redirect: undefined })).toBe('/login?pg=emp');
  expect(accountPath('/registration', { isEmployer: true, redirect: undefined })).toBe(
    '/registration?us=emp',
  );
  expect(accountPath('/registration', { isEmployer: false, redirect })).toBe(
    '/registration?redirect=%2Fjob%2F7%2Fapply',
  );
  expect(accountPath('/login', { isEmployer: true, redirect, view: 'forgot-password' })).toBe(
    '/login?pg=emp&view=forgot-password&redirect=%2Fjob%2F7%2Fapply',
  );
});
