import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSpaced, type Locale, locales } from '#domain/locale.ts';
import { presetVideoQuestions } from '#domain/reference/video-questions.ts';
import { withFirmBlanks, withFirmHyphens } from './spacing.ts';

const noBreak = '\u00a0';
const spaced = locales.filter(isSpaced);

test('signs, figures and units keep with the word before them', () => {
  expect(withFirmBlanks('« Qui ? » : 10 000 QAR, {share} % ; n° 14 ! 3 Mo, 9 h')).toBe(
    marked('«~Qui~?~»~: 10~000~QAR, {share}~%~; n°~14~! 3~Mo, 9~h'),
  );
  expect(withFirmBlanks('Qui\u202f?')).toBe(marked('Qui~?'));
  expect(withFirmBlanks('En 2026 et 30 jours')).toBe('En 2026 et 30 jours');
});

test('an e-mail and a verb with its pronoun stay in one line, other words may part', () => {
  const joined = (text: string) => withFirmHyphens(text).replaceAll('\u2060', '~');
  expect(joined('Un e-mail, des E-mails')).toBe('Un e-~mail, des E-~mails');
  expect(joined('Demandez-lui, connectez-vous-y, passe-t-il, choisissez-en')).toBe(
    'Demandez-~lui, connectez-~vous-~y, passe-~t-~il, choisissez-~en',
  );
  expect(joined('Au-dessus, ci-dessous, une demi-heure')).toBe('Au-~dessus, ci-~dessous, une demi-~heure');
  expect(joined('Quatre-vingt-dix jours, vingt-et-un, mi-juillet')).toBe(
    'Quatre-~vingt-~dix jours, vingt-~et-~un, mi-~juillet',
  );
  for (const text of [
    'Le presse-papiers',
    '/finding-jobs-in-qatar',
    '/ci-build',
    '/dix-sept',
    'add-one',
    '10-20',
  ])
    expect(joined(text)).toBe(text);
});

test.each(spaced)(
  'the texts in %s keep their signs with the word before (~ stands for a no-break space)',
  (locale) => {
    const texts = [...textsOfFiles(locale), ...questionsIn(locale)];
    const loose = texts.filter(([, text]) => withFirmBlanks(text) !== text);
    expect(
      loose.map(([name, text]) => `${name}, should be: ${withFirmBlanks(text).replaceAll(noBreak, '~')}`),
    ).toEqual([]);
  },
);

test.each(spaced)('no sign in the texts in %s stands without its blank', (locale) => {
  const glued = /[\p{L}\p{N}}»][;!?:](?=\s|$)|«[^\u00a0]|[^\u00a0]»/u;
  expect(textsOfFiles(locale).filter(([, text]) => glued.test(text))).toEqual([]);
});

type Named = readonly [name: string, text: string];

function textsOfFiles(locale: Locale): Named[] {
  const folder = `src/locales/${locale}`;
  return readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).flatMap(([key, value]) =>
      stringsIn(value)
        .filter((text) => !text.startsWith('local '))
        .map((text): Named => [`${file} ${key}`, text]),
    ),
  );
}

function questionsIn(locale: Locale): Named[] {
  return presetVideoQuestions.map(({ id, question }) => [`video question ${id}`, question[locale]]);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function marked(text: string): string {
  return text.replaceAll('~', noBreak);
}
