import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { lastLetterTo, linkIn } from '#support/outbox.ts';
import { aCandidate, aMember, anApprovedCompany, type CompanyPerson, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, aPicture, upload } from '#support/uploads.ts';

const server = testServer();
const letters = (count: number) => 'a'.repeat(count);
const post = (path: string, token: string | undefined, body: object) =>
  send(server(), 'POST', `/api/${path}`, { token, body });
const put = (token: string, body: object) => send(server(), 'PUT', '/api/users/1', { token, body });

const notThere = ['Phone Number is required', 'Enter a number that is valid for +974'];
const owned = 'The password should not be your name, your email or the name of this site';
let count = 0;

async function invitation(owner: CompanyPerson, address?: string): Promise<string> {
  count += 1;
  const email = address ?? `guest-${count}@rawdat.qa`;
  await post('company_members', owner.token, { email, role: 'recruiter' });
  const link = linkIn(await lastLetterTo(server().platform.db, email), '/company-invitation');
  return new URL(link, 'http://localhost').searchParams.get('token') ?? '';
}

test.each([
  [{ name: '' }, 'name', 'Full name is required'],
  [{ name: 'R2 D2' }, 'name', 'Please enter your valid full name'],
  [{ name: letters(256) }, 'name', 'Maximum 255 character'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'owner@' }, 'email', 'Please enter a valid email'],
  [{ dial_code: '974' }, 'dial_code', 'Dial code is required'],
  [{ dial_code: '+974', phone: '' }, 'phone', 'Phone Number is required'],
  [{ dial_code: '+974', phone: '1234' }, 'phone', notThere],
])('the person refuses %j at %s: %s', async (data, field, message) => {
  const { token } = await anApprovedCompany(server());
  const { status, body } = await put(token, { data });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [`data.${field}`]: [message].flat() });
});

test('another address is refused without the password, with a wrong one, and where it is taken', async () => {
  const [owner, candidate] = [await anApprovedCompany(server()), await aCandidate(server())];
  const refusalOf = async (data: object) => (await put(owner.token, { data })).body.errors;
  const email = candidate.email.toUpperCase();
  expect(await refusalOf({ email })).toEqual({ password: ['Please enter your password'] });
  expect(await refusalOf({ email, password: 'not mine' })).toEqual({ password: ['Wrong Password!'] });
  expect(await refusalOf({ email, password })).toEqual({ email: ['Email already exists'] });
});

test('who works for a company and who is no company’s person cannot be invited', async () => {
  const owner = await anApprovedCompany(server());
  const refusalOf = async (email: string) =>
    (await post('company_members', owner.token, { email, role: 'viewer' })).body.errors;
  const isMember = { email: ['This person already works for a company'] };
  expect(await refusalOf(owner.email)).toEqual(isMember);
  expect(await refusalOf((await aMember(server(), owner.companyId, 'viewer')).email)).toEqual(isMember);
  expect(await refusalOf((await anApprovedCompany(server())).email)).toEqual(isMember);
  expect(await refusalOf((await aCandidate(server())).email)).toEqual({
    email: ['This address belongs to an account that is not a company’s'],
  });
});

test('the last owner stays an owner: the refusal says what to do', async () => {
  const owner = await anApprovedCompany(server());
  const path = `/api/company_members/${owner.accountId}`;
  const { status, body } = await send(server(), 'PUT', path, {
    token: owner.token,
    body: { role: 'viewer' },
  });
  expect(status).toBe(409);
  expect(body.message).toBe('A company needs at least one owner. Make somebody else an owner first.');
});

test.each([
  [{ name: '' }, 'name', 'Full name is required'],
  [{ name: 'R2 D2' }, 'name', 'Please enter your valid full name'],
  [{ name: letters(256) }, 'name', 'Maximum 255 character'],
  [{ password: 'seven-7' }, 'password', 'The password should contain at least 8 characters'],
  [{ password: letters(1025), passwordCheck: letters(1024) }, 'password', 'The password is too long'],
  [{ password: 'password', passwordCheck: 'password' }, 'password', 'This password is too common.'],
  [{ password: 'Salma Nasser', passwordCheck: 'Salma Nasser' }, 'password', owned],
  [{ passwordCheck: '' }, 'passwordCheck', 'Please confirm the password'],
  [{ passwordCheck: 'something else' }, 'passwordCheck', 'The password does not match'],
])('accepting an invitation refuses %j at %s: %s', async (change, field, message) => {
  const token = await invitation(await anApprovedCompany(server()));
  const whole = { token, name: 'Salma Nasser', password, passwordCheck: password };
  const { status, body } = await post('company_invitation', undefined, { ...whole, ...change });
  expect(status).toBe(422);
  expect(body.errors[field]).toEqual([message]);
});

test('accepting with an account asks its password', async () => {
  const [owner, former] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const person = await aMember(server(), former.companyId, 'viewer');
  const path = `/api/company_members/${person.accountId}`;
  await send(server(), 'DELETE', path, { token: former.token, body: {} });
  const token = await invitation(owner, person.email);
  const refusalOf = async (given: string) =>
    (await post('company_invitation/account', undefined, { token, password: given })).body.errors;
  expect(await refusalOf('')).toEqual({ password: ['Enter Password First'] });
  expect(await refusalOf('not mine')).toEqual({ password: ['Incorrect Password Entered!'] });
});

test.each([
  [{ name: '' }, 'name', 'Company name is required'],
  [{ cr_file: '' }, 'cr_file', 'The commercial registration document is required'],
  [{ cr_expiry_number: '2027-02-29' }, 'cr_expiry_number', 'Please enter a valid date'],
  [{ industry: letters(101) }, 'industry', 'Maximum 100 character'],
  [{ country: letters(101) }, 'country', 'Maximum 100 character'],
  [{ country: '' }, 'country', 'This value is required'],
  [{ dial_code: '+974', phone: '' }, 'phone', 'Phone Number is required'],
  [{ dial_code: '0' }, 'dial_code', 'Dial code is required'],
  [{ linkedin: 'linkedin.com/x' }, 'linkedin', 'URL is invalid for LinkedIn'],
  [{ twitter: 'ftp://x.com' }, 'twitter', 'URL is invalid for Twitter'],
  [{ facebook: 'http://evil@bank.qa' }, 'facebook', 'URL is invalid for Facebook'],
])('the profile refuses %j at %s: %s', async (extra_data, field, message) => {
  const { token } = await anApprovedCompany(server());
  const { status, body } = await put(token, { extra_data });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [`extra_data.${field}`]: [message] });
});

test('a document’s kind, its day and its file are refused each at its own field', async () => {
  const { token } = await anApprovedCompany(server());
  const { body: stored } = await upload(server(), '/api/files/v1/cr-attachment', aPdf(), { token });
  const refusalOf = async (change: object) => {
    const document = { kind: 'Trade license', path: stored.path, ...change };
    return (await put(token, { extra_data: { documents: [document] } })).body.errors;
  };
  expect(await refusalOf({ kind: 'Diploma' })).toEqual({
    'extra_data.documents.0.kind': ['Please choose one of the options'],
  });
  expect(await refusalOf({ expires_on: '20290-06-30' })).toEqual({
    'extra_data.documents.0.expires_on': ['Please enter a valid date'],
  });
  expect(await refusalOf({ path: 'files/somebody-else' })).toEqual({
    'documents.0.path': ['Failed to upload the file'],
  });
});

test('a logo and a picture are pictures, whatever they are called', async () => {
  const { token } = await anApprovedCompany(server());
  for (const update_type of ['company', 'user']) {
    const send = (content: Uint8Array) =>
      upload(server(), '/api/files/v1/profile-picture', content, {
        token,
        name: 'logo.png',
        fields: { update_type },
      });
    const refused = await send(Buffer.from('no picture'));
    expect(refused.status).toBe(415);
    expect(refused.body.message).toBe('The picture must be a PNG, JPEG or WebP file');
    for (const format of ['png', 'jpeg', 'webp'] as const)
      expect((await send(await aPicture({ format }))).status).toBe(200);
  }
});
