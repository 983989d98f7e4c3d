// Compiles src/locales/{locale}/*.json to typed messages in generated/texts, a module for each file; fails when a locale
// lacks a key. Does nothing where the texts are those that were compiled last.
import './help.mjs';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { listNews } from './news.mjs';
import { generateRoutes } from './routes.mjs';
import { keepModules, modulesOf } from './text-modules.mjs';

const baseLocale = 'en';
const project = 'generated/project.inlang';
const outdir = 'generated/texts';
const mark = 'generated/texts.sources';
/** What is made of the texts depends on these, too. */
const makers = [
  'scripts/texts.mjs',
  'scripts/text-modules.mjs',
  'src/domain/locale-list.ts',
  'src/domain/text/spacing.ts',
  'node_modules/@inlang/paraglide-js/package.json',
  'node_modules/@inlang/plugin-message-format/package.json',
];

export async function compileTexts() {
  await listNews();
  const locales = await readLocales();
  const hash = await hashOf(locales);
  const known = await readFile(mark, 'utf8').catch(() => '');
  if (known === hash && existsSync(`${outdir}/messages.js`)) return;
  refuseGaps(locales);
  await rm(mark, { force: true });
  const pieces = await compilePieces(locales);
  await keepModules(outdir, modulesOf(pieces, locales.get(baseLocale), [...locales.keys()]));
  await writeFile(mark, hash);
}

/** Locale → name of its file, without `.json` → key → text. */
async function readLocales() {
  const locales = new Map();
  for (const locale of (await readdir('src/locales')).sort()) {
    const files = new Map();
    for (const name of (await readdir(`src/locales/${locale}`)).sort()) {
      if (!name.endsWith('.json')) continue;
      files.set(name.slice(0, -5), JSON.parse(await readFile(`src/locales/${locale}/${name}`, 'utf8')));
    }
    locales.set(locale, files);
  }
  return locales;
}

async function hashOf(locales) {
  const hash = createHash('sha256');
  for (const [locale, files] of locales) hash.update(JSON.stringify([locale, ...files]));
  for (const file of makers) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** Paraglide's files by their path, each message one of its own; what it would write is kept in memory. */
async function compilePieces(locales) {
  const { compile } = await import('@inlang/paraglide-js');
  await mkdir(project, { recursive: true });
  const settings = {
    baseLocale,
    locales: [...locales.keys()],
    modules: ['../node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': {
      pathPattern: [...locales.get(baseLocale).keys()].map((name) => `../src/locales/{locale}/${name}.json`),
    },
  };
  await writeFile(`${project}/settings.json`, JSON.stringify(settings, null, 2));
  const pieces = new Map();
  await compile({
    project: `./${project}`,
    outdir: `./${outdir}`,
    fs: await inMemory(pieces),
    outputStructure: 'message-modules',
    strategy: ['globalVariable', 'baseLocale'],
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
    cleanOutdir: false,
  });
  return pieces;
}

/** Node's files, save that what is written to `outdir` goes to `pieces`. */
async function inMemory(pieces) {
  const { default: fs } = await import('node:fs');
  const { relative, resolve } = await import('node:path');
  const pathIn = (path) => relative(resolve(outdir), resolve(path));
  const writeFile = async (path, content, options) =>
    pathIn(path).startsWith('..')
      ? fs.promises.writeFile(path, content, options)
      : void pieces.set(pathIn(path), content);
  return { ...fs, promises: { ...fs.promises, writeFile } };
}

function refuseGaps(locales) {
  const gaps = [];
  const seen = new Map();
  const files = [...locales.get(baseLocale).keys()];
  for (const file of files) {
    const texts = [...locales].map(([locale, all]) => [locale, all.get(file) ?? {}]);
    for (const key of new Set(texts.flatMap(([, text]) => Object.keys(text)))) {
      if (seen.has(key)) gaps.push(`${key} stands in both ${seen.get(key)}.json and ${file}.json`);
      seen.set(key, file);
      for (const [locale, text] of texts) if (!text[key]) gaps.push(`${locale}/${file}.json lacks ${key}`);
    }
  }
  if (gaps.length > 0) throw new Error(`The texts are incomplete:\n  ${gaps.join('\n  ')}`);
}

if (import.meta.main) {
  await compileTexts();
  await generateRoutes();
  process.exit(0);
}
