import { describe, expect, test } from 'vitest';
import { printedProgress, profileStrength, strengthWeights } from './strength.ts';

describe('profile strength', () => {
  const full = Object.fromEntries(Object.keys(strengthWeights).map((field) => [field, 'x']));

  test('is 100 when everything is there', () => {
    expect(Object.values(strengthWeights).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
    expect(profileStrength({ ...full, video_cv: ['1', '2', '3'] }).total).toBe(100);
  });

  test.each([
    ['video_cv', 15, ['1', '2', '3']],
    ['cv', 10],
    ['name', 5],
    ['email', 5],
    ['avatar', 5],
    ['educations', 18, [{}]],
    ['experiences', 18, [{}]],
    ['dial_code', 2],
    ['phone', 3],
    ['nationality', 3],
    ['residence_country', 2],
    ['marital_status', 1],
    ['date_of_birth', 3],
    ['gender', 2],
    ['expected_salary', 1, 0],
    ['linkedin', 1],
    ['current_company', 1],
    ['description', 1],
    ['professional_skills', 2, ['Revit']],
    ['languages', 2, [{}]],
    ['email_verified_at', 0],
  ] as const)('%s alone is %i, and without it so much is missing', (field, weight, value: unknown = 'x') => {
    const all = { ...full, video_cv: ['1', '2', '3'] };
    expect(profileStrength({ [field]: value }).total).toBe(weight);
    expect(profileStrength({ ...all, [field]: null }).total).toBe(100 - weight);
    expect(profileStrength({ ...all, [field]: '' }).total).toBe(100 - weight);
  });

  test('counts the video introduction with all three videos', () => {
    expect(profileStrength({ ...full, video_cv: ['1', '2'] }).total).toBe(85);
  });

  test('is 0 for nothing', () => {
    expect(profileStrength({ educations: [], name: ' ', cv: null })).toMatchObject({ total: 0 });
  });

  test('printed, weighs education and experience 50 each and ends at 100', () => {
    expect(printedProgress({ educations: [1] })).toBe(50);
    expect(printedProgress({ educations: [1], name: 'A' })).toBe(55);
    expect(printedProgress({ ...full, video_cv: [] })).toBe(100);
  });
});
