import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { inEachLanguage, inNoLanguage } from './language-trees.mjs';
import { row } from './text-modules.mjs';

const byLanguage = new Set(['assets/page-1.js', 'assets/part-2.js']);
/** A text as the build has it before its languages are taken apart. */
const text = (named) => `${row}(${locales.map((locale) => `()=>\`${named} 🙂 ${locale} مهنة\``).join(',')})`;
const readIn = (wanted, code) => new Map(inEachLanguage(code, 'assets/page-1.js', byLanguage)).get(wanted);

test.each(locales)('a file has each text in one language, wherever it stands: %s', (locale) => {
  const said = (named) => `()=>\`${named} 🙂 ${locale} مهنة\``;
  const code = `const a=${text('a')},b=${text('b')}();x(${text('c')},{d:${text('d')}}),e=f??${text('e')};`;
  expect(readIn(locale, code)).toBe(
    `const a=${said('a')},b=(${said('b')})();x((${said('c')}),{d:(${said('d')})}),e=f??(${said('e')});`,
  );
});

test('a file names those of its own language beside it, and what stands once above it', () => {
  const code =
    'import{a}from"./packages-3.js";import"./part-2.js";export*from"./packages-3.js";' +
    'const d=["assets/part-2.js","assets/packages-3.js","assets/page.css"];' +
    'import(`./part-2.js`);import(`./packages-3.js`);import(e);f("./packages-3.js");';
  expect(readIn('ar', code)).toBe(
    'import{a}from"../packages-3.js";import"./part-2.js";export*from"../packages-3.js";' +
      'const d=["assets/ar/part-2.js","assets/packages-3.js","assets/page.css"];' +
      `${later('"./part-2.js"', '`./part-2.js`')};${later('"../packages-3.js"')};import(e);f("./packages-3.js");`,
  );
});

test('what a file imports later is asked for before it is imported, where it stands once, too', () => {
  expect(inNoLanguage('x(await import(`./heavy-4.js`),import(e))', 'assets/packages-3.js')).toBe(
    `x(await ${later('"./heavy-4.js"', '`./heavy-4.js`')},import(e))`,
  );
});

function later(address, said = address) {
  return `globalThis.arrived(${address},import.meta.url).then(()=>import(${said}))`;
}

test('a text that is not given in each language, or in a way that is not known, ends the build', () => {
  expect(() => readIn('en', `const a=${row}(()=>"a");`)).toThrow('without each language');
  expect(() => readIn('en', `const a=${row};a(()=>"a");`)).toThrow('a way that is not known');
});
