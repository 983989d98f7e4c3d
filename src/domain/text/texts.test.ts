import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { candidateStatusKey, storedApplicationStatuses } from '#domain/applications/applications.ts';
import { strengthWeights } from '#domain/candidates/strength.ts';
import { companyStatuses } from '#domain/companies/approval.ts';
import { companyDocuments } from '#domain/companies/companies.ts';
import { registrationSteps } from '#domain/companies/registration.ts';
import { rejectionReasons } from '#domain/companies/rejection-reasons.ts';
import { memberRoles } from '#domain/companies/roles.ts';
import { roles } from '#domain/identity/people.ts';
import { interviewStatuses, interviewTypes } from '#domain/interviews/interviews.ts';
import {
  coverLetterOptions,
  employmentTypes,
  experienceLevels,
  minimumEducations,
  openingStatuses,
  salaryTypes,
} from '#domain/job-openings/job-openings.ts';
import { answerTypes } from '#domain/job-openings/questions.ts';
import { locales } from '#domain/locale.ts';
import { defaultCurrency } from '#domain/plans.ts';
import { courseNames } from '#domain/reference/course-names.ts';
import { drivingLicences } from '#domain/reference/driving-licences.ts';
import { employeeCounts } from '#domain/reference/employee-counts.ts';
import { fieldLabelKey } from '#domain/reference/field-labels.ts';
import { genders } from '#domain/reference/genders.ts';
import { industries } from '#domain/reference/industries.ts';
import { type ReferenceList, referenceKey } from '#domain/reference/keys.ts';
import { maritalStatuses } from '#domain/reference/marital-statuses.ts';
import { noticePeriods } from '#domain/reference/notice-periods.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { visaOptions } from '#domain/reference/visa-options.ts';

const values: Partial<Record<ReferenceList, readonly (string | number)[]>> = {
  visa: visaOptions,
  proficiency: proficiencies,
  course: courseNames,
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
  approval_status: companyStatuses,
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
  return JSON.parse(readFileSync(new URL(`../../locales/${locale}/${file}.json`, import.meta.url), 'utf8'));
}

function sources(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

test('every message of the rules has a text in every language', () => {
  const used = sources(new URL('../', import.meta.url)).flatMap(
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

test('a text names the currency in every language or in none', () => {
  const files = readdirSync(new URL('../../locales/en/', import.meta.url)).map((name) =>
    name.replace('.json', ''),
  );
  const naming = (locale: string) =>
    files.flatMap((file) =>
      Object.entries(texts(locale, file)).flatMap(([key, text]) =>
        [defaultCurrency, 'ر.ق.'].some((currency) => JSON.stringify(text).includes(currency)) ? [key] : [],
      ),
    );
  for (const locale of locales)
    expect([locale, naming(locale).toSorted()]).toEqual([locale, naming('en').toSorted()]);
});

test.each(locales)('each size of a company in %s begins where the one before it ends', (locale) => {
  const reference = texts(locale, 'reference');
  const bounds = employeeCounts.map((size) =>
    [
      ...(reference[referenceKey('employees', size)] ?? '')
        .replaceAll(/(?<=\d)[\s,.](?=\d)/g, '')
        .matchAll(/\d+/g),
    ].map(Number),
  );
  const last = bounds.pop();
  for (const [place, [from]] of bounds.entries()) expect(from).toBe((bounds[place - 1]?.[1] ?? 0) + 1);
  expect(last).toEqual([bounds.at(-1)?.[1]]);
});

test('no message that is written for companies asks for identity papers, which nobody needs before an offer', () => {
  for (const locale of locales) {
    const texts: Record<string, unknown> = JSON.parse(
      readFileSync(`src/locales/${locale}/messages.json`, 'utf8'),
    );
    const starters = Object.entries(texts).filter(([key]) => key.startsWith('messages_starter_'));
    expect(starters.length).toBeGreaterThan(5);
    expect(starters.filter(([, text]) => /passport|passeport|جواز|QID|\bID\b/i.test(String(text)))).toEqual(
      [],
    );
  }
});
