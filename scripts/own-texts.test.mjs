import { expect, test } from 'vitest';
import { ownTexts, ownTextsOfModules } from './own-texts.mjs';
import { row } from './text-modules.mjs';

const id = '/src/web/page.tsx';
const load = async (code) => {
  const plugin = ownTextsOfModules();
  const transformed = plugin.transform(code, id);
  return { transformed, loaded: await plugin.load(plugin.resolveId(ownTexts + id)) };
};

test('a module has the texts that it says in a module beside it, in every language, and no others', async () => {
  const { transformed, loaded } = await load(
    `import { m } from "#texts/messages.js";\nm.design_close(); m.design_close; m.nowhere();`,
  );
  expect(transformed.code).toContain(`import * as m from "${ownTexts}${id}";`);
  expect(loaded.code.match(/export const \w+/g)).toEqual(['export const design_close']);
  expect(loaded.code).toContain(`${row}(`);
});

test('what says no text is left as it is', () => {
  expect(ownTextsOfModules().transform('export const a = 1;', id)).toBeNull();
});
