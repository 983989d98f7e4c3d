import { expect, test } from 'vitest';
import { applicationStatuses } from '#domain/applications/applications.ts';
import { locales } from '#domain/locale.ts';
import { type LetterKey, letters } from './letters.ts';
import { renderLetter } from './render-letter.ts';

const site = { publicUrl: 'https://mihna.example' };
const keys = Object.keys(letters) as LetterKey[];
const every = keys.flatMap((letter) => locales.map((locale) => ({ letter, locale })));

const preview = (letter: LetterKey, locale: (typeof locales)[number]) =>
  renderLetter({ letter, locale, site, data: letters[letter].preview });

test.each(every)('$letter is complete in $locale, as html and as text', async ({ letter, locale }) => {
  const { subject, html, text } = await preview(letter, locale);
  for (const part of [subject, html, text]) {
    expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date|letters_/);
    expect(part.length).toBeGreaterThan(8);
  }
  expect(html).toContain(`lang="${locale}"`);
  expect(html.length).toBeLessThan(60_000);
  expect(text).not.toMatch(/<\w|prefers-color-scheme/);
});

test.each(keys)('%s is not the same in both languages', async (letter) => {
  const [english, french] = await Promise.all([preview(letter, 'en'), preview(letter, 'fr')]);
  expect(french.text).not.toBe(english.text);
});

test('links lead to the configured address, in the language of the letter', async () => {
  const hrefs = async (locale: 'en' | 'fr') =>
    [...(await preview('verify-email', locale)).html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
  expect(await hrefs('en')).toContain('https://mihna.example/verify-email?token=preview');
  expect(await hrefs('fr')).toContain('https://mihna.example/fr/verify-email?token=preview');
  for (const href of await hrefs('fr')) expect(href).toMatch(/^https:\/\/mihna\.example\/fr\//);
});

test('M5: what people wrote is escaped', async () => {
  const { html } = await renderLetter({
    letter: 'company-declined',
    locale: 'en',
    site,
    data: { name: '<b>Eve</b>', companyName: '"><img src=x>', reason: 'line one\n<script>alert(1)</script>' },
  });
  expect(html).not.toMatch(/<script|<img src=x|<b>Eve/);
  expect(html).toContain('&lt;script&gt;');
});

test('a subject is one line', async () => {
  const { subject } = await renderLetter({
    letter: 'application-received',
    locale: 'en',
    site,
    data: { name: 'Amira', title: 'Engineer\r\nBcc: everyone@example.com' },
  });
  expect(subject).toBe('Your application for Engineer Bcc: everyone@example.com was sent');
});

test('P8: an application to a hidden company names no company', async () => {
  const { html } = await renderLetter({
    letter: 'application-received',
    locale: 'fr',
    site,
    data: { name: 'Amira', title: 'Ingénieure' },
  });
  expect(html).toContain('L’entreprise a bien reçu');
});

test.each(applicationStatuses)('the status %s has a word in every language', async (status) => {
  for (const locale of locales) {
    const data = { name: 'Amira', title: 'Engineer', status };
    const { text } = await renderLetter({ letter: 'application-status-changed', locale, site, data });
    expect(text).not.toContain('undefined');
  }
});

test('the hours of a meeting never break in the middle, on either clock', async () => {
  const { html } = await preview('interview-invitation', 'en');
  expect(html.match(/<span style="white-space:nowrap">\d\d:\d\d–\d\d:\d\d<\/span>/g)).toHaveLength(2);
});

test('the plain text sets a colon after the name of each fact', async () => {
  const read = async (locale: 'en' | 'fr') => {
    const data = letters['interview-invitation'].preview;
    return (await renderLetter({ letter: 'interview-invitation', locale, site, data })).text;
  };
  expect(await read('en')).toMatch(/^With: +Huda Salem$/m);
  expect(await read('fr')).toMatch(/^Avec\u00a0: +Huda Salem$/m);
});

test('a letter that one can decline says how, and only such a letter does', async () => {
  const options = {
    letter: 'opening-expired',
    locale: 'en',
    site,
    data: letters['opening-expired'].preview,
  } as const;
  const declinable = await renderLetter({ ...options, unsubscribePath: '/unsubscribe?token=t' });
  expect(declinable.text).toContain('https://mihna.example/unsubscribe?token=t');
  expect((await renderLetter(options)).text).not.toContain('unsubscribe');
});

test('the time of an interview stands on the reader’s clock, and the other side’s on a line of its own below it', async () => {
  const { html } = await renderLetter({
    letter: 'interview-invitation',
    locale: 'en',
    site,
    data: letters['interview-invitation'].preview,
  });
  const [, own = '', other = ''] =
    /<td[^>]*>([^<]*Manila[^<]*)<div[^>]*>([^<]*)<\/div><\/td>/.exec(html.replace(/<\/?span[^>]*>/g, '')) ??
    [];
  expect(own).toContain('15:00');
  expect(other).toContain('10:00');
  expect(other).not.toContain('Manila');
});
