import { describe, expect, test } from 'vitest';
import type { VisaOption } from '#domain/reference/visa-options.ts';
import { eligibilityMatch } from './eligibility.ts';

describe('eligibility', () => {
  const opening = {
    eligibility: {
      visa_options: ['Residency Visa' as const],
      transferable: true,
      in_country: true,
      notice_period: 60,
      languages: [{ name: 'English', level: 'Expert' as const }],
      driving_licences: ['Light vehicle' as const],
    },
    experience_start: 5,
    minimum_education: 'bachelor' as const,
  };
  const candidate = {
    visa_option: 'Residency Visa (Transferable)' as const,
    in_country: true,
    notice_period: 30,
    languages: [{ name: 'english', level: 'Native' }],
    driving_licences: ['Light vehicle'],
    total_experience: '5.0',
    educations: [{ course_name: 'Bachelors degree' }],
  };

  test('is met in every point', () => {
    expect(eligibilityMatch(opening, candidate)).toMatchObject({ met: 8, total: 8 });
  });

  test('a visa that can be transferred is asked once where every accepted one can be', () => {
    const kindsOf = (visa_options: VisaOption[]) =>
      eligibilityMatch({ eligibility: { visa_options, transferable: true } }, {}).requirements.map(
        ({ kind }) => kind,
      );
    expect(kindsOf(['Residency Visa (Transferable)', 'GCC Nationals'])).toEqual(['visa_options']);
    expect(kindsOf(['Residency Visa (Transferable)', 'Residency Visa'])).toEqual([
      'visa_options',
      'transferable',
    ]);
    expect(kindsOf([])).toEqual(['transferable']);
  });

  test.each([
    ['visa_options', { visa_option: 'Visit Visa' as const }],
    ['transferable', { visa_option: 'Residency Visa (Non-Transferable)' as const }],
    ['in_country', { in_country: false }],
    ['notice_period', { notice_period: 61 }],
    ['language', { languages: [{ name: 'English', level: 'Moderate Proficiency' }] }],
    ['driving_licence', { driving_licences: ['Bus'] }],
    ['experience', { total_experience: '4.11' }],
    ['education', { educations: [{ course_name: 'Diploma' }] }],
  ])('%s can be missing', (kind, change) => {
    const { requirements } = eligibilityMatch(opening, { ...candidate, ...change });
    expect(requirements.filter(({ isMet }) => !isMet).map((result) => result.kind)).toContain(kind);
  });

  test('an empty profile meets nothing, and says that it is silent', () => {
    const match = eligibilityMatch(opening, {});
    expect(match).toMatchObject({ met: 0, total: 8 });
    expect(match.requirements.every(({ isUnknown }) => isUnknown)).toBe(true);
  });

  test('an opening that asks nothing has no points', () => {
    expect(eligibilityMatch({ minimum_education: 'none', experience_start: 0 }, {})).toMatchObject({
      total: 0,
    });
  });
});
