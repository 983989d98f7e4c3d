import { expect, test } from 'vitest';
import { dateFormat } from './locale.ts';

test('French writes the first of a month as its ordinal, English as any other day', () => {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const written = (locale: 'en' | 'fr', day: string) => dateFormat(locale, options).format(new Date(day));
  expect(written('fr', '2026-10-01')).toBe('1er octobre 2026');
  expect(written('fr', '2026-10-11')).toBe('11 octobre 2026');
  expect(written('en', '2026-10-01')).toBe('1 October 2026');
});
