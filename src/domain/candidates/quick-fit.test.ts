import { expect, test } from 'vitest';
import { canBeTried, levelsOfYears, quickFit, quickQuestionsOf } from './quick-fit.ts';

const whole = {
  eligibility: {
    visa_options: ['Residency Visa' as const],
    transferable: true,
    notice_period: 30,
    languages: [{ name: 'English', level: 'Expert' as const }],
  },
  experience_start: 5,
  minimum_education: 'bachelor' as const,
};

test('an opening is tried with the questions that it asks, and only where it asks two of them', () => {
  expect(quickQuestionsOf(whole)).toEqual(['visa', 'notice', 'years']);
  expect(quickQuestionsOf({ eligibility: { notice_period: 0 }, experience_start: 1 })).toEqual([
    'notice',
    'years',
  ]);
  expect(canBeTried({ eligibility: { notice_period: 0 }, experience_start: 1 })).toBe(true);
  expect(canBeTried({ eligibility: { visa_options: ['Citizen'], transferable: true } })).toBe(false);
  expect(canBeTried({ experience_start: 3, minimum_education: 'bachelor' })).toBe(false);
  expect(canBeTried({ eligibility: null })).toBe(false);
});

test('what is answered is met or not; what is asked besides is named and never counted', () => {
  const kinds = (list: { kind: string }[]) => list.map(({ kind }) => kind);
  const first = quickFit(whole, { visa_option: 'Residency Visa (Non-Transferable)' });
  expect([kinds(first.met), kinds(first.unmet), first.isWhole]).toEqual([
    ['visa_options'],
    ['transferable'],
    false,
  ]);
  const all = { visa_option: 'Residency Visa (Transferable)' as const, notice_period: 30 };
  const met = quickFit(whole, { ...all, total_experience: '5.0' });
  expect([met.met.length, met.unmet, met.isWhole]).toEqual([4, [], true]);
  expect(kinds(met.besides)).toEqual(['language', 'education']);
  const late = quickFit(whole, { ...all, notice_period: 31, total_experience: '4.0' });
  expect(kinds(late.unmet)).toEqual(['notice_period', 'experience']);
});

test.each([
  [0, ['entry']],
  [1, ['entry']],
  [2, ['entry', 'mid']],
  [5, ['mid', 'senior']],
  [15, ['senior', 'executive']],
])('%i years reach the levels %j', (years, levels) => {
  expect(levelsOfYears(years)).toEqual(levels);
});
