import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#texts/runtime.js';
import { sourceText } from './source-texts.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

test('a source that has words of its own is in the letters of the page', () => {
  overwriteGetLocale(() => 'ar');
  for (const source of ['site', 'whatsapp', 'google', 'linkedin', 'facebook', 'instagram', 'by-hand-import'])
    expect(sourceText(source)).toMatch(/^[\p{Script=Arabic} ]+$/u);
  expect(sourceText('my-own-poster')).toBe('my-own-poster');
});
