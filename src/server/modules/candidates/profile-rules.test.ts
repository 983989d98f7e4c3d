import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aCandidate, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

type Body = Record<string, unknown>;
/** What the rule says, where, the last value that is accepted, the first that is refused, and the message. */
type Rule = [name: string, field: string, accepted: Body, refused: Body, message: string];

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

const experiences = (change: Body) => ({ experiences: [{ ...experience, ...change }] });
const educations = (change: Body) => ({ educations: [{ ...education, ...change }] });
const languages = (...changes: Body[]) => ({
  languages: changes.map((change) => ({ ...arabic, ...change })),
});
const letters = (count: number) => 'x'.repeat(count);
const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);
const address = (length: number) => `https://example.com/${letters(length - 20)}`;
const email = (length: number) => `${letters(length - 191)}@${letters(61)}.${letters(61)}.${letters(62)}.com`;

const addThese = 'Please fill the required fields';
const editThese = 'Please fill all the required fields';
const invalidPhone = (code: string) => `Phone Number is required: enter one that is valid for ${code}`;

const cards: Rule[] = [
  [
    'a summary of 300',
    'description',
    { description: letters(300) },
    { description: letters(301) },
    'Maximum 300 character',
  ],
  ['a headline of 255', 'title', { title: letters(255) }, { title: letters(256) }, 'Maximum 255 character'],
  ...(
    [
      ['website', 'Website'],
      ['linkedin', 'LinkedIn'],
      ['facebook', 'Facebook'],
      ['twitter', 'Twitter'],
      ['instagram', 'Instagram'],
    ] as const
  ).flatMap(([field, label]): Rule[] => {
    const message = `URL is invalid for ${label}`;
    return [
      [`${field} is empty or http`, field, { [field]: '' }, { [field]: 'x' }, message],
      [
        `${field} begins with http or https`,
        field,
        { [field]: 'http://example.com' },
        { [field]: 'example.com' },
        message,
      ],
      [`${field} has 2,048`, field, { [field]: address(2048) }, { [field]: address(2049) }, message],
    ];
  }),
  ['a name', 'name', { name: 'Li' }, { name: '' }, 'Full name is required'],
  [
    'a name of two letters',
    'name',
    { name: "O'Li, Jr." },
    { name: 'L' },
    'Please enter your valid full name',
  ],
  ['a name of letters', 'name', { name: 'Al-Li' }, { name: 'Li 2' }, 'Please enter your valid full name'],
  ['a name of 255', 'name', { name: letters(255) }, { name: letters(256) }, 'Maximum 255 character'],
  ['a phone', 'phone', { phone: '55123456' }, { phone: '' }, 'Phone Number is required'],
  [
    'a phone of 5 digits',
    'phone',
    { dial_code: '+677', phone: '20123' },
    { dial_code: '+677', phone: '2012' },
    invalidPhone('+677'),
  ],
  [
    'a phone of 9 digits',
    'phone',
    { dial_code: '+971', phone: '501234567' },
    { dial_code: '+971', phone: '5012345678' },
    invalidPhone('+971'),
  ],
  [
    'a phone alone is one of the stored dial code',
    'phone',
    { phone: '33123456' },
    { phone: '9876543210' },
    invalidPhone('+974'),
  ],
  [
    'a dial code',
    'dial_code',
    { dial_code: '+974', phone: '55123456' },
    { dial_code: '', phone: '55123456' },
    'Dial code is required',
  ],
  [
    'a position of 99',
    'current_position',
    { current_position: letters(99) },
    { current_position: letters(100) },
    'Current Position should be less than 100 characters',
  ],
  [
    'who is 18 today',
    'date_of_birth',
    { date_of_birth: '2008-11-21' },
    { date_of_birth: '2008-11-22' },
    'You must be at least 18 years old',
  ],
  [
    'a gender of the list',
    'gender',
    { gender: 'Male' },
    { gender: 'male' },
    'Please choose one of the options',
  ],
  [
    'a salary of 0',
    'expected_salary',
    { expected_salary: 0 },
    { expected_salary: -1 },
    'The value must be at least 0',
  ],
  [
    'a visa option',
    'visa_option',
    { visa_option: 'GCC Nationals' },
    { visa_option: 'None' },
    'Please choose one of the options',
  ],
  [
    'a notice of 365 days',
    'notice_period',
    { notice_period: 365 },
    { notice_period: 366 },
    'The value must be at most 365',
  ],
];

const lists: Rule[] = [
  ...(
    [
      ['professional_skills', 50, "Skill can't be empty", 'You can add at most 50 skills'],
      ['desired_jobs', 3, "Desired Jobs can't be empty", 'You can add at most 3 desired jobs'],
    ] as const
  ).flatMap(([field, most, empty, tooMany]): Rule[] => [
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

const educationRules: Rule[] = [
  ...['institution_name', 'course_name', 'from_year', 'to_year'].map(
    (field): Rule => [
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

const experienceRules: Rule[] = [
  ...['company_name', 'designation', 'from_month', 'from_year', 'to_month', 'to_year'].map(
    (field): Rule => [
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
    ([field, label]): Rule => [
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

test.each([...cards, ...lists, ...educationRules, ...experienceRules])(
  'V1: the server alone accepts %s, and no step further',
  async (_name, field, accepted, refused, message) => {
    const person = await aCandidate(server(), { phone: '55123456' });
    const first = await save(person, accepted);
    expect([first.status, first.body.errors]).toEqual([200, undefined]);
    const second = await save(person, refused);
    expect([second.status, second.body.errors?.[field]?.[0]]).toEqual([422, message]);
  },
);

test('an edited experience may lose its location', async () => {
  const person = await aCandidate(server());
  await save(person, { experiences: [experience] });
  expect((await save(person, experiences({ company_location: '' }))).status).toBe(200);
});

test('the own address is accepted without password, in any case; a new one of 254 at most', async () => {
  const person = await aCandidate(server());
  const own = await save(person, { email: person.email.toUpperCase() });
  expect(own.body).toMatchObject({ status: 200, email_changed: false });
  const invalid = { email: ['Please enter a valid email'] };
  expect((await save(person, { email: email(255) })).body.errors).toEqual(invalid);
  expect((await save(person, { email: email(254) })).body.errors).toEqual({
    password: ['Please enter your password'],
  });
  expect((await save(person, { email: '' })).body.errors).toEqual({ email: ['Email is required'] });
});

test('consents and notices begin as the specification says', async () => {
  const person = await aCandidate(server());
  const { body } = await send(server(), 'GET', '/api/candidate-details', person);
  expect(body.data).toMatchObject({
    dial_code: '+974',
    email_new_job: true,
    email_incomplete_interview: true,
    email_job_updates: true,
  });
});

function save(person: Person, body: Body) {
  return send(server(), 'PUT', '/api/candidate/1', { ...person, body });
}
