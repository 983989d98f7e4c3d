// Each module of ours with the texts that it says itself.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localeList } from '../src/domain/locale-list.ts';
import { exportInRow, splitTexts } from './text-modules.mjs';

const locales = localeList.map(({ code }) => code);
/** What a module of ours calls its texts by, and the name under which it finds them. */
export const ownTexts = 'virtual:texts-of/';

/**
 * A plugin for Vite: each module brings the texts along that it says, and only them, so that a text which several say lies
 * in no file of its own, to be asked for by itself.
 */
export function ownTextsOfModules() {
  const keys = new Map();
  let texts;
  return {
    name: 'own-texts-of-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // A route has been taken apart by now: what its page says is not said by what leads to it.
    enforce: 'post',
    transform(code, id) {
      if (!allTexts.test(code)) return null;
      keys.set(id, [...new Set(code.matchAll(/\bm\.(\w+)/g).map(([, key]) => key))]);
      const said = `import * as m from ${JSON.stringify(ownTexts + id)};`;
      return { code: code.replace(allTexts, () => said), map: null };
    },
    resolveId: (id) => (id.startsWith(ownTexts) ? `\0${id}` : undefined),
    async load(id) {
      const owner = id.startsWith(`\0${ownTexts}`) && id.slice(ownTexts.length + 1);
      if (!owner) return;
      texts ??= readAllTexts();
      const known = await texts;
      const said = keys.get(owner).flatMap((key) => known.get(key)?.() ?? []);
      const registry = join(process.cwd(), 'generated/texts/registry.js');
      return {
        code: [`import * as registry from ${JSON.stringify(registry)};`, ...said].join('\n'),
        moduleSideEffects: false,
      };
    },
  };
}

const allTexts = /import \{ m \} from ['"]#texts\/messages\.js['"];?/;

/** Each text by its key, as what exports it. */
async function readAllTexts() {
  const areas = 'generated/texts/areas';
  const files = (await readdir(areas)).filter((name) => name.endsWith('.js'));
  const codes = await Promise.all(files.map((name) => readFile(join(areas, name), 'utf8')));
  return new Map(
    codes.flatMap((code) => splitTexts(code).map((key) => [key, () => exportInRow(code, key, locales)])),
  );
}
