import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string) =>
  globSync(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** What keeps the lines that somebody typed is somebody's text; what the product writes itself is named here. */
const ownWords = ['field-error', 'letter-preview-text'];

test('every block that keeps the lines of other people’s text takes its direction from that text', () => {
  const classes = read('src/web/**/*.css').flatMap(({ text }) =>
    [...text.matchAll(/^\.([\w-]+) \{([^}]*)\}/gm)]
      .filter(([, , body = '']) => /white-space: pre-(?:line|wrap)/.test(body))
      .map(([, name = '']) => name),
  );
  expect(classes).toContain('entry-text');
  const without = read('src/web/**/*.tsx').flatMap(({ path, text }) =>
    [...text.matchAll(/<\w+[^<>]*\sclassName="([^"]*)"[^<>]*>/g)]
      .filter(([tag, names = '']) => {
        const isBlock = names.split(' ').some((name) => classes.includes(name) && !ownWords.includes(name));
        return isBlock && !/\sdir=/.test(tag);
      })
      .map(([tag]) => `${path}: ${tag.replace(/\s+/g, ' ')}`),
  );
  expect(without).toEqual([]);
});

test('a phone and an address that are links are read from the left on every page', () => {
  const links = read('src/web/**/*.tsx').flatMap(({ path, text }) =>
    [...text.matchAll(/<a\b[^<]*href=\{`(?:tel|mailto):[^`]*`\}[^<>]*>\s*(?:<(?<within>\w+))?/g)].map(
      ({ 0: link, groups }) => ({
        link: `${path}: ${link.replace(/\s+/g, ' ')}`,
        isFromLeft: link.includes('dir="ltr"') || groups?.within === 'Ltr',
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({ isFromLeft }) => !isFromLeft).map(({ link }) => link)).toEqual([]);
});
