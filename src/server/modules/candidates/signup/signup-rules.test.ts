import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { signupOf } from '#support/signup.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const longPassword = (bytes: number) => 'qzvk-481'.repeat(129).slice(0, bytes);
const longEmail = (length: number) => {
  const domain = `${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(62)}.com`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
};

const texts: [string, Record<string, unknown>, Record<string, string>][] = [
  ['an empty name', { name: '' }, { name: 'Full name is required' }],
  ['a name of one letter', { name: 'A' }, { name: 'Please enter your valid full name' }],
  ['a name with digits', { name: 'Omar 2' }, { name: 'Please enter your valid full name' }],
  ['a name of 256 characters', { name: 'a'.repeat(256) }, { name: 'Maximum 255 character' }],
  ['a malformed address', { email: 'omar@' }, { email: 'Please enter a valid email' }],
  ['no address', { email: '' }, { email: 'Email is required' }],
  [
    'a password of 7 characters',
    { password: 'abcdefg', passwordCheck: 'abcdefg' },
    { password: 'The password should contain at least 8 characters' },
  ],
  ['another confirmation', { passwordCheck: 'different' }, { passwordCheck: 'The password does not match' }],
  [
    'a common password',
    { password: 'password1', passwordCheck: 'password1' },
    { password: 'This password is too common.' },
  ],
  ['no phone', { phone: '' }, { phone: 'Phone Number is required' }],
  ['no dial code', { dial_code: '' }, { dial_code: 'Dial code is required' }],
  ['no confirmation', { passwordCheck: '' }, { passwordCheck: 'Please confirm the password' }],
  [
    'a password of 1,025 bytes',
    { password: longPassword(1025), passwordCheck: longPassword(1025) },
    { password: 'The password is too long', passwordCheck: 'The password is too long' },
  ],
  ['an address of 255', { email: longEmail(255) }, { email: 'Please enter a valid email' }],
  [
    'a phone of 4 digits where 5 are a number',
    { dial_code: '+677', phone: '2012' },
    { phone: 'Phone Number is required' },
  ],
  [
    'a phone of 10 digits where 9 are a number',
    { dial_code: '+971', phone: '5012345678' },
    { phone: 'Phone Number is required' },
  ],
  ['a skill of blanks', { skills: [' '] }, { skills: "Skill can't be empty" }],
  ['a desired job of blanks', { djobs: [' '] }, { djobs: "Desired Jobs can't be empty" }],
  ['a desired job with a comma', { djobs: ['a,b'] }, { djobs: 'The character "," is not allowed' }],
  ['a desired job twice', { djobs: ['Nurse', 'nurse'] }, { djobs: 'nurse is added already!' }],
  ['a phone of 4 digits', { phone: '5512' }, { phone: 'Phone Number is required' }],
  ['a phone of 10 digits', { phone: '5512345678' }, { phone: 'Phone Number is required' }],
  ['no nationality', { nationality: '' }, { nationality: 'Nationality is required' }],
  ['no industry', { industry: '' }, { industry: 'Industry is required' }],
  ['no gender', { gender: undefined }, { gender: 'Gender is required' }],
  ['no position', { current_position: '' }, { current_position: 'Current Position is required' }],
  [
    'a position of 100 characters',
    { current_position: 'x'.repeat(100) },
    { current_position: 'Current Position should be less than 100 characters' },
  ],
  ['no birth date', { dob: '' }, { dob: 'Date of birth is required' }],
  ['who turns 18 tomorrow', { dob: '2008-11-22' }, { dob: 'You must be at least 18 years old' }],
  ['no skills', { skills: [] }, { skills: "Skill can't be empty" }],
  ['a skill with a comma', { skills: ['a,b'] }, { skills: 'The character "," is not allowed' }],
  ['a skill twice', { skills: ['Revit', 'revit'] }, { skills: 'revit is added already!' }],
  [
    '51 skills',
    { skills: Array.from({ length: 51 }, (_, index) => `skill ${index}`) },
    { skills: 'You can add at most 50 skills' },
  ],
  ['no desired jobs', { djobs: [] }, { djobs: "Desired Jobs can't be empty" }],
  ['4 desired jobs', { djobs: ['a', 'b', 'c', 'd'] }, { djobs: 'You can add at most 3 desired jobs' }],
  ['no CV', { cv: '' }, { cv: 'CV/Resume is required!' }],
  ['2 videos', { videocv: ['a', 'b'] }, { videocv: 'Please record all 3 videos in video cv' }],
  ['terms that are not accepted', { terms: false }, { terms: 'Please accept the Terms and Conditions' }],
];

test.each(texts)('V1: the server alone refuses %s', async (_name, changes, errors) => {
  const body = await signupOf(server(), { withCv: false });
  const answer = await send(server(), 'POST', '/api/candidate', { body: { ...body, ...changes } });
  const firsts = Object.entries(answer.body.errors).map(([field, found]) => [field, (found as string[])[0]]);
  expect([answer.status, Object.fromEntries(firsts)]).toEqual([422, errors]);
});

test.each([
  ['a name of 255 characters', { name: 'a'.repeat(255) }],
  ['a name of two letters with every sign that is allowed', { name: "O'L., i-" }],
  ['an address of 254', { email: longEmail(254) }],
  ['a password of 1,024 bytes', { password: longPassword(1024), passwordCheck: longPassword(1024) }],
  ['a phone of 5 digits', { dial_code: '+677', phone: '20123' }],
  ['a phone of 9 digits', { dial_code: '+971', phone: '501234567' }],
  ['a position of 99 characters', { current_position: 'x'.repeat(99) }],
  ['50 skills', { skills: Array.from({ length: 50 }, (_, index) => `skill ${index}`) }],
  ['3 desired jobs as text', { djobs: 'a, b, c' }],
  ['who is 18 today', { dob: '2008-11-21' }],
  ['a password of 8 characters', { password: 'qzvk-481', passwordCheck: 'qzvk-481' }],
  ['an Indian number of 10 digits', { dial_code: '+91', phone: '9876543210' }],
  ['a name in Arabic with a hyphen', { name: 'ليلى المري-خان' }],
])('V1: the server accepts %s', async (_name, changes) => {
  const body = { ...(await signupOf(server())), ...changes };
  expect((await send(server(), 'POST', '/api/candidate', { body })).status).toBe(200);
});

test('the texts of a refusal come in the language of the request', async () => {
  const body = await signupOf(server(), { withCv: false });
  const answer = await send(server(), 'POST', '/api/candidate', {
    body: { ...body, name: '' },
    headers: { 'accept-language': 'fr-FR' },
  });
  expect(answer.body.errors.name[0]).not.toBe('Full name is required');
});

test('an age is judged in the same round as everything else', async () => {
  const body = await signupOf(server(), { withCv: false });
  const answer = await send(server(), 'POST', '/api/candidate', {
    body: { ...body, name: '', dob: '2008-11-22' },
  });
  expect(Object.keys(answer.body.errors).sort()).toEqual(['dob', 'name']);
});
