import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { m } from '#texts/any-language.js';
import { findLegalDocument, legalVersion } from './legal.ts';

const names = ['terms', 'privacy'] as const;
const pages = [
  ...['/term-and-conditions', '/term-and-conditions-old', '/privacy-and-policy', '/privacy-and-policy-old'],
  ...['/contact-us', '/plans'],
];

test.each(names)('the %s in force carry a version and no end', (name) => {
  expect(findLegalDocument(name, 'en')).toMatchObject({ version: legalVersion(name), in_force_until: null });
});

test.each(names)(
  'the previous %s say that they are no longer in force, and lead to the current ones',
  (name) => {
    for (const locale of locales) {
      const previous = findLegalDocument(name, locale, { previous: true });
      const currentPath = findLegalDocument(name, locale).path;
      expect(previous.content.slice(0, 300)).toMatch(
        /no longer in force|n’est plus en vigueur|لم يعد هذا الإصدار ساريًا/,
      );
      expect(previous.content).toContain(`href="${currentPath}"`);
      expect(previous.path).toBe(`${currentPath}-old`);
      expect(previous.other_path).toBe(currentPath);
      expect(previous.in_force_until).not.toBeNull();
      expect(previous.version).not.toBe(legalVersion(name));
    }
  },
);

test('every language has the same sections', () => {
  for (const name of names) {
    for (const previous of [false, true]) {
      const [english, ...others] = locales.map((locale) => {
        const { content } = findLegalDocument(name, locale, { previous });
        return ['<h2', '<li>', '<tr>'].map((tag) => content.split(tag).length);
      });
      for (const other of others) expect(other).toEqual(english);
    }
  }
});

test('every link leads to a page of the product, and nothing is left to fill in', () => {
  for (const name of names) {
    for (const locale of locales) {
      const { content, title } = findLegalDocument(name, locale);
      for (const [, path] of content.matchAll(/href="([^"]+)"/g)) expect(pages).toContain(path);
      expect(`${title}${content}`).not.toMatch(/[{}]|lorem|\[|TBD/i);
      expect(content).toContain(m.product_name({}, { locale }));
    }
  }
});

test('the privacy policy names both laws, every consent and the periods of storage', () => {
  const { content } = findLegalDocument('privacy', 'en');
  for (const words of [
    'Law No. 13 of 2016',
    'General Data Protection Regulation',
    'talent pool',
    'WhatsApp',
  ]) {
    expect(content).toContain(words);
  }
  for (const period of ['24 months', '14 days', '24 hours', '90 days in all', '12 months', '72 hours']) {
    expect(content).toContain(period);
  }
});
