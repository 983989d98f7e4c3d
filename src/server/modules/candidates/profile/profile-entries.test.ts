import { expect, test } from 'vitest';
import { aCandidate } from '#support/people.ts';
import { expectRule, type ProfileChange, type ProfileRule, saveProfile } from '#support/profile-rules.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const experience = {
  company_name: 'Gulf Builders',
  designation: 'Engineer',
  company_location: 'Doha',
  from_month: 1,
  from_year: 2020,
  to_month: 6,
  to_year: 2023,
};
const education = {
  institution_name: 'Qatar University',
  course_name: 'Bachelors degree',
  from_year: 2012,
  to_year: 2016,
};
const arabic = { name: 'Arabic', level: 'Native' };

const experiences = (change: ProfileChange) => ({ experiences: [{ ...experience, ...change }] });
const educations = (change: ProfileChange) => ({ educations: [{ ...education, ...change }] });
const languages = (...changes: ProfileChange[]) => ({
  languages: changes.map((change) => ({ ...arabic, ...change })),
});
const letters = (count: number) => 'x'.repeat(count);
const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);

const addThese = 'Please fill the required fields';
const editThese = 'Please fill all the required fields';

const lists: ProfileRule[] = [
  ...(
    [
      ['professional_skills', 50, "Skill can't be empty", 'You can add at most 50 skills'],
      ['desired_jobs', 3, "Desired Jobs can't be empty", 'You can add at most 3 desired jobs'],
    ] as const
  ).flatMap(([field, most, empty, tooMany]): ProfileRule[] => [
    [`${field} are not empty`, field, { [field]: ['R'] }, { [field]: [' '] }, empty],
    [
      `${field} stand once`,
      field,
      { [field]: ['Revit', 'Revit 2'] },
      { [field]: ['Revit', 'REVIT'] },
      'REVIT is added already!',
    ],
    [
      `${field} hold no comma`,
      field,
      { [field]: ['a;b'] },
      { [field]: ['a,b'] },
      'The character "," is not allowed',
    ],
    [
      `${field} of 100 each`,
      field,
      { [field]: [letters(100)] },
      { [field]: [letters(101)] },
      'Maximum 100 character',
    ],
    [`${most} ${field}`, field, { [field]: words(most) }, { [field]: words(most + 1) }, tooMany],
  ]),
  ['a language', 'languages.0.name', languages({}), languages({ name: '' }), 'Language required!'],
  ['a level', 'languages.0.level', languages({}), languages({ level: '' }), 'Level is required!'],
  [
    'a language once',
    'languages.1.name',
    languages({}, { name: 'French' }),
    languages({}, { name: 'ARABIC' }),
    'ARABIC is added already!',
  ],
];

const educationRules: ProfileRule[] = [
  ...['institution_name', 'course_name', 'from_year', 'to_year'].map(
    (field): ProfileRule => [
      `an education has ${field}`,
      `educations.0.${field}`,
      educations({}),
      educations({ [field]: '' }),
      addThese,
    ],
  ),
  [
    'an institution of 4',
    'educations.0.institution_name',
    educations({ institution_name: 'Abcd', other_course_name: '', description: '', educated_country: '' }),
    educations({ institution_name: 'Abc' }),
    'The field Institution should be minimum 4 characters',
  ],
  [
    'an institution of 2 capitals',
    'educations.0.institution_name',
    educations({ institution_name: 'QU' }),
    educations({ institution_name: 'Q' }),
    'The field Institution should be minimum 4 characters',
  ],
  [
    'a start before the end',
    'educations.0.from_year',
    educations({ from_year: 2016 }),
    educations({ from_year: 2017 }),
    'Start year cannot be greater than end year',
  ],
];

const experienceRules: ProfileRule[] = [
  ...['company_name', 'designation', 'from_month', 'from_year', 'to_month', 'to_year'].map(
    (field): ProfileRule => [
      `an experience has ${field}`,
      `experiences.0.${field}`,
      experiences({}),
      experiences({ [field]: '' }),
      editThese,
    ],
  ),
  [
    'an added experience has a location',
    'experiences.0.company_location',
    experiences({ description: '' }),
    { experiences: [{ ...experience, company_name: 'Lusail Works', company_location: '' }, experience] },
    addThese,
  ],
  ...(
    [
      ['company_name', 'Company name'],
      ['designation', 'Designation'],
      ['company_location', 'Company location'],
    ] as const
  ).map(
    ([field, label]): ProfileRule => [
      `${field} of 4`,
      `experiences.0.${field}`,
      experiences({ [field]: 'Abcd' }),
      experiences({ [field]: 'Abc' }),
      `The field ${label} should be minimum 4 characters`,
    ],
  ),
  [
    'a start month up to the end month of the same year',
    'experiences.0.from_month',
    experiences({ from_year: 2023, from_month: 6 }),
    experiences({ from_year: 2023, from_month: 7 }),
    'Start month cannot be greater than end month',
  ],
  [
    'a start in this month',
    'experiences.0.from_month',
    experiences({ from_year: 2026, from_month: 11, currently_working: true }),
    experiences({ from_year: 2026, from_month: 12, currently_working: true }),
    'Experience start date cannot be greater than today',
  ],
  [
    'an end in this month',
    'experiences.0.to_month',
    experiences({ to_year: 2026, to_month: 11 }),
    experiences({ to_year: 2026, to_month: 12 }),
    'Experience ending date cannot be greater than today',
  ],
];

test.each([...lists, ...educationRules, ...experienceRules])(
  'V1: the server alone accepts %s, and no step further',
  async (...rule) => {
    await expectRule(server(), rule);
  },
);

test('an edited experience may lose its location', async () => {
  const person = await aCandidate(server());
  await saveProfile(server(), person, { experiences: [experience] });
  expect((await saveProfile(server(), person, experiences({ company_location: '' }))).status).toBe(200);
});
