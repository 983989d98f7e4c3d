import { expect, test } from 'vitest';
import { readCv } from './reading.ts';

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
  expect(readCv(text, titles)).toMatchObject({
    name: 'Omar Al-Farouk',
    residence_country: 'Qatar',
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

test('jobs, studies, languages and the person become entries that can be saved', () => {
  const read = readCv(
    `Amina Al-Kuwari
Civil Engineer
Work Experience
Senior Civil Engineer\tJan 2019 – Present
Gulf Builders W.L.L., Doha, Qatar
• Led a team of 12 on the Lusail towers
and the car park below.
Site Engineer\t03/2014 - 12/2018
Amman Contracting Co., Amman, Jordan
Education
BSc in Civil Engineering\t2010 – 2014
University of Jordan, Amman
Languages
Arabic (native), English – fluent, Hindi
Personal Details
Nationality: Jordanian | Date of birth: 17 May 1991
Marital status\tMarried
Visa status: Transferable work visa
Notice period: 1 month`,
    titles,
    '2026-11-22',
  );
  expect(read).toMatchObject({
    nationality: 'Jordan',
    date_of_birth: '1991-05-17',
    marital_status: 'Married',
    visa_option: 'Residency Visa (Transferable)',
    notice_period: 30,
    current_company: 'Gulf Builders W.L.L.',
  });
  expect(read.experiences.map(({ entry }) => entry)).toEqual([
    {
      designation: 'Senior Civil Engineer',
      company_name: 'Gulf Builders W.L.L.',
      company_location: 'Doha, Qatar',
      from_year: 2019,
      from_month: 1,
      currently_working: true,
      to_year: 'Present',
      to_month: 13,
      description: 'Led a team of 12 on the Lusail towers and the car park below.',
    },
    {
      designation: 'Site Engineer',
      company_name: 'Amman Contracting Co.',
      company_location: 'Amman, Jordan',
      from_year: 2014,
      from_month: 3,
      currently_working: false,
      to_year: 2018,
      to_month: 12,
      description: '',
    },
  ]);
  expect(read.educations.map(({ entry }) => entry)).toMatchObject([
    {
      institution_name: 'University of Jordan',
      course_name: 'Bachelors degree',
      from_year: 2010,
      to_year: 2014,
      educated_country: 'Jordan',
    },
  ]);
  expect(read.languages).toEqual([
    { entry: { name: 'Arabic', level: 'Native' }, isAssumed: false },
    { entry: { name: 'English', level: 'Expert' }, isAssumed: false },
    { entry: { name: 'Hindi', level: 'Moderate Proficiency' }, isAssumed: true },
  ]);
});

test('what the CV leaves out is assumed and said so, or left for the person to fill in', () => {
  const read = readCv(
    'Experience\nNurse, Green Clinic (2015 - 2018)\nEducation\nMaster of Nursing, Doha College, 2014',
  );
  expect(read.experiences).toMatchObject([
    { entry: { from_month: 1, to_month: 12, company_location: '' }, isAssumed: true },
  ]);
  expect(read.educations).toMatchObject([{ entry: { from_year: 2012, to_year: 2014 }, isAssumed: true }]);
});

test('a name below a column at the side is found, and ends that column', () => {
  const read = readCv(`Contact
leila.haddad@example.com
Doha, Qatar
Skills
ETABS
Leila Haddad
Structural Engineer
Profile
Eleven years on towers, stations and bridges in Qatar.`);
  expect(read).toMatchObject({
    name: 'Leila Haddad',
    current_position: 'Structural Engineer',
    skills: ['ETABS'],
    description: 'Eleven years on towers, stations and bridges in Qatar.',
  });
});

test('nobody under age is born, and a language behind its heading ends at the next label', () => {
  const read = readCv('Languages: English (fluent)\nNationality: Filipino\nDate of birth: 01/02/2015');
  expect(read.languages.map(({ entry }) => entry.name)).toEqual(['English']);
  expect(read).toMatchObject({ nationality: 'Philippines', date_of_birth: undefined });
});

test('D4: a hostile text takes no time', () => {
  const started = performance.now();
  readCv(`${'a@'.repeat(50_000)}\n${'+974 '.repeat(20_000)}\n${'Skills '.repeat(10_000)}`);
  readCv('x, '.repeat(30_000), titles);
  readCv('a@\n'.repeat(30_000));
  readCv(`Experience\n${'2019 - 2020 Engineer, Company\n'.repeat(2000)}`, titles);
  expect(performance.now() - started).toBeLessThan(4000);
});

test('what was done names no place and no employer, and its points stay apart', () => {
  const read = readCv(
    `Sami Ben Youssef, PMP
Ingénieur civil
Nationalité tunisienne
Expérience professionnelle
Ingénieur travaux\tjanv. 2019 – aujourd'hui
Bâtir SA, Sfax, Tunisie
Chantier de logements (42 M TND, Tunis)
Encadrement de 30 ouvriers
Réduction de 12 % des coûts
Langues
Arabe (langue maternelle), Anglais professionnel (B2), Français (C1)`,
    [],
    '2026-11-22',
  );
  expect(read.name).toBe('Sami Ben Youssef');
  expect(read.nationality).toBe('Tunisia');
  expect(read.experiences.map(({ entry }) => entry)).toMatchObject([
    {
      designation: 'Ingénieur travaux',
      company_name: 'Bâtir SA',
      company_location: 'Sfax, Tunisie',
      description:
        'Chantier de logements (42 M TND, Tunis)\nEncadrement de 30 ouvriers\nRéduction de 12 % des coûts',
    },
  ]);
  expect(read.languages.map(({ entry }) => [entry.name, entry.level])).toEqual([
    ['Arabic', 'Native'],
    ['English', 'Moderate Proficiency'],
    ['French', 'Expert'],
  ]);
});

test('an Arabic CV says each language with its level, on lines of their own or in a row', () => {
  for (const languages of [
    'العربية: اللغة الأم\nالإنجليزية: متقدم',
    'العربية (اللغة الأم)، الإنجليزية (متقدم)',
  ])
    expect(readCv(`محمد الزعبي\nمهندس مدني\nاللغات\n${languages}`).languages).toEqual([
      { entry: { name: 'Arabic', level: 'Native' }, isAssumed: false },
      { entry: { name: 'English', level: 'Expert' }, isAssumed: false },
    ]);
});

test('where dates stand without jobs nothing of the list is sure', () => {
  const read = readCv(
    `Maria Dela Cruz
Experience
Jan 2022 – Present
Mar 2019 – Dec 2021
Staff Nurse
Makati General Hospital, Manila, Philippines`,
    ['Staff Nurse'],
    '2026-11-22',
  );
  expect(read.experiences.every(({ isUnsure }) => isUnsure)).toBe(true);
});

test.each([
  ['Eng. Mohammed Al-Kaabi', 'Mohammed Al-Kaabi'],
  ['Maria Luisa Dela Cruz, RN', 'Maria Luisa Dela Cruz'],
  ['SARA HADDAD, BSN, RN', 'Sara Haddad'],
  ['Omar Farouk PMP', 'Omar Farouk'],
])('the name of “%s” is %s', (line, name) => {
  expect(readCv(`${line}\nCivil Engineer`).name).toBe(name);
});

test('a place that is written with its marks is that place', () => {
  const read = readCv('محمد الزعبي\nالخبرة\nمهندس موقع\tيناير 2018 – حتى الآن\nشركة النور للمقاولات، عمّان');
  expect(read.experiences.map(({ entry }) => entry)).toMatchObject([
    { company_name: 'شركة النور للمقاولات', company_location: expect.stringContaining('عمّان') },
  ]);
});

test('a period in Arabic words leaves none of them in the title beside it', () => {
  const read = readCv('محمد الزعبي\nالخبرة\nمهندس موقع\tمن 2014 إلى 2016\nشركة النور للمقاولات، عمّان');
  expect(read.experiences.map(({ entry }) => entry)).toMatchObject([
    { designation: 'مهندس موقع', from_year: 2014, to_year: 2016 },
  ]);
});

test('an address that a narrow column breaks within a word is left out: its half leads to somebody else', () => {
  const linkedinOf = (...lines: string[]) =>
    readCv(`Khalid Al-Thani\nProject Manager\n${lines.join('\n')}\nSkills\nContracts`, [], '2026-11-22')
      .linkedin;
  expect(linkedinOf('linkedin.com/in/khali', 'drashid')).toBeUndefined();
  expect(linkedinOf('linkedin.com/in/khalidrashid')).toBe('https://linkedin.com/in/khalidrashid');
  expect(linkedinOf('linkedin.com/in/khalidrashid', 'Lusail, Qatar')).toBe(
    'https://linkedin.com/in/khalidrashid',
  );
});
