// Compiles src/locales/{locale}/*.json to typed messages in generated/texts; fails when a locale lacks a key.
// What was compiled last is not compiled again.
import './help.mjs';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { listNews } from './news.mjs';
import { generateRoutes } from './routes.mjs';

const baseLocale = 'en';
const locales = (await readdir('src/locales')).sort();
const project = 'generated/project.inlang';
const outdir = 'generated/texts';
const mark = 'generated/texts.sources';

export async function compileTexts() {
  await listNews();
  const files = (await readdir('src/locales/en')).filter((name) => name.endsWith('.json')).sort();
  const sources = await hashOf(files);
  const known = await readFile(mark, 'utf8').catch(() => '');
  if (known === sources && existsSync(`${outdir}/registry.js`)) return;
  await refuseGaps(files);
  await rm(mark, { force: true });
  await mkdir(project, { recursive: true });
  const settings = {
    baseLocale,
    locales,
    modules: ['../node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': { pathPattern: files.map((name) => `../src/locales/{locale}/${name}`) },
  };
  await writeFile(`${project}/settings.json`, JSON.stringify(settings, null, 2));
  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    project: `./${project}`,
    outdir: `./${outdir}`,
    outputStructure: 'message-modules',
    strategy: ['globalVariable', 'baseLocale'],
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
    cleanOutdir: true,
  });
  await keepPluralRules();
  await writeLookups();
  await writeFile(mark, sources);
}

/** Of every text, and of what compiles them. */
async function hashOf(files) {
  const hash = createHash('sha256');
  const makers = ['scripts/texts.mjs', 'node_modules/@inlang/paraglide-js/package.json'];
  const paths = locales.flatMap((locale) => files.map((name) => `src/locales/${locale}/${name}`));
  for (const path of [...makers, ...paths])
    hash.update(path).update(await readFile(path).catch(() => 'missing'));
  return hash.digest('hex');
}

const lookups = [
  { name: 'validation' },
  { name: 'reference' },
  { name: 'news' },
  {
    name: 'asked',
    file: 'reference',
    prefixes: ['industry', 'employees', 'visa', 'proficiency', 'driving_licence'].map(
      (list) => `reference_${list}_`,
    ),
  },
  { name: 'opening-editor', file: 'job-openings-editor', prefixes: ['job_openings_editor_'] },
  { name: 'activity', file: 'companies', prefixes: ['companies_activity_'] },
];

/** `validation.js`, `reference.js`, `news.js`, `asked.js`, `activity.js`, `opening-editor.js`: the few texts whose key a form or a list knows only at run time. */
async function writeLookups() {
  for (const { name, file = name, prefixes = [''] } of lookups) {
    const texts = JSON.parse(await readFile(`src/locales/en/${file}.json`, 'utf8'));
    const keys = Object.keys(texts).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
    const lines = keys.map((key) => `export { ${key} } from './messages/${key}.js';`);
    await writeFile(`generated/texts/${name}.js`, `${lines.join('\n')}\n`);
  }
}

/** The compiled texts make plural rules anew for each text, which takes longer than the rest of it. */
async function keepPluralRules() {
  const path = 'generated/texts/registry.js';
  const code = await readFile(path, 'utf8');
  const made = 'new Intl.PluralRules(locale, options)';
  if (!code.includes(made)) throw new Error(`${path} has changed: it no longer holds ${made}`);
  const kept = `const pluralRules = new Map();
function pluralRulesOf(locale, options) {
  const name = locale + JSON.stringify(options ?? {});
  let rules = pluralRules.get(name);
  if (!rules) pluralRules.set(name, (rules = ${made}));
  return rules;
}
`;
  await writeFile(path, `${code.replace(made, 'pluralRulesOf(locale, options)')}\n${kept}`);
}

async function refuseGaps(files) {
  const seen = new Map();
  const gaps = [];
  for (const file of files) {
    const texts = await Promise.all(
      locales.map(async (locale) =>
        JSON.parse(await readFile(`src/locales/${locale}/${file}`, 'utf8').catch(() => '{}')),
      ),
    );
    const keys = new Set(texts.flatMap((text) => Object.keys(text)));
    for (const key of keys) {
      if (seen.has(key)) gaps.push(`${key} stands in both ${seen.get(key)} and ${file}`);
      seen.set(key, file);
      locales.forEach((locale, index) => {
        if (!texts[index][key]) gaps.push(`${locale}/${file} lacks ${key}`);
      });
    }
  }
  if (gaps.length > 0) throw new Error(`The texts are incomplete:\n  ${gaps.join('\n  ')}`);
}

if (import.meta.main) {
  await compileTexts();
  await generateRoutes();
  process.exit(0);
}
