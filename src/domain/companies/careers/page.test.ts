import { expect, test } from 'vitest';
import { careersSlug, careersSlugOf } from './address.ts';
import { careersLimits, careersPageInput, languagesOf, missingIn } from './page.ts';
import { writtenIn } from './texts.ts';

const page = { is_shown: true, colour: null, headline: {}, sections: [], version: 0 };
const section = { kind: 'about', title: {}, text: {}, picture: null, alt: {} };
const isTaken = (change: object) => careersPageInput.safeParse({ ...page, ...change }).success;

test('eight sections and each text at its bound are taken, one more is not', () => {
  const { sections, headline, title, text, alt } = careersLimits;
  const of = (change: object) => ({ sections: [{ ...section, ...change }] });
  const many = (count: number) => ({ sections: Array.from({ length: count }, () => section) });
  const long = (length: number) => ({ ar: 'م'.repeat(length) });
  const bounds = [
    [many(sections), many(sections + 1)],
    [{ headline: long(headline) }, { headline: long(headline + 1) }],
    [of({ title: long(title) }), of({ title: long(title + 1) })],
    [of({ text: long(text) }), of({ text: long(text + 1) })],
    [of({ alt: long(alt) }), of({ alt: long(alt + 1) })],
    [{ colour: '#0A7f5A' }, { colour: '#0a7f5' }],
    [{ colour: null }, { colour: 'red; background: url(//x)' }],
    [of({ kind: 'own' }), of({ kind: 'jobs' })],
  ] as const;
  expect(bounds.map((pair) => pair.map(isTaken))).toEqual(bounds.map(() => [true, false]));
});

test('a text of several lines has lines, a heading has one; what is empty, and a language that nobody reads, is not kept', () => {
  expect(isTaken({ headline: { en: 'One\ntwo' } })).toBe(false);
  const { sections, headline } = careersPageInput.parse({
    ...page,
    headline: { en: ' Build with us ', fr: '', ar: null, xx: 'x' },
    sections: [{ ...section, text: { en: 'One\ntwo' } }],
  });
  expect(headline).toEqual({ en: 'Build with us' });
  expect(sections[0]?.text).toEqual({ en: 'One\ntwo' });
});

test('who reads a language that is missing is shown the default one, else what there is', () => {
  expect(writtenIn('ar', { ar: 'أ', en: 'a' })).toEqual({ text: 'أ', language: 'ar' });
  expect(writtenIn('ar', { fr: 'b', en: 'a' })).toEqual({ text: 'a', language: 'en' });
  expect(writtenIn('en', { fr: 'b' })).toEqual({ text: 'b', language: 'fr' });
  expect(writtenIn('en', {})).toBeNull();
});

test('what is missing in a language is what stands in another one, and words for a picture', () => {
  const written = {
    headline: { en: 'Hello' },
    sections: [
      { kind: 'about', title: {}, text: { ar: 'نص' }, picture: 'uploads/x.webp', alt: { en: 'A crane' } },
    ] as const,
  };
  expect(missingIn('en', written)).toEqual([{ part: 'text', section: 0 }]);
  expect(missingIn('ar', written)).toEqual([{ part: 'headline' }, { part: 'alt', section: 0 }]);
  expect(languagesOf(written)).toEqual(['en', 'ar']);
});

test('an address is made of the Latin letters of a name', () => {
  expect(careersSlugOf('Al-Futtaim & Élégance W.L.L.')).toBe('al-futtaim-elegance-w-l-l');
  expect(careersSlugOf('الخليج للإنشاءات')).toBe('');
  expect(careersSlugOf('مصرف QNB الوطني')).toBe('qnb');
  expect(careersSlugOf('Admin')).toBe('');
  expect(careersSlugOf('A1')).toBe('');
  const long = careersSlugOf('Gulf '.repeat(60));
  expect([long.length <= 52, careersSlug.safeParse(long).success]).toEqual([true, true]);
});

test('an address has three to sixty signs and is no word of the product', () => {
  const taken = ['abc', 'a'.repeat(60), ' Rawdat-2 ', '4x4'];
  const refused = ['ab', 'a'.repeat(61), 'a--b', '-ab', 'ab-', 'a b', 'قطر', 'jobs', 'API', 'a/b', 'a.b', ''];
  expect(taken.filter((slug) => !careersSlug.safeParse(slug).success)).toEqual([]);
  expect(refused.filter((slug) => careersSlug.safeParse(slug).success)).toEqual([]);
  expect(careersSlug.parse(' Rawdat-2 ')).toBe('rawdat-2');
});
