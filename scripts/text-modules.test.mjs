import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitTexts } from './text-modules.mjs';

const areas = readdirSync('generated/texts/areas').filter((name) => name.endsWith('.js'));

test('the texts of a language file are one module', () => {
  const files = readdirSync('src/locales/en').map((name) => name.replace(/json$/, 'js'));
  expect(areas.sort()).toEqual(files.sort());
});

test('a text stands alone in what the browser loads, whole and with nothing of another', () => {
  for (const name of areas) {
    const code = readFileSync(`generated/texts/areas/${name}`, 'utf8');
    const keys = splitTexts(code);
    expect(keys).toEqual(Object.keys(JSON.parse(readFileSync(`src/locales/en/${name.slice(0, -3)}.json`))));
    for (const key of keys) {
      const exported = [...splitTexts(code, key).matchAll(/^export const (\w+)/gm)].map(([, found]) => found);
      expect(exported).toEqual([key]);
    }
  }
});
