import { describe, expect, test } from 'vitest';
import { companyName, personName } from '#domain/names.ts';
import { parsePhone } from '#domain/phones.ts';
import { messageKeysByField } from '#domain/text/validation.ts';
import { urlField } from '#domain/urls.ts';
import { forgottenPassword, passwordChange, passwordReset, signIn } from './accounts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { emailAddress, normalizeEmail } from './emails.ts';
import { passwordProblem } from './passwords.ts';
import { dashboardOf, roleOf, userTypeOf } from './people.ts';

interface Result {
  success: boolean;
  error?: { issues: readonly unknown[] };
}

function keys(result: Result) {
  const fields = messageKeysByField((result.error?.issues ?? []) as Parameters<typeof messageKeysByField>[0]);
  return Object.fromEntries(
    Object.entries(fields).map(([field, found]) => [field, found.map(({ key }) => key)]),
  );
}

describe('a password', () => {
  test('has at least 8 characters', () => {
    expect(passwordProblem('a1b2c3d')).toBe('validation_password_minimum');
    expect(passwordProblem('a1b2c3d4z')).toBeUndefined();
  });

  test('of an administrator has at least 15', () => {
    expect(passwordProblem('correct-horse1', { role: 'admin' })).toBe('validation_password_administrator');
    expect(passwordProblem('correct-horse12', { role: 'superadmin' })).toBeUndefined();
  });

  test('has at most 1,024 bytes', () => {
    expect(passwordProblem('é'.repeat(512))).toBeUndefined();
    expect(passwordProblem(`${'é'.repeat(512)}x`)).toBe('validation_password_maximum');
  });

  test.each(['password', 'Password', '12345678', 'QWERTYUIOP', 'iloveyou'])('%s is too common', (text) => {
    expect(isCommonPassword(text)).toBe(true);
    expect(passwordProblem(text)).toBe('validation_password_common');
  });

  test.each(['layla.khoury@example.com', 'layla.khoury', 'LaylaKhoury', 'layla khoury2026', 'mihna2026'])(
    '%s is not the own name, address or site',
    (text) => {
      const owner = { email: 'layla.khoury@example.com', name: 'Layla Khoury' };
      expect(passwordProblem(text, owner)).toBe('validation_password_own');
    },
  );

  test('may hold spaces, accents and symbols, and is never cut', () => {
    const change = passwordChange.parse({ old_password: ' x ', new_password: ' un été à Doha ' });
    expect(change).toEqual({ old_password: ' x ', new_password: ' un été à Doha ' });
  });
});

describe('messages of signing in and of a reset', () => {
  test('name what comes first', () => {
    expect(keys(signIn.safeParse({}))).toEqual({
      email: ['validation_enter_email'],
      password: ['validation_enter_password'],
    });
    expect(keys(forgottenPassword.safeParse({ email: 'nobody' }))).toEqual({
      email: ['validation_email_wrong'],
    });
    const empty = { email: '', token: '', password: '', passwordCheck: '' };
    expect(keys(passwordReset.safeParse(empty))).toEqual({
      email: ['validation_enter_email'],
      token: ['validation_enter_token'],
      password: ['validation_enter_password'],
      passwordCheck: ['validation_password_check_required'],
    });
  });

  test('a reset needs 8 characters and an equal confirmation', () => {
    const input = { email: 'a@example.com', token: 'abcd-efgh', password: 'short', passwordCheck: 'short' };
    expect(keys(passwordReset.safeParse(input))).toEqual({ password: ['validation_reset_password_minimum'] });
    const differs = { ...input, password: 'long enough', passwordCheck: 'long enougH' };
    expect(keys(passwordReset.safeParse(differs))).toEqual({
      passwordCheck: ['validation_password_mismatch'],
    });
    expect(passwordReset.parse({ ...differs, passwordCheck: 'long enough' }).token).toBe('ABCDEFGH');
  });
});

describe('V6: an email address', () => {
  test('is compared without case and composed, and keeps its sub-address', () => {
    expect(normalizeEmail(' Layla+Jobs@Example.COM ')).toBe('layla+jobs@example.com');
  });

  test.each(['a', 'a@b', 'a b@example.com', 'a@example.com\nBcc: b@example.com', '<a@example.com>'])(
    '%j is refused',
    (text) => expect(keys(emailAddress.safeParse(text))).toEqual({ '': ['validation_email'] }),
  );

  test('has at most 254 characters', () => {
    const domain = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.com`;
    const fitting = 254 - domain.length - 1;
    expect(emailAddress.safeParse(`${'x'.repeat(fitting)}@${domain}`).success).toBe(true);
    expect(emailAddress.safeParse(`${'x'.repeat(fitting + 1)}@${domain}`).success).toBe(false);
  });
});

describe("a person's name", () => {
  test.each([
    'Al-Marri',
    "O'Brien, Jr.",
    'محمد علي',
    'Jean-Pierre',
    'Nguyễn Ánh',
    'José\u0301 Li',
    'D’Souza',
  ])('%s is accepted', (name) => expect(personName.safeParse(name).success).toBe(true));

  test.each(['R2D2', 'a@b', 'Name_', 'X', '- -', '<b>', 'Ali\u202eilA'])('%s is refused', (name) => {
    expect(keys(personName.safeParse(name))['']).toContain('validation_full_name_invalid');
  });

  test('has fewer than 256 characters and is required', () => {
    expect(personName.safeParse('a'.repeat(255)).success).toBe(true);
    expect(keys(personName.safeParse('a'.repeat(256)))).toEqual({ '': ['validation_maximum'] });
    expect(keys(personName.safeParse(''))['']).toContain('validation_full_name_required');
  });
});

describe("a company's name", () => {
  test.each(['Al-Futtaim', '3M', 'Ernst & Young', "L'Oréal (Middle East), W.L.L.", 'شركة قطر'])(
    '%s',
    (name) => {
      expect(companyName.safeParse(name).success).toBe(true);
    },
  );

  test.each(['123', 'A/B', 'Best!', '&'])('%s is refused', (name) => {
    expect(companyName.safeParse(name).success).toBe(false);
  });

  test('has at most 255 characters', () => {
    expect([255, 256].map((length) => companyName.safeParse('a'.repeat(length)).success)).toEqual([
      true,
      false,
    ]);
  });
});

describe('a phone number', () => {
  test.each([
    ['+974', '55123456', '55123456'],
    ['+974', '5512 3456', '55123456'],
    ['+974', '+974 5512-3456', '55123456'],
    ['+91', '98765 43210', '9876543210'],
    ['+1', '(212) 555-0123', '2125550123'],
    ['+44', '07911 123456', '7911123456'],
  ])('%s %s is valid', (code, text, phone) => expect(parsePhone(code, text)?.phone).toBe(phone));

  test.each([
    ['+974', '5512'],
    ['+974', '551234567'],
    ['+974', '12345678'],
    ['+974', '+91 98765 43210'],
    ['+974', 'call me'],
    ['974', '55123456'],
    ['+91', '98765432100'],
  ])('%s %s is not', (code, text) => expect(parsePhone(code, text)).toBeUndefined());
});

describe('W32: a web address', () => {
  test.each([
    'https://example.com',
    'http://sub.example.co/path?q=1#x',
    'HTTPS://EXAMPLE.COM',
    '',
    null,
    undefined,
  ])('%s is accepted', (url) => expect(urlField('website').safeParse(url).success).toBe(true));

  test.each([
    'example.com',
    'javascript:alert(1)',
    'http://evil@bank.com',
    'https://a:b@example.com',
    'https:\\\\example.com',
    'ftp://example.com',
    'https://localhost',
    'https://exa mple.com',
    'https://',
    'data:text/html,x',
  ])('%s is refused with its field', (url) => {
    const result = urlField('linkedin').safeParse(url);
    const [found] = messageKeysByField(result.error?.issues ?? [])[''] ?? [];
    expect(found).toEqual({ key: 'validation_url_invalid', params: { field: 'linkedin' } });
  });

  test('has at most 2,048 characters', () => {
    const url = (length: number) => `https://example.com/${'a'.repeat(length - 20)}`;
    expect([2048, 2049].map((length) => urlField('website').safeParse(url(length)).success)).toEqual([
      true,
      false,
    ]);
  });
});

test('user types are numbered as the specification says', () => {
  expect([1, 2, 3, 4, 5].map(roleOf)).toEqual(['company', 'superadmin', 'admin', 'candidate', undefined]);
  expect(userTypeOf('candidate')).toBe(4);
  expect(dashboardOf('superadmin')).toBe('/admin-dashboard');
});
