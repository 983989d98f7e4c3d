import { expect, test } from 'vitest';
import type { z } from 'zod';
import { educationEntry } from '#domain/candidates/education.ts';
import { experienceEntry } from '#domain/candidates/experience.ts';
import { candidateSignup } from '#domain/candidates/signup.ts';
import { companyRegistration, registrationPersonal } from '#domain/companies/registration.ts';
import { invitationAcceptance } from '#domain/companies/team.ts';
import { passwordReset } from '#domain/identity/accounts.ts';
import { jobOpening } from '#domain/job-openings/saved-opening.ts';
import { messageKeysByField } from './validation.ts';

function problems(schema: z.ZodType, value: unknown): Record<string, string> {
  const keys = messageKeysByField(schema.safeParse(value).error?.issues ?? []);
  return Object.fromEntries(Object.entries(keys).map(([field, found]) => [field, found[0]?.key ?? '']));
}

const differing = { password: 'a long password', passwordCheck: 'another password' };
const noPhone = { dial_code: '+974', phone: '12' };

test('a rule over two fields does not wait for the fields that are required', () => {
  expect(problems(candidateSignup, { ...differing, ...noPhone })).toMatchObject({
    name: expect.any(String),
    email: expect.any(String),
    passwordCheck: 'validation_password_mismatch',
    phone: 'validation_phone_required',
  });
  expect(problems(companyRegistration, { data: { ...differing, ...noPhone }, extra_data: {} })).toMatchObject(
    {
      'data.name': expect.any(String),
      'data.passwordCheck': 'validation_password_mismatch',
      'data.phone': 'validation_phone_required',
      'extra_data.company_name': expect.any(String),
    },
  );
  const backwards = { salary_start: 9000, salary_end: 8000, experience_start: '5', experience_end: '2' };
  expect(problems(jobOpening, backwards)).toMatchObject({
    title: 'validation_job_title_required',
    salary_end: 'validation_salary_order',
    experience_end: 'validation_experience_years_order',
  });
  expect(problems(educationEntry, { from_year: 2012, to_year: 2010 })).toMatchObject({
    institution_name: 'validation_required_fields',
    from_year: 'validation_start_year_order',
  });
});

test('an experience says all that is wrong with it at once', () => {
  const backwards = { from_month: 5, from_year: 2012, to_month: 3, to_year: 2010 };
  expect(problems(experienceEntry, backwards)).toMatchObject({
    company_name: 'validation_required_fields_all',
    from_year: 'validation_start_year_order',
  });
  expect(Object.keys(problems(experienceEntry, {})).sort()).toEqual([
    'company_name',
    'designation',
    'from_month',
    'from_year',
    'to_month',
    'to_year',
  ]);
});

test('a password that is too short, and its confirmation that differs, are said together', () => {
  const short = { password: 'seven-7', passwordCheck: 'something else' };
  const both = {
    password: expect.stringContaining('password_minimum'),
    passwordCheck: 'validation_password_mismatch',
  };
  for (const schema of [candidateSignup, passwordReset, invitationAcceptance, registrationPersonal])
    expect(problems(schema, short)).toMatchObject(both);
  expect(problems(passwordReset, { password: 'seven-7' })).toMatchObject({
    password: expect.any(String),
    passwordCheck: 'validation_password_check_required',
  });
});

test('an end that is missing or to come is said beside a start that is wrong, and the other way', () => {
  const nothing = { from_month: 99, to_month: 99 };
  expect(problems(experienceEntry, nothing)).toMatchObject({ to_year: 'validation_required_fields_all' });
  const ahead = { from_year: 2090, from_month: 1 };
  expect(problems(experienceEntry, ahead).from_month).toBe('validation_experience_start_future');
  const end = { to_year: 2090, to_month: 1 };
  expect(problems(experienceEntry, end).to_month).toBe('validation_experience_end_future');
});

test('it waits for its own fields, and for there being an object', () => {
  expect(problems(jobOpening, { salary_start: 9000, salary_end: 'eight' }).salary_end).toBe(
    'validation_number',
  );
  expect(Object.keys(problems(jobOpening, null))).toEqual(['']);
  expect(Object.keys(problems(experienceEntry, 'text'))).toEqual(['']);
});
