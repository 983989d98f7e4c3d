import { expect, test } from 'vitest';
import { readCv } from './cv-reading.ts';

const titles = ['Civil Engineer', 'Site Engineer', 'Accountant', 'Nurse'];

test('an English CV proposes name, ways to reach, position and skills', () => {
  const text = `CURRICULUM VITAE
OMAR AL-FAROUK
Civil Engineer | Structural design
Doha, Qatar · +974 5512 3456 · Omar.Farouk@Example.com
https://www.linkedin.com/in/omar-farouk

Professional Experience
Site Engineer, Gulf Builders
2019 - 2024

Key Skills
AutoCAD, Revit, ETABS
• Site supervision
• Cost control
Education
Bachelor of Science`;
  expect(readCv(text, titles)).toEqual({
    name: 'Omar Al-Farouk',
    email: 'omar.farouk@example.com',
    dial_code: '+974',
    phone: '55123456',
    linkedin: 'https://www.linkedin.com/in/omar-farouk',
    current_position: 'Civil Engineer',
    titles: ['Civil Engineer', 'Site Engineer'],
    skills: ['AutoCAD', 'Revit', 'ETABS', 'Site supervision', 'Cost control'],
  });
});

test('a French CV is read by its own headings', () => {
  const text = `Élodie Martin-Dupré
Infirmière diplômée d’État
Tél. : +33 6 12 34 56 78 – elodie@example.fr
Compétences : soins intensifs ; pédiatrie ; triage
Formation
Institut de soins infirmiers`;
  expect(readCv(text, titles)).toMatchObject({
    name: 'Élodie Martin-Dupré',
    dial_code: '+33',
    phone: '612345678',
    email: 'elodie@example.fr',
    current_position: 'Infirmière diplômée d’État',
    skills: ['soins intensifs', 'pédiatrie', 'triage'],
  });
});

test('an Arabic CV is read by its own headings', () => {
  const text = `السيرة الذاتية
ليلى المري
مهندسة مدنية
هاتف: 55123456
المهارات
إدارة المشاريع، التصميم، أوتوكاد
التعليم
جامعة قطر`;
  expect(readCv(text)).toMatchObject({
    name: 'ليلى المري',
    dial_code: '+974',
    phone: '55123456',
    current_position: 'مهندسة مدنية',
    skills: ['إدارة المشاريع', 'التصميم', 'أوتوكاد'],
  });
});

test('years, references and long sentences are no skills, and a text without a name proposes none', () => {
  const text = `Seeking a position where I can use my abilities for the good of the company
Skills
Managed a team of twelve people over several long projects in the region
2019 2020
MS Office
Languages
English`;
  expect(readCv(text)).toMatchObject({ name: undefined, skills: ['MS Office'] });
});

test('D4: a hostile text takes no time', () => {
  const started = performance.now();
  readCv(`${'a@'.repeat(50_000)}\n${'+974 '.repeat(20_000)}\n${'Skills '.repeat(10_000)}`);
  readCv('x, '.repeat(30_000), titles);
  expect(performance.now() - started).toBeLessThan(1500);
});
