import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';

/** Where texts stand in the data, one beside the other, so that a new language is missed by the types. */
const writtenInLanguages = [
  'src/domain/locale-list.ts',
  'src/domain/reference/cities.ts',
  'src/domain/reference/languages.ts',
  'src/domain/reference/occupations/',
  'src/domain/reference/video-questions.ts',
  'src/server/demo/',
  'src/server/modules/content/articles/',
  'src/server/modules/content/faq/',
  'src/server/modules/content/first-content.ts',
  'src/server/modules/content/legal/',
  'src/domain/reference/fields-of-work.ts',
  // The languages that people speak, not those of the product.
  'src/web/forms/search-options.ts',
  // The languages that openings are written in.
  'src/domain/job-openings/opening-language.ts',
  'src/domain/cvs/words.ts',
  'src/web/features/cvs/look-words.ts',
  // The ends of web addresses.
  'src/domain/applications/reaches.ts',
  // A message in the language of the candidate, which the recruiter's page need not have.
  'src/domain/messages/gap-questions.ts',
];

test('the list of languages is that of the folders of texts', () => {
  expect(readdirSync('src/locales').sort()).toEqual([...locales].sort());
});

test('a language is named in the list of languages and where its texts stand, nowhere else', () => {
  const others = locales.slice(1).join('|');
  const named = new RegExp(`(?<![\\w$.-])(?:${others})(?![\\w$-])`);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|gen)\.tsx?$/.test(path))
    .filter((path) => !writtenInLanguages.some((start) => path.startsWith(start)));
  expect(files.filter((path) => named.test(withoutComments(readFileSync(path, 'utf8'))))).toEqual([]);
});

test('a currency is written into a text of every language or of none: most amounts bring their own', () => {
  const namedIn = (locale: string) =>
    readdirSync(`src/locales/${locale}`).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(`src/locales/${locale}/${file}`, 'utf8')))
        .filter(([, text]) => /QAR|ر\.ق\./.test(JSON.stringify(text)))
        .map(([key]) => key),
    );
  const [first, ...others] = locales;
  for (const locale of others) expect(namedIn(locale).sort()).toEqual(namedIn(first).sort());
});

function withoutComments(code: string): string {
  return code.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
}
