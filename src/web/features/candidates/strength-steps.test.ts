import { expect, test } from 'vitest';
import { profileStrength } from '#domain/candidates/strength.ts';
import { placeOf, strengthGroups } from './strength-steps.ts';

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
