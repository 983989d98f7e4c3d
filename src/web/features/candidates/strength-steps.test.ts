import { expect, test } from 'vitest';
import { profileStrength, type StrengthCandidate, strengthWeights } from '#domain/candidates/strength.ts';
import { nextBestStep, placeOf, strengthGroups } from './strength-steps.ts';

test('the groups of the strength hold every weight once', () => {
  const groups = strengthGroups(profileStrength({}));
  expect(groups.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  expect(groups.every(({ isFilled }) => !isFilled)).toBe(true);
});

test('a group leads to what is missing in it', () => {
  const groups = strengthGroups(profileStrength({ linkedin: 'x', description: 'x' }));
  const rest = groups.find(({ key }) => key === 'rest');
  expect(rest?.href).toBe('/profile#skills');
  // What it says is what is still to be had.
  const all = strengthGroups(profileStrength({})).find(({ key }) => key === 'rest');
  expect(rest?.weight).toBeLessThan(all?.weight ?? 0);
  expect(placeOf('video_cv')).toBe('/profile/video-cv');
});

test('the next best step is the part that brings most, as the list of the parts says it', () => {
  const next = (details: StrengthCandidate) => nextBestStep(profileStrength(details));
  // A name and an address are there from the first day: education and experience bring 18 each, these details 21 together.
  const newcomer = { name: 'x', email: 'x', dial_code: 'x' };
  expect(next(newcomer)).toMatchObject({ key: 'personal', weight: 21, href: '/profile#avatar' });
  expect(next({ ...newcomer, avatar: 'x' })).toMatchObject({ key: 'experiences', weight: 18 });
  const full = Object.fromEntries(Object.keys(strengthWeights).map((field) => [field, 'x']));
  const all = { ...full, video_cv: ['1', '2', '3'] };
  expect(next({ ...all, video_cv: ['1', '2'] })).toMatchObject({ key: 'video_cv', weight: 15 });
  expect([next(all), next({ ...all, email_verified_at: null })]).toEqual([undefined, undefined]);
});
