import { describe, expect, test } from 'vitest';
import { messageKeys } from '#support/message-keys.ts';
import { languages } from './languages.ts';
import { professionalSkills, requiredDesiredJobs, requiredSkills } from './tag-lists.ts';
import { desiredJobProblem, skillProblem } from './tags.ts';

describe('skills and desired jobs', () => {
  test('are not empty, not double and hold no comma', () => {
    expect(skillProblem(' ', [])?.key).toBe('validation_skill_empty');
    expect(skillProblem('a,b', [])?.key).toBe('validation_comma');
    expect(skillProblem('revit', ['Revit'])).toEqual({ key: 'validation_duplicate', params: { x: 'revit' } });
    expect(desiredJobProblem('', [])?.key).toBe('validation_desired_jobs_empty');
  });

  test('50 skills fit, 51 do not; 3 desired jobs fit, 4 do not', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `skill ${index}`);
    expect([50, 51].map((count) => requiredSkills.safeParse(many(count)).success)).toEqual([true, false]);
    expect([3, 4].map((count) => requiredDesiredJobs.safeParse(many(count)).success)).toEqual([true, false]);
  });

  test('are read from comma-separated text and may be emptied in the profile', () => {
    expect(professionalSkills.parse('ETABS, Revit,  SAFE ,')).toEqual(['ETABS', 'Revit', 'SAFE']);
    expect(professionalSkills.parse('')).toEqual([]);
  });
});

test('languages need name and level, and stand once', () => {
  const arabic = { name: 'Arabic', level: 'Native' };
  expect(messageKeys(languages.safeParse([{}]))).toEqual({
    '0.name': 'validation_language_required',
    '0.level': 'validation_level_required',
  });
  expect(messageKeys(languages.safeParse([arabic, { ...arabic, name: 'arabic' }]))).toEqual({
    '1.name': 'validation_language_duplicate',
  });
});
