// Writes the list of all news from the files that define it, so that a new kind is a file and its words.
import { readdir, readFile, writeFile } from 'node:fs/promises';

const folder = 'src/server/modules/notifications/news';

export async function listNews() {
  const found = [];
  for (const file of (await readdir(folder)).filter((name) => /(?<!\.gen|\.test)\.ts$/.test(name)).sort()) {
    const code = await readFile(`${folder}/${file}`, 'utf8');
    const names = [...code.matchAll(/^export const (\w+) = defineNews\(/gm)].map(([, name]) => name);
    if (names.length > 0) found.push({ file, names });
  }
  const imports = found.map(({ file, names }) => `import { ${names.join(', ')} } from './${file}';`);
  const all = found.flatMap(({ names }) => names);
  const list = `export const all: News[] = [${all.join(', ')}];`;
  const lines = ["import type { News } from './news.ts';", ...imports, list];
  await writeFile(`${folder}/all.gen.ts`, `${lines.join('\n')}\n`);
}
