import { expect, test } from 'vitest';
import { readCv } from '#domain/candidates/cv/reading.ts';
import type { DrawnText } from './page-fragments.ts';
import { pageLines } from './page-layout.ts';

/** A text where it is drawn: from the left edge, so many points below the top; letters are about half as wide as high. */
function at(x: number, down: number, text: string, height = 10): DrawnText {
  return { text, x, y: 800 - down, width: text.length * height * 0.5, height, endsLine: false };
}

/** Set flush right, as a float is. */
function flushRight(down: number, text: string): DrawnText {
  return at(560 - text.length * 5, down, text);
}

/** The commonest layout: a side column, and dates flush right beside each job, which a browser draws first. */
const twoColumns: DrawnText[] = [
  ...[flushRight(130, 'Jan 2022 – Present'), flushRight(190, 'Mar 2019 – Dec 2021')],
  ...[flushRight(250, 'Jun 2016 – Feb 2019'), flushRight(330, '2011 – 2015')],
  at(40, 60, 'Contact', 12),
  at(40, 80, '+63 917 123 4567'),
  at(40, 95, 'maria@example.com'),
  at(40, 125, 'Skills', 12),
  at(40, 145, 'Ventilation'),
  at(40, 160, 'Triage'),
  at(40, 200, 'Languages', 12),
  at(40, 220, 'Tagalog (native)'),
  at(40, 235, 'English (fluent)'),
  at(220, 50, 'Maria Dela Cruz, RN', 22),
  at(220, 80, 'Staff Nurse'),
  at(220, 110, 'Experience', 12),
  at(220, 130, 'Charge Nurse'),
  at(220, 145, 'St. Luke’s Hospital, Manila, Philippines'),
  at(220, 160, 'Charge nurse on night shifts since 2022'),
  at(220, 190, 'Staff Nurse'),
  at(220, 205, 'Makati General Hospital, Manila, Philippines'),
  at(220, 220, 'Cared for twelve patients a shift'),
  at(220, 250, 'Staff Nurse'),
  at(220, 265, 'Cebu Clinic, Cebu, Philippines'),
  at(220, 300, 'Education', 12),
  at(220, 330, 'Bachelor of Science in Nursing'),
  at(220, 345, 'University of Santo Tomas, Manila, Philippines'),
];

test('dates flush right stay beside their jobs, and a side column is told apart from them', () => {
  expect(pageLines(twoColumns)).toEqual([
    ...['Maria Dela Cruz, RN', 'Staff Nurse', 'Experience', 'Charge Nurse\tJan 2022 – Present'],
    ...['St. Luke’s Hospital, Manila, Philippines', 'Charge nurse on night shifts since 2022'],
    ...['Staff Nurse\tMar 2019 – Dec 2021', 'Makati General Hospital, Manila, Philippines'],
    ...['Cared for twelve patients a shift', 'Staff Nurse\tJun 2016 – Feb 2019'],
    ...['Cebu Clinic, Cebu, Philippines', 'Education', 'Bachelor of Science in Nursing\t2011 – 2015'],
    'University of Santo Tomas, Manila, Philippines',
    ...['Contact', '+63 917 123 4567', 'maria@example.com', 'Skills', 'Ventilation', 'Triage'],
    ...['Languages', 'Tagalog (native)', 'English (fluent)'],
  ]);
});

test('each job of two columns keeps its own dates, employer and words, and the name its letters alone', () => {
  const read = readCv(pageLines(twoColumns).join('\n'), ['Staff Nurse', 'Charge Nurse'], '2026-11-22');
  expect(read.name).toBe('Maria Dela Cruz');
  expect(
    read.experiences.map(({ entry, isUnsure }) => [
      ...[entry.designation, entry.company_name, entry.from_year, entry.to_year, entry.description],
      isUnsure,
    ]),
  ).toEqual([
    [
      'Charge Nurse',
      'St. Luke’s Hospital',
      2022,
      'Present',
      'Charge nurse on night shifts since 2022',
      false,
    ],
    ['Staff Nurse', 'Makati General Hospital', 2019, 2021, 'Cared for twelve patients a shift', false],
    ['Staff Nurse', 'Cebu Clinic', 2016, 2019, '', false],
  ]);
  expect(read.educations).toHaveLength(1);
  expect(read.skills).toEqual(['Ventilation', 'Triage']);
  expect(read.languages.map(({ entry }) => entry.level)).toEqual(['Native', 'Expert']);
});

test('headings and dates in the margin belong to what stands beside them, also broken over two lines', () => {
  const lines = pageLines([
    at(40, 20, 'Sami Ben Youssef', 22),
    at(40, 60, 'Work'),
    at(40, 74, 'Experience'),
    at(150, 60, 'Site Engineer'),
    at(450, 60, 'Aug 2015 – Jan'),
    at(450, 74, '2020'),
    at(150, 74, 'Gulf Builders, Doha, Qatar'),
    at(40, 110, 'Education'),
    at(150, 110, 'Bachelor of Engineering'),
    at(450, 110, '2010 – 2014'),
  ]);
  expect(lines).toEqual([
    ...['Sami Ben Youssef', 'Work Experience', 'Site Engineer\tAug 2015 – Jan 2020'],
    ...['Gulf Builders, Doha, Qatar', 'Education', 'Bachelor of Engineering\t2010 – 2014'],
  ]);
});

test('a date over a heading ends what stands before it', () => {
  const lines = ['University of Jordan', '2010 - 2014', 'Key Skills', 'AutoCAD'];
  expect(pageLines(lines.map((line, place) => at(40, 50 + place * 16, line, 12)))).toEqual(lines);
});
