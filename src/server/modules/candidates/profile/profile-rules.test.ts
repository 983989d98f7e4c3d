import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aCandidate } from '#support/people.ts';
import { expectRule, type ProfileRule, saveProfile } from '#support/profile-rules.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const letters = (count: number) => 'x'.repeat(count);
const address = (length: number) => `https://example.com/${letters(length - 20)}`;
const email = (length: number) => `${letters(length - 191)}@${letters(61)}.${letters(61)}.${letters(62)}.com`;

const arabic = (name: string | null) => ({ name_ar: name });
const inArabic = 'Please write this name in Arabic letters';

const cards: ProfileRule[] = [
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
  ).flatMap(([field, label]): ProfileRule[] => {
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
  [
    'a name in Arabic of 255',
    'name_ar',
    arabic('ش'.repeat(255)),
    arabic('ش'.repeat(256)),
    'Maximum 255 character',
  ],
  ['a name in Arabic in its letters', 'name_ar', arabic('عُمر O’Li'), arabic('Omar Farouk'), inArabic],
  [
    'a name in Arabic of two letters',
    'name_ar',
    arabic('شم'),
    arabic('ش'),
    'Please enter your valid full name',
  ],
  [
    'a name in Arabic of letters',
    'name_ar',
    arabic(''),
    arabic('عمر ٢'),
    'Please enter your valid full name',
  ],
  ['no name in Arabic', 'name_ar', arabic(null), arabic('عمر\u202e'), 'Please enter your valid full name'],
  ['a phone', 'phone', { phone: '55123456' }, { phone: '' }, 'Phone Number is required'],
  [
    'a phone of 5 digits',
    'phone',
    { dial_code: '+677', phone: '20123' },
    { dial_code: '+677', phone: '2012' },
    'Phone Number is required',
  ],
  [
    'a phone of 9 digits',
    'phone',
    { dial_code: '+971', phone: '501234567' },
    { dial_code: '+971', phone: '5012345678' },
    'Phone Number is required',
  ],
  [
    'a phone alone is one of the stored dial code',
    'phone',
    { phone: '33123456' },
    { phone: '9876543210' },
    'Phone Number is required',
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

test.each([...cards])('V1: the server alone accepts %s, and no step further', async (...rule) => {
  await expectRule(server(), rule);
});

test('the own address is accepted without password, in any case; a new one of 254 at most', async () => {
  const person = await aCandidate(server());
  const own = await saveProfile(server(), person, { email: person.email.toUpperCase() });
  expect(own.body).toMatchObject({ status: 200, email_changed: false });
  const invalid = { email: ['Please enter a valid email'] };
  expect((await saveProfile(server(), person, { email: email(255) })).body.errors).toEqual(invalid);
  expect((await saveProfile(server(), person, { email: email(254) })).body.errors).toEqual({
    password: ['Please enter your password'],
  });
  expect((await saveProfile(server(), person, { email: '' })).body.errors).toEqual({
    email: ['Email is required'],
  });
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
