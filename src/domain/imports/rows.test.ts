import { expect, test } from 'vitest';
import { orderOf, readDate } from './dates.ts';
import { guessColumns, guessPreset } from './headers.ts';
import type { ImportMapping } from './imports.ts';
import { addressIn, readRow } from './rows.ts';

const mapping: ImportMapping = {
  columns: ['name', 'email', 'phone', 'opening', 'stage', 'applied_on', 'note', 'rating', 'external_id'],
  ...{ opening_id: null, stages: [], date_order: 'day-first', dial_code: '+974', locale: 'en' },
};
const read = (cells: string[], change: Partial<ImportMapping> = {}) =>
  readRow(cells, { ...mapping, ...change }, '2025-06-01');
const personOf = (...cells: string[]) => {
  const found = read(cells);
  if (!('person' in found)) throw new Error(found.refused);
  return { ...found.person, hints: found.hints };
};

test.each([
  ['55123456', '+974', '55123456'],
  ['٥٥١٢٣٤٥٦', '+974', '55123456'],
  ['۵۵۱۲۳۴۵۶', '+974', '55123456'],
  ['\u202a+974 5512 3456\u202c', '+974', '55123456'],
  ['97455123456', '+974', '55123456'],
  ['00966 50 123 4567', '+966', '501234567'],
  ['Mobile: +971 50 123 4567; 44112233', '+971', '501234567'],
])('a phone number is read however it is written: %s', (cell, dialCode, phone) => {
  expect(personOf('Ana Lopes', 'a@example.com', cell, 'Cook')).toMatchObject({ dialCode, phone, hints: [] });
});

test.each([
  ['03/04/2025', 'day-first', '2025-04-03'],
  ['03/04/2025', 'month-first', '2025-03-04'],
  ['٠٣/٠٤/٢٠٢٥', 'day-first', '2025-04-03'],
  ['2025-04-03T22:10:00Z', 'month-first', '2025-04-03'],
  ['3.4.25', 'day-first', '2025-04-03'],
  ['April 3rd, 2025', 'day-first', '2025-04-03'],
  ['03-Apr-2025', 'month-first', '2025-04-03'],
  ['Sept 3 2025', 'day-first', '2025-09-03'],
  ['3 avr. 2025', 'day-first', '2025-04-03'],
  ['1er août 2025', 'day-first', '2025-08-01'],
  ['3 أبريل 2025', 'day-first', '2025-04-03'],
  ['31/02/2025', 'day-first', undefined],
  ['13/13/2025', 'day-first', undefined],
  ['soon', 'day-first', undefined],
  [`${'9'.repeat(5000)}/`, 'day-first', undefined],
] as const)('a day is read: %s, %s', (cell, order, day) => {
  expect(readDate(cell, order)).toBe(day);
});

test('a column of dates tells its order by the first that has one, and says when it tells none', () => {
  expect(orderOf(['03/04/2025', '13/04/2025'])).toBe('day-first');
  expect(orderOf(['03/04/2025', '04/13/2025'])).toBe('month-first');
  expect(orderOf(['03/04/2025', '05/05/2025'])).toBe('unclear');
  expect(orderOf(['2025-04-03', '3 April 2025', '05/05/2025'])).toBe('named');
});

test('a stage is matched as it was chosen, whatever invisible signs the file has in it', () => {
  const stage = '\u200f\u202bعرض\u202c';
  const cells = ['Ana Lopes', 'a@example.com', '', 'Cook', stage];
  expect(read(cells)).toMatchObject({ person: { status: 'Offered' } });
  expect(read(cells, { stages: [{ stage, status: 'On Hold' }] })).toMatchObject({
    person: { status: 'On Hold' },
  });
});

test.each([
  ['3/5', 3],
  ['80%', 4],
  ['4,5', 5],
  ['٤', 4],
  ['8', 4],
  ['strong_yes', 5],
])('a rating is read on its scale: %s', (cell, rating) => {
  expect(personOf('Ana Lopes', 'a@example.com', '', 'Cook', '', '', '', cell)).toMatchObject({
    ...{ rating, hints: [] },
  });
});

test('what a row lacks refuses it; what is only beside it is left out and said', () => {
  expect(read(['', 'a@example.com', '', 'Cook'])).toMatchObject({ refused: 'no_name' });
  expect(read(['Ana Lopes', 'Ana', '', 'Cook'])).toEqual({ refused: 'email', value: 'Ana' });
  expect(read(['Ana Lopes', 'a@example.com', '', 'x'.repeat(4000)])).toMatchObject({ refused: 'opening' });
  expect(personOf('Ana Lopes', 'a@example.com', 'call me', 'Cook', '', '', '', 'good')).toMatchObject({
    ...{ phone: '', rating: null, hints: ['phone', 'rating'] },
  });
  const { notes } = personOf('Ana Lopes', 'a@example.com', '', 'Cook', '', '', 'word '.repeat(790));
  expect(notes.join(' ').replace(/\s+/g, ' ')).toBe('word '.repeat(790).trim());
});

test('an address is found among several, behind its kind and in any case', () => {
  expect(addressIn('Work: Ana@Example.com; b@example.com')).toBe('ana@example.com');
  expect(addressIn("'=cmd|A1")).toBe('');
});

test.each([
  ['greenhouse', 'Candidate ID,Candidate Name,Email,Phone,Job Name,Current Stage,Applied On'],
  ['lever', 'Opportunity ID,Contact Name,Emails,Phones,Posting,Stage,Created At'],
  ['workable', 'Firstname,Lastname,Email,Phone,Job,Stage,Created at,Disqualified'],
  ['zoho', 'First Name,Last Name,Email,Mobile,Posting Title,Candidate Status'],
  ['bayt', 'CV Reference,Full Name,Email Address,Mobile Number,Job Title,Application Date'],
  ['other', 'الاسم الكامل,البريد الإلكتروني,رقم الجوال,الوظيفة,المرحلة,تاريخ التقديم'],
  ['other', 'Nom complet,Courriel,Téléphone,Poste,Étape,Date de candidature'],
])('columns are known by their heads: %s', (preset, line) => {
  const heads = line.split(',');
  const fields = guessColumns(heads);
  expect(guessPreset(heads)).toBe(preset);
  expect(fields).toContain('email');
  expect(fields).toContain('opening');
  expect(fields.some((field) => field === 'name' || field === 'first_name')).toBe(true);
});
