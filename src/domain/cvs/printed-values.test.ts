import { expect, test } from 'vitest';
import { emptyCv } from './document.ts';
import { printedCv } from './printed.ts';
import { printedKind, printedPeriod } from './printed-values.ts';

test.each([
  ['Diploma', 'Diplôme national d’ingénieur', 'fr', ''],
  ['Bachelors degree', 'Bachelor of Science in Nursing', 'en', ''],
  ['Masters degree', 'MEng, Civil Engineering', 'en', 'Master’s degree'],
  ['Masters degree', '', 'fr', 'Master'],
  ['Others', 'Welding course', 'en', ''],
] as const)('the kind %s of “%s” is printed in %s as “%s”', (course, degree, language, kind) => {
  expect(printedKind(course, degree, language)).toBe(kind);
});

test('a kind that the degree says is not repeated behind the school', () => {
  const entry = {
    ...{ id: 'a', institution: 'École nationale d’ingénieurs', area: '', place: 'Tunisia', url: '' },
    ...{
      course: 'Diploma',
      degree: 'Diplôme d’ingénieur',
      from: '2012',
      to: '2015',
      score: '',
      description: '',
    },
  };
  const { sections } = printedCv({ ...emptyCv('fr'), education: [entry] });
  expect(JSON.stringify(sections).match(/Diplôme/g)).toHaveLength(1);
});

test.each([
  ['2014', '2016', 'ar', 'من 2014 إلى 2016'],
  ['2014', '2016', 'fr', '2014 – 2016'],
  ['2014', '2014', 'ar', '2014'],
  ['', '2016', 'ar', '2016'],
  ['2018-07', 'present', 'ar', 'يوليو 2018 – حتى الآن'],
] as const)('the period from “%s” to “%s” is printed in %s as “%s”', (from, to, language, period) => {
  expect(printedPeriod(from, to, language)).toBe(period);
});
