import { expect, test } from 'vitest';
import { emptyCv } from './document.ts';
import { tailoringPoints } from './tailoring.ts';

const profile = {
  professional_skills: ['ETABS', 'Revit'],
  languages: [{ name: 'Arabic', level: 'Native' }],
  visa_option: 'Residency Visa (Transferable)',
  in_country: true,
  notice_period: null,
  driving_licences: [],
};
const opening = {
  tags: ['ETABS', 'Revit', 'Tekla', 'post-tensioning'],
  eligibility: {
    languages: [
      { name: 'Arabic', level: 'Native' as const },
      { name: 'French', level: 'Expert' as const },
    ],
    visa_options: ['Residency Visa' as const],
    notice_period: 30,
  },
};
const cv = {
  ...emptyCv('en'),
  summary: 'Towers with Post-Tensioning since 2014.',
  skills: [{ id: 'a', name: '', level: '', words: ['etabs'] }],
};
const points = () => tailoringPoints(cv, opening, profile);
const stateOf = (wanted: string) => points().find((point) => point.wanted === wanted)?.state;

test('what the opening asks is in the CV, in the profile, or in neither', () => {
  expect(['ETABS', 'Revit', 'Tekla', 'post-tensioning', 'Arabic', 'French'].map(stateOf)).toEqual([
    'said',
    'in-profile',
    'missing',
    'said',
    'in-profile',
    'missing',
  ]);
  expect(points().filter(({ kind }) => kind === 'visa_option' || kind === 'notice_period')).toMatchObject([
    { kind: 'visa_option', state: 'in-profile' },
    { kind: 'notice_period', state: 'missing' },
  ]);
});

test('taking over adds what the profile has, and then the CV says it', () => {
  for (const { kind, wanted, taken } of points()) {
    if (!taken) continue;
    const again = tailoringPoints(taken, opening, profile);
    expect(again.find((point) => point.kind === kind && point.wanted === wanted)?.state).toBe('said');
  }
});

test('a section that is not shown says nothing, and taking over shows it', () => {
  const hidden = {
    ...cv,
    sections: cv.sections.map((section) => ({ ...section, is_shown: section.id !== 'skills' })),
  };
  const [etabs] = tailoringPoints(hidden, { tags: ['ETABS'], eligibility: null }, profile);
  expect(etabs?.state).toBe('in-profile');
  expect(etabs?.taken?.skills).toEqual(cv.skills);
  expect(etabs?.taken?.sections.find(({ id }) => id === 'skills')?.is_shown).toBe(true);
});
