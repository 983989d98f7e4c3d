import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { candidateStatusKey, rejectionReasons, storedApplicationStatuses } from './applications.ts';
import { strengthWeights } from './candidates/strength.ts';
import { approvalStatuses } from './companies/approval.ts';
import { memberRoles } from './companies/members.ts';
import { registrationSteps } from './companies/registration.ts';
import { companyDocuments } from './companies.ts';
import { interviewStatuses, interviewTypes } from './interviews.ts';
import { answerTypes } from './job-openings/questions.ts';
import {
  coverLetterOptions,
  employmentTypes,
  experienceLevels,
  minimumEducations,
  openingStatuses,
  salaryTypes,
} from './job-openings.ts';
import { locales } from './locale.ts';
import { roles } from './people.ts';
import { courseNames } from './reference/course-names.ts';
import { drivingLicences } from './reference/driving-licences.ts';
import { employeeCounts } from './reference/employee-counts.ts';
import { fieldLabelKey } from './reference/field-labels.ts';
import { genders } from './reference/genders.ts';
import { industries } from './reference/industries.ts';
import { type ReferenceList, referenceKey } from './reference/keys.ts';
import { maritalStatuses } from './reference/marital-statuses.ts';
import { months } from './reference/months.ts';
import { noticePeriods } from './reference/notice-periods.ts';
import { proficiencies } from './reference/proficiency.ts';
import { visaOptions } from './reference/visa-options.ts';

const values: Partial<Record<ReferenceList, readonly (string | number)[]>> = {
  visa: visaOptions,
  proficiency: proficiencies,
  course: courseNames,
  month: [...months, 13],
  gender: genders,
  marital_status: maritalStatuses,
  industry: industries,
  driving_licence: drivingLicences,
  notice_period: noticePeriods,
  employees: employeeCounts,
  salary_type: salaryTypes,
  experience_level: experienceLevels,
  education: minimumEducations,
  employment_type: employmentTypes,
  cover_letter: coverLetterOptions,
  answer_type: answerTypes,
  opening_status: openingStatuses,
  application_status: storedApplicationStatuses,
  application_standing: storedApplicationStatuses,
  approval_status: approvalStatuses,
  member_role: memberRoles,
  interview_type: interviewTypes,
  interview_status: interviewStatuses,
  company_document: companyDocuments,
  rejection_reason: rejectionReasons,
  registration_step: registrationSteps,
  role: roles,
  strength: Object.keys(strengthWeights),
};

function texts(locale: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`../locales/${locale}/${file}.json`, import.meta.url), 'utf8'));
}

function sources(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

test('every message of the rules has a text in every language', () => {
  const used = sources(new URL('./', import.meta.url)).flatMap(
    (source) => source.match(/'validation_\w+'/g) ?? [],
  );
  const keys = new Set(used.map((quoted) => quoted.slice(1, -1)).filter((key) => key !== 'validation_'));
  for (const locale of locales) {
    const known = texts(locale, 'validation');
    expect([...keys].filter((key) => !known[key])).toEqual([]);
  }
});

test('every value of every list has a label in every language', () => {
  const keys = Object.entries(values).flatMap(([list, entries]) =>
    entries.map((value) => referenceKey(list as ReferenceList, value)),
  );
  const standing = storedApplicationStatuses.map(candidateStatusKey);
  const labels = [fieldLabelKey('linkedin'), fieldLabelKey('passwordCheck')].map(String);
  for (const locale of locales) {
    const known = texts(locale, 'reference');
    expect([...keys, ...standing, ...labels].filter((key) => !known[key])).toEqual([]);
  }
  expect(fieldLabelKey('unheard_of')).toBeUndefined();
});

test('both languages use the same parameters', () => {
  for (const file of ['validation', 'reference']) {
    const [english, french] = [texts('en', file), texts('fr', file)];
    expect(Object.keys(english)).toEqual(Object.keys(french));
    const parameters = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();
    const unequal = Object.keys(english).filter(
      (key) => `${parameters(english[key])}` !== `${parameters(french[key])}`,
    );
    expect(unequal).toEqual([]);
  }
});
