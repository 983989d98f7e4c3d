import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, localeList } from '#domain/locale-list.ts';

/** What a control is called, and what it shows, where both are texts: `aria-label={m.a(…)} … > {m.b()}`. */
const named = /aria-label=\{m\.(\w+)\(/g;
const controls = new Set([
  'Button',
  'button',
  'LinkButton',
  'ButtonAnchor',
  'PageLink',
  'Link',
  'a',
  'summary',
]);
const shown = /^\s*(?:<[^<>]{1,80}>\s*)?\{m\.(\w+)\(/;

const pairs = readdirSync('src/web', { recursive: true })
  .map((name) => `src/web/${String(name)}`)
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    return [...source.matchAll(named)].flatMap(({ 1: name = '', index }) => {
      const tag =
        [...source.slice(Math.max(0, index - 600), index).matchAll(/<(\w+)[\s>]/g)].at(-1)?.[1] ?? '';
      if (!controls.has(tag)) return [];
      const rest = source.slice(index, index + 500);
      // The end of the opening tag: what a control shows begins there; one that ends at once shows nothing.
      const end = /\n\s*>\n|[^=]>\n/.exec(rest);
      if (!end || /\/>/.test(rest.slice(0, end.index + end[0].length))) return [];
      const [, text] = shown.exec(rest.slice(end.index + end[0].length)) ?? [];
      return text ? [{ path, name, text }] : [];
    });
  });

test('what a control shows stands in what it is called, in each language: who speaks to it says what they see', () => {
  expect(pairs.length).toBeGreaterThan(10);
  const apart = localeList.flatMap(({ code }) =>
    pairs
      .filter(
        ({ name, text }) =>
          !formsOf(name, code).some((form) => formsOf(text, code).some((seen) => form.includes(seen))),
      )
      .map(({ path, name, text }) => `${code} ${path}: ${text} is not in ${name}`),
  );
  expect(apart).toEqual([]);
});

const texts = new Map<Locale, Record<string, unknown>>(
  localeList.map(({ code }) => {
    const folder = `src/locales/${code}`;
    const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
    return [code, Object.assign({}, ...files)];
  }),
);

/** A text, or each of its plural forms. */
function formsOf(key: string, code: Locale): string[] {
  const text = texts.get(code)?.[key];
  const forms =
    typeof text === 'string'
      ? [text]
      : ((text as { match: object }[] | undefined) ?? []).flatMap(
          ({ match }) => Object.values(match) as string[],
        );
  return forms.map((form) => form.toLowerCase());
}
