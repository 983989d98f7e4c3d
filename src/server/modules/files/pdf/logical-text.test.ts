import { expect, test } from 'vitest';
import { logicalLines } from './logical-text.ts';

test('Arabic that is drawn in shapes from the left is read as it is written', () => {
  // منذ 2015 as a browser prints it, piece by piece.
  expect(read(['2015', ' ', 'ﺬ', 'ﻨ', 'ﻣ'])).toEqual(['منذ 2015']);
});

test('Latin words inside an Arabic line keep their order, brackets and years turn', () => {
  expect(
    read([
      '(',
      '2020-2015',
      ')',
      ' ',
      'Qatar',
      ' ',
      'ST',
      ' ',
      'ﺔ',
      'ﻛ',
      'رش',
      ' ',
      'يف',
      ' ',
      'ﺖ',
      'ﻠ',
      'ﻤ',
      'ﻋ',
    ]),
  ).toEqual(['عملت في شركة Qatar ST (2015-2020)']);
});

test('one shape that stands for two letters is not turned twice', () => {
  expect(read(['ﺖ', 'ﻨ', 'ﻛ', ' ', 'يف'])).toEqual(['في كنت']);
});

test('an Arabic name inside an English line is turned alone', () => {
  expect(read(['Name: ', 'اد', 'ﺪ', 'ﺣ', ', Doha'])).toEqual(['Name: حداد, Doha']);
});

test('other lines stay as they are, with their ligatures taken apart', () => {
  expect(read(['Société Générale, ﬁnance'])).toEqual(['Société Générale, finance']);
});

test('a wide gap between two columns is a tab, a space between two words is none', () => {
  const at = (text: string, x: number, width: number) => ({ text, x, y: 700, width, endsLine: false });
  expect(logicalLines([at('Nationality', 40, 60), at('Jordanian', 180, 50)])).toEqual([
    'Nationality\tJordanian',
  ]);
  expect(logicalLines([at('Site', 40, 20), at(' ', 60, 4), at('Engineer', 64, 40)])).toEqual([
    'Site Engineer',
  ]);
});

test('a comma behind the last letter turns nothing, and a mark stays on its letter', () => {
  expect(read(['ن، ا', 'ﺎ', 'ﻤ', 'ﻋ', ' ', 'رات،', 'ﺎ', 'ﺸ'])).toEqual(['شارات، عمان، ا']);
  const at = (text: string, x: number, width: number) => ({ text, x, y: 700, width, endsLine: false });
  // عمّان: the mark stands over the left edge of the letter that carries it.
  const drawn = [
    at('ن', 506, 11.8),
    at('ﺎ', 517.8, 3.4),
    at('ّ', 521.3, 0),
    at('ﻤ', 521.1, 6.4),
    at('ﻋ', 527.5, 6.6),
  ];
  expect(logicalLines(drawn)).toEqual(['عمّان']);
});

test('a number beside Arabic is a word of its own where a gap is between them, and belongs to it where none is', () => {
  const at = (text: string, x: number, width: number) => ({ text, x, y: 700, width, endsLine: false });
  expect(logicalLines([at('طابقا', 10, 20), at('42', 33, 10), at('من', 46, 8)])).toEqual(['من 42 طابقا']);
  expect(logicalLines([at('طابقا', 10, 20), at(' ', 30, 3), at('42', 33, 10), at('من', 43.5, 8)])).toEqual([
    'من42 طابقا',
  ]);
});

test('brackets that a file keeps as they are read are not turned', () => {
  expect(read(['(', 'Backend', ')', ' ', 'مهندس أول'])).toEqual(['مهندس أول (Backend)']);
  expect(read([')', 'Backend', '(', ' ', 'مهندس أول'])).toEqual(['مهندس أول (Backend)']);
});

test('a line with more Latin than Arabic is read from the right by its stop, its list or its commas', () => {
  expect(read(['.', '2021', ' ', 'في', ' ', 'Solutions Architect', ' ', 'على'])).toEqual([
    'على Solutions Architect في 2021.',
  ]);
  expect(read(['Services', ' ', 'إلى', ' ', 'on-premise', ' ', 'من', ' ', '–'])).toEqual([
    '– من on-premise إلى Services',
  ]);
  expect(read(['Docker', ' ', '،', 'إدارة', ' ', '،', 'TypeScript'])).toEqual(['TypeScript، إدارة، Docker']);
});

test('on a page of Arabic each line with Arabic is read from the right', () => {
  const at = (text: string, x: number, y: number) => ({ text, x, y, width: 40, endsLine: false });
  const lines = ['مهندسة إنشائية أولى', 'قيادة التصميم الإنشائي للأبراج', 'حديد التسليح في الأبراج العالية'];
  const page = [
    ...lines.map((text, place) => at(text, 100, 700 - 20 * place)),
    at('Beyrouth Ecole ', 60, 600),
  ];
  expect(logicalLines([...page, at('لبنان ', 20, 600)]).at(-1)).toBe('Beyrouth Ecole لبنان');
});

function read(fromLeft: string[]): string[] {
  return logicalLines(fromLeft.map((text, x) => ({ text, x: x * 10, y: 700, width: 9, endsLine: false })));
}
