import { expect, test } from 'vitest';
import { readCv } from './reading.ts';

const day = '2026-11-22';
const nurse = `Maria Santos
Registered Nurse
maria.santos@example.com

LICENCES AND CERTIFICATIONS
• DHP Licence No. N-48213, valid until 05/2027
• QCHP License 2019 - 2024
• DataFlow report, DataFlow Group, March 2022
• Prometric examination (2021)
• SCFHS registration no: 17-RN-00212
• Basic Life Support, American Heart Association, exp. Jan 2028
• Advanced wound care, Al Noor Institute, 2020
• Sewing

EXPERIENCE
Staff Nurse, Hamad Hospital, Doha
Jan 2020 - Present
`;

const read = (text: string) => readCv(text, [], day).certificates;

test('the licences of a nurse are read with number, issuer and dates', () => {
  const found = read(nurse);
  expect(found.map(({ entry }) => entry)).toMatchObject([
    { kind: 'Licence', name: 'DHP Licence', number: 'N-48213', expires_month: 5, expires_year: 2027 },
    { kind: 'Licence', name: 'QCHP License', issued_year: 2019, expires_year: 2024 },
    { name: 'DataFlow report', issuer: 'DataFlow Group', issued_month: 3, issued_year: 2022 },
    { name: 'Prometric examination', issuer: 'Prometric', issued_year: 2021 },
    { kind: 'Registration', name: 'SCFHS registration', number: '17-RN-00212' },
    {
      name: 'Basic Life Support',
      issuer: 'American Heart Association',
      expires_month: 1,
      expires_year: 2028,
    },
    { kind: 'Certificate', name: 'Advanced wound care', issuer: 'Al Noor Institute', issued_year: 2020 },
    { name: 'Sewing', issuer: '' },
  ]);
  expect(found.map(({ isUnsure }) => isUnsure)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('papers on one line are several, and an issuer may stand on the line below', () => {
  const found = read(`Jad Khoury
Project Manager

Certifications
PMP, NEBOSH IGC, OSHA 30
AWS Certified Developer
Amazon Web Services · Issued Jan 2021
Credential ID AB-12345

Education
BSc Civil Engineering, Beirut University, 2010 - 2014
`);
  expect(
    found.map(({ entry: { name, issuer, number, issued_month } }) => [name, issuer, number, issued_month]),
  ).toEqual([
    ['PMP', 'Project Management Institute', '', null],
    ['NEBOSH IGC', 'NEBOSH', '', null],
    ['OSHA 30', 'OSHA', '', null],
    ['AWS Certified Developer', 'Amazon Web Services', 'AB-12345', 1],
  ]);
});

test('a licence that another part names is proposed, and never sure', () => {
  const found = read(`Maria Santos
Registered Nurse, QCHP licensed
maria.santos@example.com

Skills
Patient care, PMP
`);
  expect(found).toMatchObject([{ entry: { name: 'QCHP licence' }, isUnsure: true }]);
});

test('a word that begins like an expiry is none', () => {
  const found = read('Ali Hassan\n\nCertificates\nComputer System Validation, ISPE, 2021\n');
  expect(found).toMatchObject([
    { entry: { name: 'Computer System Validation', issuer: 'ISPE', issued_year: 2021, expires_year: null } },
  ]);
});

test('what cannot be is left out: a paper of a year to come is one that is valid until then', () => {
  expect(read('Ali Hassan\n\nCertificates\nDHA licence 2029\nhttps://example.com/me')).toMatchObject([
    { entry: { name: 'DHA licence', issued_year: null, expires_year: 2029 } },
  ]);
});
