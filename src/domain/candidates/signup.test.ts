import { describe, expect, test } from 'vitest';
import { messageKeys } from '#support/message-keys.ts';
import { candidateSignupOn } from './signup.ts';

const today = () => '2026-11-21';
const signup = candidateSignupOn(today);
const person = {
  name: 'Layla Al-Marri',
  email: 'Layla@Example.com',
  password: 'a fine password',
  passwordCheck: 'a fine password',
  dial_code: '+974',
  phone: '55123456',
  nationality: 'Jordan',
  industry: 'Healthcare',
  current_position: 'Nurse',
  dob: '2008-11-21',
  gender: 'Female',
  skills: ['ICU'],
  djobs: 'Nurse, Head Nurse',
  terms: true,
  cv: 'upload-ticket',
};

describe('the signup', () => {
  test('accepts who is 18 today, without a video and without consents', () => {
    const parsed = signup.parse(person);
    expect(parsed).toMatchObject({ email: 'layla@example.com', djobs: ['Nurse', 'Head Nurse'], videocv: [] });
    expect([parsed.email_consent, parsed.whatsapp_consent, parsed.pool_consent]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('refuses who turns 18 tomorrow', () => {
    expect(messageKeys(signup.safeParse({ ...person, dob: '2008-11-22' }))).toEqual({
      dob: 'validation_age',
    });
  });

  test('names every missing field', () => {
    expect(messageKeys(signup.safeParse({}))).toEqual({
      name: 'validation_full_name_required',
      email: 'validation_email_required',
      password: 'validation_password_minimum',
      passwordCheck: 'validation_password_check_required',
      dial_code: 'validation_dial_code_required',
      phone: 'validation_phone_required',
      nationality: 'validation_nationality_required',
      industry: 'validation_industry_required',
      current_position: 'validation_current_position_required',
      dob: 'validation_birth_date_required',
      gender: 'validation_gender_required',
      skills: 'validation_skill_empty',
      djobs: 'validation_desired_jobs_empty',
      terms: 'validation_terms_required',
      cv: 'validation_cv_required',
    });
  });

  test.each([
    [{ current_position: 'x'.repeat(100) }, { current_position: 'validation_current_position_maximum' }],
    [{ passwordCheck: 'another' }, { passwordCheck: 'validation_password_mismatch' }],
    [{ phone: '1234' }, { phone: 'validation_phone_required' }],
    [{ terms: false }, { terms: 'validation_terms_required' }],
    [{ videocv: ['a', 'b'] }, { videocv: 'validation_videos_required' }],
    [{ djobs: ['a', 'b', 'c', 'd'] }, { djobs: 'validation_desired_jobs_maximum' }],
    [{ skills: [] }, { skills: 'validation_skill_empty' }],
    [{ password: 'short', passwordCheck: 'short' }, { password: 'validation_password_minimum' }],
  ])('refuses %j', (change, expected) =>
    expect(messageKeys(signup.safeParse({ ...person, ...change }))).toEqual(expected),
  );

  test('accepts a position of 99 characters and three videos', () => {
    const change = { current_position: 'x'.repeat(99), videocv: ['a', 'b', 'c'] };
    expect(signup.safeParse({ ...person, ...change }).success).toBe(true);
  });

  test('W6: role and rights in the payload are dropped', () => {
    const parsed = signup.parse({ ...person, type: 2, user_type: 2, status: 1 });
    expect(Object.keys(parsed)).not.toEqual(expect.arrayContaining(['type']));
  });
});
