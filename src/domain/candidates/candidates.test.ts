import { describe, expect, test } from 'vitest';
import { messageKeysByField } from '../validation.ts';
import { addedWithoutLocation } from './added-experiences.ts';
import { educationEntry } from './education.ts';
import { eligibilityMatch } from './eligibility.ts';
import { experienceEntryOn } from './experience.ts';
import { monthsOfTotal, totalExperience } from './experience-dates.ts';
import { languages } from './languages.ts';
import { candidateUpdateOn } from './profile.ts';
import { candidateSignupOn } from './signup.ts';
import { printedProgress, profileStrength, strengthWeights } from './strength.ts';
import { professionalSkills, requiredDesiredJobs, requiredSkills } from './tag-lists.ts';
import { desiredJobProblem, skillProblem } from './tags.ts';

const today = () => '2026-11-21';

interface Result {
  success: boolean;
  error?: { issues: readonly unknown[] };
}

function keys(result: Result) {
  const fields = messageKeysByField((result.error?.issues ?? []) as Parameters<typeof messageKeysByField>[0]);
  return Object.fromEntries(Object.entries(fields).map(([field, found]) => [field, found[0]?.key]));
}

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
    expect(keys(signup.safeParse({ ...person, dob: '2008-11-22' }))).toEqual({ dob: 'validation_age' });
  });

  test('names every missing field', () => {
    expect(keys(signup.safeParse({}))).toEqual({
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
    [{ phone: '1234' }, { phone: 'validation_phone_invalid' }],
    [{ terms: false }, { terms: 'validation_terms_required' }],
    [{ videocv: ['a', 'b'] }, { videocv: 'validation_videos_required' }],
    [{ djobs: ['a', 'b', 'c', 'd'] }, { djobs: 'validation_desired_jobs_maximum' }],
    [{ skills: [] }, { skills: 'validation_skill_empty' }],
    [{ password: 'short', passwordCheck: 'short' }, { password: 'validation_password_minimum' }],
  ])('refuses %j', (change, expected) =>
    expect(keys(signup.safeParse({ ...person, ...change }))).toEqual(expected),
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

describe('skills and desired jobs', () => {
  test('are not empty, not double and hold no comma', () => {
    expect(skillProblem(' ', [])?.key).toBe('validation_skill_empty');
    expect(skillProblem('a,b', [])?.key).toBe('validation_comma');
    expect(skillProblem('revit', ['Revit'])).toEqual({ key: 'validation_duplicate', params: { x: 'revit' } });
    expect(desiredJobProblem('', [])?.key).toBe('validation_desired_jobs_empty');
  });

  test('50 skills fit, 51 do not; 3 desired jobs fit, 4 do not', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `skill ${index}`);
    expect([50, 51].map((count) => requiredSkills.safeParse(many(count)).success)).toEqual([true, false]);
    expect([3, 4].map((count) => requiredDesiredJobs.safeParse(many(count)).success)).toEqual([true, false]);
  });

  test('are read from comma-separated text and may be emptied in the profile', () => {
    expect(professionalSkills.parse('ETABS, Revit,  SAFE ,')).toEqual(['ETABS', 'Revit', 'SAFE']);
    expect(professionalSkills.parse('')).toEqual([]);
  });
});

test('languages need name and level, and stand once', () => {
  const arabic = { name: 'Arabic', level: 'Native' };
  expect(keys(languages.safeParse([{}]))).toEqual({
    '0.name': 'validation_language_required',
    '0.level': 'validation_level_required',
  });
  expect(keys(languages.safeParse([arabic, { ...arabic, name: 'arabic' }]))).toEqual({
    '1.name': 'validation_language_duplicate',
  });
});

describe('an education', () => {
  const entry = {
    institution_name: 'Amman University',
    course_name: 'Masters degree',
    from_year: '2016',
    to_year: 2020,
  };

  test('takes years as text or number', () => {
    expect(educationEntry.parse(entry)).toMatchObject({ from_year: 2016, to_year: 2020 });
  });

  test('asks for institution, course and years', () => {
    expect(keys(educationEntry.safeParse({ from_year: '' }))).toEqual({
      institution_name: 'validation_required_fields',
      course_name: 'validation_required_fields',
      from_year: 'validation_required_fields',
      to_year: 'validation_required_fields',
    });
  });

  test('has an institution of at least 4 characters, or 2 in capitals', () => {
    const named = (institution_name: string) => educationEntry.safeParse({ ...entry, institution_name });
    expect(['abcd', 'MIT', 'QU', 'abc', 'Q', 'Qu'].map((name) => named(name).success)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(keys(named('abc'))).toEqual({ institution_name: 'validation_field_minimum' });
  });

  test('does not end before it starts', () => {
    expect(keys(educationEntry.safeParse({ ...entry, to_year: 2015 }))).toEqual({
      from_year: 'validation_start_year_order',
    });
  });
});

describe('an experience', () => {
  const schema = experienceEntryOn(today);
  const entry = {
    company_name: 'Rayyan Care',
    designation: 'Nurse',
    from_month: 3,
    from_year: 2023,
    to_month: '11',
    to_year: '2026',
  };

  test('ends this month at the latest', () => {
    expect(schema.safeParse(entry).success).toBe(true);
    expect(keys(schema.safeParse({ ...entry, to_month: 12 }))).toEqual({
      to_month: 'validation_experience_end_future',
    });
  });

  test('starts this month at the latest', () => {
    const current = { ...entry, currently_working: true, from_year: 2026 };
    expect(schema.safeParse({ ...current, from_month: 11 }).success).toBe(true);
    expect(keys(schema.safeParse({ ...current, from_month: 12 }))).toEqual({
      from_month: 'validation_experience_start_future',
    });
  });

  test('does not end before it starts', () => {
    const same = { ...entry, from_year: 2025, to_year: 2025, from_month: 6 };
    expect(schema.safeParse({ ...same, to_month: 6 }).success).toBe(true);
    expect(keys(schema.safeParse({ ...same, to_month: 5 }))).toEqual({
      from_month: 'validation_start_month_order',
    });
    expect(keys(schema.safeParse({ ...same, to_year: 2024 }))).toEqual({
      from_year: 'validation_start_year_order',
    });
  });

  test.each([
    { currently_working: true },
    { to_month: 13 },
    { to_year: 'Present' },
    { currently_working: 1 },
  ])('is current with %j: month 13, year Present', (change) => {
    const parsed = schema.parse({ ...entry, ...change });
    expect(parsed).toMatchObject({ currently_working: true, to_month: 13, to_year: 'Present' });
  });

  test('needs designation, company and four dates', () => {
    expect(keys(schema.safeParse({}))).toEqual({
      company_name: 'validation_required_fields_all',
      designation: 'validation_required_fields_all',
      from_month: 'validation_required_fields_all',
      from_year: 'validation_required_fields_all',
    });
    expect(keys(schema.safeParse({ ...entry, to_month: '', to_year: '' }))).toEqual({
      to_month: 'validation_required_fields_all',
      to_year: 'validation_required_fields_all',
    });
  });

  test('added, needs the location too', () => {
    expect(keys(experienceEntryOn(today, 'add').safeParse(entry))).toEqual({
      company_location: 'validation_required_fields',
    });
    expect(schema.safeParse({ ...entry, company_location: '' }).success).toBe(true);
    expect(schema.safeParse({ ...entry, company_location: 'UAE', designation: 'CEO' }).success).toBe(true);
  });
});

describe('an experience without location', () => {
  const schema = experienceEntryOn(today);
  const entry = (company_name: string, company_location: string | null = '') =>
    schema.parse({
      company_name,
      designation: 'Nurse',
      company_location,
      from_month: 3,
      from_year: 2023,
      currently_working: true,
    });
  const [one, two] = [entry('Rayyan Care'), entry('Lusail Care')];

  test('is refused when it is added, wherever it stands in the list', () => {
    expect(addedWithoutLocation([one], [])).toEqual([0]);
    expect(addedWithoutLocation([one, two], [one])).toEqual([1]);
    expect(addedWithoutLocation([two, one], [one])).toEqual([0]);
    expect(addedWithoutLocation([one, one], [one])).toEqual([1]);
    expect(addedWithoutLocation([entry('Rayyan Care', 'Doha')], [])).toEqual([]);
  });

  test('stays when it is edited, moved, or was there', () => {
    expect(addedWithoutLocation([two], [one])).toEqual([]);
    expect(addedWithoutLocation([two, one], [one, two])).toEqual([]);
    expect(addedWithoutLocation([entry('Rayyan Care', null)], [one])).toEqual([]);
    expect(addedWithoutLocation([one], [entry('Rayyan Care', 'Doha')])).toEqual([]);
  });
});

describe('total experience', () => {
  const period = (from_month: number, from_year: number, to_month: number, to_year: number | 'Present') => ({
    from_month,
    from_year,
    to_month,
    to_year,
  });

  test('counts first and last month, as years.months', () => {
    expect(totalExperience([period(1, 2020, 12, 2020)], today())).toBe('1.0');
    expect(totalExperience([period(12, 2025, 13, 'Present')], today())).toBe('1.0');
    expect(totalExperience([period(1, 2020, 11, 2023)], today())).toBe('3.11');
    expect(totalExperience([], today())).toBe('0.0');
  });

  test('counts months of two jobs at a time once', () => {
    expect(totalExperience([period(1, 2020, 12, 2020), period(7, 2020, 6, 2021)], today())).toBe('1.6');
  });

  test('is read back in months', () => {
    expect([monthsOfTotal('3.11'), monthsOfTotal('2'), monthsOfTotal(''), monthsOfTotal(null)]).toEqual([
      47, 24, 0, 0,
    ]);
  });
});

describe('the profile update', () => {
  const update = candidateUpdateOn(today);

  test('takes 300 characters of summary and not 301', () => {
    expect([300, 301].map((length) => update.safeParse({ description: 'é'.repeat(length) }).success)).toEqual(
      [true, false],
    );
  });

  test('keeps what is not sent untouched and drops what the server decides', () => {
    expect(update.parse({ profile_strength: 100, user_id: 'x', total_experience: '99.0' })).toEqual({});
  });

  test('name, email and phone stay filled; links may be empty', () => {
    expect(Object.keys(keys(update.safeParse({ name: '', email: '', phone: '' })))).toEqual([
      'name',
      'email',
      'phone',
    ]);
    expect(update.safeParse({ linkedin: '', website: null, gender: '', date_of_birth: '' }).success).toBe(
      true,
    );
    expect(keys(update.safeParse({ linkedin: 'linkedin.com/in/x' }))).toEqual({
      linkedin: 'validation_url_invalid',
    });
  });
});

describe('profile strength', () => {
  const full = Object.fromEntries(Object.keys(strengthWeights).map((field) => [field, 'x']));

  test('is 100 when everything is there', () => {
    expect(Object.values(strengthWeights).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
    const strength = profileStrength({ ...full, video_cv: ['1', '2', '3'] });
    expect(strength).toMatchObject({ total: 100, nextBestStep: undefined });
  });

  test.each([
    ['video_cv', 15, ['1', '2', '3']],
    ['cv', 10],
    ['name', 5],
    ['email', 5],
    ['avatar', 5],
    ['educations', 18, [{}]],
    ['experiences', 18, [{}]],
    ['dial_code', 2],
    ['phone', 3],
    ['nationality', 3],
    ['residence_country', 2],
    ['marital_status', 1],
    ['date_of_birth', 3],
    ['gender', 2],
    ['expected_salary', 1, 0],
    ['linkedin', 1],
    ['current_company', 1],
    ['description', 1],
    ['professional_skills', 2, ['Revit']],
    ['languages', 2, [{}]],
    ['email_verified_at', 0],
  ] as const)('%s alone is %i, and without it so much is missing', (field, weight, value: unknown = 'x') => {
    const all = { ...full, video_cv: ['1', '2', '3'] };
    expect(profileStrength({ [field]: value }).total).toBe(weight);
    expect(profileStrength({ ...all, [field]: null }).total).toBe(100 - weight);
    expect(profileStrength({ ...all, [field]: '' }).total).toBe(100 - weight);
  });

  test('counts the video introduction with all three videos', () => {
    const strength = profileStrength({ ...full, video_cv: ['1', '2'] });
    expect(strength.total).toBe(85);
    expect(strength.nextBestStep).toMatchObject({ field: 'video_cv', weight: 15 });
  });

  test('is 0 for nothing, and education or experience is the best next step', () => {
    expect(profileStrength({ educations: [], name: ' ', cv: null })).toMatchObject({ total: 0 });
    expect(profileStrength({}).nextBestStep?.field).toBe('educations');
  });

  test('printed, weighs education and experience 50 each and ends at 100', () => {
    expect(printedProgress({ educations: [1] })).toBe(50);
    expect(printedProgress({ educations: [1], name: 'A' })).toBe(55);
    expect(printedProgress({ ...full, video_cv: [] })).toBe(100);
  });
});

describe('eligibility', () => {
  const opening = {
    eligibility: {
      visa_options: ['Residency Visa' as const],
      transferable: true,
      in_country: true,
      notice_period: 60,
      languages: [{ name: 'English', level: 'Expert' as const }],
      driving_licences: ['Light vehicle' as const],
    },
    experience_start: 5,
    minimum_education: 'bachelor' as const,
  };
  const candidate = {
    visa_option: 'Residency Visa (Transferable)' as const,
    in_country: true,
    notice_period: 30,
    languages: [{ name: 'english', level: 'Native' }],
    driving_licences: ['Light vehicle'],
    total_experience: '5.0',
    educations: [{ course_name: 'Bachelors degree' }],
  };

  test('is met in every point', () => {
    expect(eligibilityMatch(opening, candidate)).toMatchObject({ met: 8, total: 8 });
  });

  test.each([
    ['visa_options', { visa_option: 'Visit Visa' as const }],
    ['transferable', { visa_option: 'Residency Visa (Non-Transferable)' as const }],
    ['in_country', { in_country: false }],
    ['notice_period', { notice_period: 61 }],
    ['language', { languages: [{ name: 'English', level: 'Moderate Proficiency' }] }],
    ['driving_licence', { driving_licences: ['Bus'] }],
    ['experience', { total_experience: '4.11' }],
    ['education', { educations: [{ course_name: 'Diploma' }] }],
  ])('%s can be missing', (kind, change) => {
    const { requirements } = eligibilityMatch(opening, { ...candidate, ...change });
    expect(requirements.filter(({ isMet }) => !isMet).map((result) => result.kind)).toContain(kind);
  });

  test('an empty profile meets nothing, and says that it is silent', () => {
    const match = eligibilityMatch(opening, {});
    expect(match).toMatchObject({ met: 0, total: 8 });
    expect(match.requirements.every(({ isUnknown }) => isUnknown)).toBe(true);
  });

  test('an opening that asks nothing has no points', () => {
    expect(eligibilityMatch({ minimum_education: 'none', experience_start: 0 }, {})).toMatchObject({
      total: 0,
    });
  });
});
