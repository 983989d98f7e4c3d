import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { registerCompany } from '#support/company-registration.ts';
import { anAdmin, anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, aPdfOf, aPicture, upload } from '#support/uploads.ts';

const server = testServer();
const letters = (count: number) => 'a'.repeat(count);
const address = (length: number) => `https://rawdat.qa/${letters(length - 'https://rawdat.qa/'.length)}`;
const mebibyte = 1024 * 1024;
const nameCharacters = "Please enter a valid company name: letters, digits, space and . , ' & - ( )";
const inArabic = 'Please write this name in Arabic letters';
/** A form that is refused before its document is looked at. */
const unread = { extra_data: { cr: 'files/unread' } };
const option = 'Please choose one of the options';

test.each([
  ['name', '', 'Full name is required'],
  ['name', 'R2 D2', 'Please enter your valid full name'],
  ['name', letters(256), 'Maximum 255 character'],
  ['email', '', 'Email is required'],
  ['email', 'owner@', 'Please enter a valid email'],
  ['password', 'seven-7', 'The password should contain at least 8 characters'],
  ['passwordCheck', 'something else', 'The password does not match'],
  ['passwordCheck', undefined, 'Please confirm the password'],
  ['password', letters(1025), 'The password is too long'],
  ['password', 'corniche\u0000falcon', 'Some characters are not allowed here'],
  ['dial_code', '974', 'Dial code is required'],
  ['phone', '', 'Phone Number is required'],
  ['phone', '1234', 'Phone Number is required'],
])('the wizard’s person refuses %s “%s”: %s', async (field, value, message) => {
  const { status, body } = await registerCompany(server(), { data: { [field]: value }, ...unread });
  expect(status).toBe(422);
  expect(body.errors[`data.${field}`]).toContain(message);
});

test.each([
  ['company_name', '', 'Company name is required'],
  ['company_name', '333', nameCharacters],
  ['company_name', 'Rawdat <b>', nameCharacters],
  ['company_name', letters(256), 'Maximum 255 character'],
  ['company_email', 'hr@', 'Please enter a valid email'],
  ['contact_number', '12', 'Phone Number is required'],
  ['company_address', letters(501), 'Maximum 500 character'],
  ['cr_number', letters(51), 'Maximum 50 character'],
  ['cr_expiry_number', '2027-02-29', 'Please enter a valid date'],
  ['company_description', letters(3001), 'Maximum 3000 character'],
  ['number_of_employee', 'many', option],
  ['website', address(2049), 'URL is invalid for Website'],
  ['website', 'rawdat.qa', 'URL is invalid for Website'],
  ['linkedin', 'linkedin.com/x', 'URL is invalid for LinkedIn'],
  ['twitter', 'ftp://x.com', 'URL is invalid for Twitter'],
  ['facebook', 'http://evil@bank.qa', 'URL is invalid for Facebook'],
  ['instagram', 'javascript:alert(1)', 'URL is invalid for Instagram'],
  ['cr', '', 'The commercial registration document is required'],
  ['dial_code', '974', 'Dial code is required'],
  ['industry_type', letters(101), 'Maximum 100 character'],
  ['country', letters(101), 'Maximum 100 character'],
  ['cr', undefined, 'The commercial registration document is required'],
])('the wizard’s company refuses %s “%s”: %s', async (field, value, message) => {
  const { status, body } = await registerCompany(server(), {
    extra_data: { ...unread.extra_data, [field]: value },
  });
  expect(status).toBe(422);
  expect(body.errors[`extra_data.${field}`]).toContain(message);
});

test.each([
  [
    'the longest',
    { name: letters(255), phone: '44123456' },
    {
      company_name: letters(255),
      company_email: 'hr@rawdat.qa',
      company_address: letters(500),
      cr_number: letters(50),
      cr_expiry_number: '2028-02-29',
      company_description: letters(3000),
      number_of_employee: '1000+',
      website: address(2048),
      linkedin: 'http://linkedin.com/x',
      twitter: 'https://x.com/rawdat',
      facebook: 'https://facebook.com/x',
      instagram: 'https://instagram.com/x',
    },
  ],
  [
    'the shortest',
    { name: 'Al', password: 'pearl-88', passwordCheck: 'pearl-88' },
    {
      company_name: 'ش',
      company_email: '',
      contact_number: '',
      company_address: '',
      cr_number: '',
      cr_expiry_number: '',
      company_description: '',
      website: '',
      linkedin: '',
      twitter: '',
      facebook: '',
      instagram: '',
    },
  ],
])('the wizard accepts %s values of every field', async (_, data, extra_data) => {
  const { status, body } = await registerCompany(server(), { data, extra_data });
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
});

test.each([
  ['password', 'This password is too common.'],
  ['Yousef Al-Marri 7', 'The password should not be your name, your email or the name of this site'],
])('the password “%s” is refused at its field: %s', async (password, message) => {
  const data = { password, passwordCheck: password };
  const { status, body } = await registerCompany(server(), { data });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ password: [message] });
});

test('a further document is of a known kind', async () => {
  const documents = [{ kind: 'Diploma', path: 'files/x' }];
  const unknown = await registerCompany(server(), { extra_data: { ...unread.extra_data, documents } });
  expect(unknown.body.errors).toEqual({ 'extra_data.documents.0.kind': [option] });
});

test.each([
  ['name', '3M', 'Bad <name>', nameCharacters],
  ['name', letters(255), letters(256), 'Maximum 255 character'],
  ['name_ar', 'ش'.repeat(255), 'ش'.repeat(256), 'Maximum 255 character'],
  ['name_ar', 'روضة Rawdat 7', 'Rawdat 7', inArabic],
  ['name_ar', 'ش', '٣٤٥', inArabic],
  ['name_ar', '', 'روضة <ب>', nameCharacters],
  ['name_ar', null, 'روضة\u202e', nameCharacters],
  ['website', 'http://rawdat.qa', 'rawdat.qa', 'URL is invalid for Website'],
  ['instagram', '', 'instagram', 'URL is invalid for Instagram'],
  ['description', letters(3000), letters(3001), 'Maximum 3000 character'],
  ['address', letters(500), letters(501), 'Maximum 500 character'],
  ['city', letters(100), letters(101), 'Maximum 100 character'],
  ['cr_number', letters(50), letters(51), 'Maximum 50 character'],
  ['email', 'hr@rawdat.qa', '', 'Email is required'],
  ['timezone', 'Europe/Paris', 'Moon/Base', option],
  ['number_of_employee', '1000+', '7', option],
])('the profile: %s “%s” is accepted, “%s” is refused', async (field, last, beyond, message) => {
  const { token } = await anApprovedCompany(server());
  const put = (value: unknown) =>
    send(server(), 'PUT', '/api/users/1', { token, body: { extra_data: { [field]: value } } });
  expect((await put(last)).status).toBe(200);
  const { status, body } = await put(beyond);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [`extra_data.${field}`]: [message] });
});

test('a phone that is none there: the sentence first, then what would be valid', async () => {
  const { token } = await anApprovedCompany(server());
  const body = { extra_data: { phone: '1' } };
  expect((await send(server(), 'PUT', '/api/users/1', { token, body })).body.errors).toEqual({
    'extra_data.phone': ['Phone Number is required', 'Enter a number that is valid for +974'],
  });
});

test.each(['accept', 'reject', 'sortlisted', 'interview'])(
  'the words of the letter “%s” end at 2,000 characters',
  async (kind) => {
    const { token } = await anApprovedCompany(server());
    const put = (length: number) =>
      send(server(), 'PUT', '/api/users/1', {
        token,
        body: { extra_data: { mail_templates: { [kind]: letters(length) } } },
      });
    expect((await put(2000)).status).toBe(200);
    expect((await put(2001)).body.errors).toEqual({
      [`extra_data.mail_templates.${kind}`]: ['Maximum 2000 character'],
    });
  },
);

test('the reason for declining has at most 1,000 characters', async () => {
  const [company, admin] = [await aPendingCompany(server()), await anAdmin(server())];
  const decline = (length: number) =>
    send(server(), 'POST', '/api/company-data-update', {
      token: admin.token,
      body: {
        company_id: company.companyId,
        approved_status: 'Declined',
        decline_reason: letters(length),
      },
    });
  expect((await decline(1001)).body.errors).toEqual({ decline_reason: ['Maximum 1000 character'] });
  expect((await decline(1000)).body.data.data.approved_status).toBe('Declined');
});

test.each([
  ['email', 'colleague@rawdat.qa', '', 'Email is required'],
  ['email', 'second@rawdat.qa', 'second@', 'Please enter a valid email'],
  ['role', 'viewer', 'king', option],
])('an invitation: %s “%s” is accepted, “%s” is refused', async (field, last, beyond, message) => {
  const { token } = await anApprovedCompany(server());
  const invite = (value: string) =>
    send(server(), 'POST', '/api/company_members', {
      token,
      body: { email: 'third@rawdat.qa', role: 'recruiter', [field]: value },
    });
  expect((await invite(last)).status).toBe(200);
  const { status, body } = await invite(beyond);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [field]: [message] });
});

test('a logo has at most 3 MB', async () => {
  const { token } = await anApprovedCompany(server());
  const picture = await aPicture();
  // What follows the picture's end is no part of it.
  const logoOf = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  const send = (size: number) =>
    upload(server(), '/api/files/v1/profile-picture', logoOf(size), {
      token,
      name: 'logo.png',
      fields: { update_type: 'company' },
    });
  expect((await send(3 * mebibyte)).status).toBe(200);
  const refused = await send(3 * mebibyte + 1);
  expect(refused.status).toBe(413);
  expect(refused.body.message).toBe('The picture must not be larger than 3MB');
});

test('a document is a PDF or a picture of at most 10 MB', async () => {
  const attach = (content: Uint8Array, name: string) =>
    upload(server(), '/api/files/v1/cr-attachment', content, { name });
  for (const answer of [await attach(aPdf(), 'cr.pdf'), await attach(await aPicture(), 'cr.png')])
    expect(answer.body).toMatchObject({ success: true });
  const text = await attach(Buffer.from('no document'), 'cr.pdf');
  expect(text.status).toBe(415);
  expect(text.body.message).toBe('The document must be a PDF, PNG, JPEG or WebP file');
  expect((await attach(aPdfOf(10 * mebibyte), 'cr.pdf')).body).toMatchObject({ success: true });
  const large = await attach(aPdfOf(10 * mebibyte + 1), 'cr.pdf');
  expect(large.status).toBe(413);
  expect(large.body.message).toBe('The document must not be larger than 10MB');
});
