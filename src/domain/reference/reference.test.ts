import { expect, test } from 'vitest';
import { isDialCode, parsePhone } from '#domain/phones.ts';
import { cities, gulfCountries } from './cities.ts';
import { continents, countries, countryName, countryOf } from './countries.ts';
import { currencies, currencyName } from './currencies.ts';
import { languageName, languages } from './languages.ts';
import { arabicNames } from './occupations/arabic.ts';
import { occupationName, occupations, occupationTitle, openingTitleIn } from './occupations.ts';
import { presetVideoQuestions, simulatorQuestions, videoIntroductionQuestions } from './video-questions.ts';

test('about 240 countries have a name in both languages, a dial code, a continent and a flag', () => {
  expect(countries.length).toBeGreaterThanOrEqual(235);
  expect(
    countries.every(
      ({ dial_code, continent_name }) => isDialCode(dial_code) && continents.includes(continent_name),
    ),
  ).toBe(true);
  expect(countryOf('qa')).toEqual({
    name: 'Qatar',
    value: 'Qatar',
    flag: '\u{1f1f6}\u{1f1e6}',
    code: 'QA',
    dial_code: '+974',
    continent_name: 'Asia',
    image: '/flags/qa.svg',
  });
  expect(countryName('United Arab Emirates', 'fr')).toBe('Émirats arabes unis');
  expect(countryName('Atlantis', 'fr')).toBe('Atlantis');
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
});

test('a number of Qatar fits the dial code of the list', () => {
  expect(parsePhone(countryOf('Qatar')?.dial_code ?? '', '55123456')?.international).toBe('+97455123456');
});

test('about 185 languages, Arabic from right to left', () => {
  expect(languages.length).toBeGreaterThanOrEqual(180);
  expect(languages.find(({ code }) => code === 'ar')).toEqual({
    code: 'ar',
    name: 'Arabic',
    native: 'العربية',
    rtl: true,
  });
  expect(languages.find(({ code }) => code === 'fr')).not.toHaveProperty('rtl');
  expect(languageName('english', 'fr')).toBe('Anglais');
});

test('about 150 currencies with 0, 2 or 3 digits; only the Swiss franc is rounded', () => {
  expect(currencies.length).toBeGreaterThanOrEqual(145);
  expect(new Set(currencies.map(({ decimal_digits }) => decimal_digits))).toEqual(new Set([0, 2, 3]));
  expect(
    currencies.filter(({ rounding }) => rounding !== 0).map(({ code, rounding }) => [code, rounding]),
  ).toEqual([['CHF', 0.05]]);
  expect(currencies.find(({ code }) => code === 'KWD')?.decimal_digits).toBe(3);
  expect(currencyName('QAR', 'en')).toBe('Qatari Riyal');
});

test('about 1,000 occupations, each once, named in both languages', () => {
  expect(occupations.length).toBeGreaterThanOrEqual(1000);
  const english = occupations.map(({ en }) => en);
  expect(english.filter((name, index) => english.indexOf(name) !== index)).toEqual([]);
  expect(occupations.filter(({ en, fr }) => en === '' || fr === '' || fr.endsWith(' +'))).toEqual([]);
  expect(english.filter((name) => /[|,]/.test(name) || name.length > 100)).toEqual([]);
  for (const title of [
    'Senior Structural Engineer',
    'ICU Staff Nurse',
    'Front Office Manager',
    'Product Designer',
  ]) {
    expect(occupationName(title, 'en')).toBe(title);
    expect(occupationName(title, 'fr')).not.toBe(title);
  }
});

test('a title that is shown as one has both forms in Arabic', () => {
  expect(occupationTitle('Geotechnical Engineer', 'ar')).toBe('مهندس جيوتقني / مهندسة جيوتقنية');
  expect(occupationTitle('Geotechnical Engineer', 'fr')).toBe('Ingénieur géotechnicien');
  expect(occupationTitle('Rain maker', 'ar')).toBe('Rain maker');
  expect(occupationTitle('.NET Developer', 'ar')).toBe('مطور \u200e.NET / مطورة \u200e.NET');
});

test('the title of an opening is read in the language of the reader, or as its company wrote it', () => {
  expect(openingTitleIn('ar', 'Site Engineer')).toBe('مهندس موقع / مهندسة موقع');
  expect(openingTitleIn('fr', 'Site Engineer')).toBe('Ingénieur de chantier');
  expect(openingTitleIn('en', 'Ingénieur de chantier')).toBe('Site Engineer');
  expect(openingTitleIn('en', 'site engineer')).toBe('site engineer');
  expect(openingTitleIn('ar', 'Site Engineer, night shift')).toBe('Site Engineer, night shift');
});

test('cities are those of Qatar and the Gulf', () => {
  expect(gulfCountries[0]).toBe('Qatar');
  expect(cities.filter(({ country }) => country === 'Qatar').map(({ name }) => name)).toContain('Lusail');
  expect(gulfCountries.filter((name) => countryOf(name) === undefined)).toEqual([]);
});

test('21 preset questions: one fixed, ten in each set', () => {
  const count = (set: string) => presetVideoQuestions.filter((question) => question.set === set).length;
  expect([count('video_cv'), count('a'), count('b')]).toEqual([1, 10, 10]);
  expect(
    presetVideoQuestions.every(({ question }) => question.en.length <= 255 && question.fr.length <= 255),
  ).toBe(true);
});

test('a video introduction starts with the fixed question and has two different others', () => {
  for (let round = 0; round < 20; round += 1) {
    const [first, ...others] = videoIntroductionQuestions(Math.random);
    expect(first?.set).toBe('video_cv');
    expect(new Set(others.map(({ id }) => id)).size).toBe(2);
  }
});

test('the simulator asks all 21, set A before set B', () => {
  const sets = simulatorQuestions(Math.random).map(({ set }) => set);
  expect(sets).toEqual(['video_cv', ...Array(10).fill('a'), ...Array(10).fill('b')]);
});

test('every Arabic name is one of an occupation, and written in Arabic but for the names of products', () => {
  const english = new Set(occupations.map(({ en }) => en));
  const listed = [...arabicNames].filter(([name]) => !name.startsWith('Senior '));
  expect(listed.map(([name]) => name).filter((name) => !english.has(name))).toEqual([]);
  const written = listed.flatMap(([, { name, synonyms }]) => [name, ...synonyms]);
  expect(
    written.filter(
      (name) => !/^[\u0621-\u0652]+(?: (?:[\u0621-\u0652]+|(?:\u200e\.)?[\w+()][\w.+()]{0,11}))*$/.test(name),
    ),
  ).toEqual([]);
  expect(arabicNames.get('Senior Civil Engineer')?.name).toBe('مهندس مدني أول');
});
