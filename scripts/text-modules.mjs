// What Paraglide compiled, one file a message, put together: a module for each file of texts, and one file of types.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { localeList } from '../src/domain/locale-list.ts';
import { withFirmHyphens } from '../src/domain/text/spacing.ts';

const heads = [
  "import * as registry from '../registry.js'",
  "import { getLocale, experimentalStaticLocale } from '../runtime.js';",
];

/** The few texts whose key a form or a list knows only at run time: `validation.js`, `reference.js`, `news.js` … */
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
  { name: 'opening-tags', file: 'reference', prefixes: ['reference_opening_tag_'] },
  { name: 'opening-editor', file: 'job-openings-editor', prefixes: ['job_openings_editor_'] },
  { name: 'activity', file: 'companies', prefixes: ['companies_activity_'] },
];

/**
 * The few texts that a page shows in another language than its own: `other-languages.js`. Of every other text the browser
 * has the page's language alone.
 */
const inOtherLanguages = [
  'careers_kind_about',
  'careers_kind_benefits',
  'careers_kind_hiring',
  'careers_kind_work',
  'companies_preview_position',
  'letters_application_status_changed_text',
  'letters_application_status_changed_text_rejected',
  'letters_application_status_changed_words',
  'letters_unsubscribe',
];

/** Path below `generated/texts` → code, from Paraglide's `pieces` and the texts of the base locale by file. */
export function modulesOf(pieces, files, locales) {
  const modules = new Map();
  const types = [plainTypes];
  const lists = [];
  for (const [file, texts] of files) {
    const keys = Object.keys(texts).filter((key) => !key.startsWith('$'));
    const messages = keys.map((key) => ({ key, ...read(pieces, key) }));
    modules.set(`areas/${file}.js`, [...heads, ...messages.map(textOf)].join('\n'));
    types.push(...messages.map(({ key, inputs }) => declare(key, inputs, texts[key])));
    lists.push(`export * from './areas/${file}.js';`);
  }
  // Nothing happens when a module is read: a bundler drops the texts that nobody names.
  modules.set('areas/package.json', '{ "type": "module", "sideEffects": false }\n');
  modules.set('all.js', lists.join('\n'));
  modules.set('messages.js', "export * from './all.js';\nexport * as m from './all.js';\n");
  modules.set('all.d.ts', types.join('\n'));
  modules.set('messages.d.ts', "export * from './all.js';\nexport * as m from './all.js';\n");
  // What the server and its letters ask in the language of who reads it.
  modules.set('any-language.js', "export * as m from './all.js';\n");
  modules.set('any-language.d.ts', declareAnyLanguage(locales));
  modules.set('other-languages.js', inOtherLanguages.map((key) => exportOf(key, files)).join(''));
  modules.set('other-languages.d.ts', declareOtherLanguages());
  for (const { name, file = name, prefixes = [''] } of lookups) {
    const keys = Object.keys(files.get(file)).filter((key) =>
      prefixes.some((prefix) => key.startsWith(prefix)),
    );
    modules.set(`${name}.js`, `export {\n  ${keys.join(',\n  ')},\n} from './areas/${file}.js';\n`);
    modules.set(`${name}.d.ts`, `export {\n  ${keys.join(',\n  ')},\n} from './all.js';\n`);
  }
  modules.set('runtime.js', pieces.get('runtime.js'));
  modules.set('registry.js', ownDigits + keepPluralRules(pieces.get('registry.js')) + apart);
  return modules;
}

/** The languages that are written from the right, and those from the left. */
const fromRight = codesOf('rtl');
const fromLeft = codesOf('ltr');
const spaced = localeList.filter((entry) => entry.isSpaced).map(({ code }) => code);

function codesOf(wanted) {
  return localeList.filter(({ direction }) => direction === wanted).map(({ code }) => code);
}

const mark = '// text ';

function exportOf(key, files) {
  const [file] = [...files].find(([, texts]) => key in texts) ?? [];
  if (!file) throw new Error(`There is no text ${key}`);
  return `export { ${key} } from './areas/${file}.js';\n`;
}

/** The code of one text of such a module, with what it needs; without a key, the keys of all its texts. */
export function splitTexts(code, key) {
  const [head, ...texts] = code.split(`\n${mark}`);
  const keyOf = (text) => text.slice(0, text.indexOf('\n'));
  if (key === undefined) return texts.map(keyOf);
  return `${head}\n// ${texts.find((text) => keyOf(text) === key)}`;
}

/**
 * The same text with its languages in a row, in the order in which they are named, as what a function is given that nobody
 * wrote: `language-trees.mjs` puts one of them in its place.
 */
export function textInRow(code, key, locales) {
  return `${heads[0]}\n${exportInRow(code, key, locales)}`;
}

/** Its export alone, for a module of its own. */
export function exportInRow(code, key, locales) {
  const [, text] = splitTexts(code, key).split(`\n// ${key}\n`);
  const forms = locales.map((locale) => {
    const name = `const ${locale}_${key} = `;
    const start = text.indexOf(name);
    const end = text.indexOf('\n};', start);
    if (start === -1 || end === -1) throw new Error(`The compiled text ${key} has no function for ${locale}`);
    return text.slice(start + name.length, end + 2);
  });
  return `export const ${key} = /* @__PURE__ */ ${row}(${forms.join(', ')});`;
}

/** The name of that function: no other code has one like it. */
export const row = '__textInLanguages';

/** A message's code without comments and imports, and the type of what it takes. */
function read(pieces, key) {
  const code = pieces.get(`messages/${key}.js`);
  const inputs = /@typedef \{(\{.*\})\} \w+Inputs \*\//.exec(code ?? '')?.[1];
  if (!inputs) throw new Error(`The compiled text ${key} has changed its form`);
  const bare = code
    .replace(/^\/\*\*\n[\s\S]*?^\*\/\n/m, '')
    .replace(/\/\*(?: eslint-disable|\* @type(?:def)? .*?) \*\/ ?/g, '')
    .trim();
  const rest = heads.reduce((text, head) => text.replace(head, ''), bare);
  if (/^import /m.test(rest)) throw new Error(`The compiled text ${key} imports something else`);
  return { inputs, code: fromLeft.reduce(besides, fromRight.reduce(setApart, rest.trim())) };
}

/**
 * In a line from the right, what is put into a text keeps its own order: each value of such a language is set apart, and
 * each sample of a path, an address or markup in its own words. Its figures, which are no part of a name or an address, are
 * written in the digits of the reader, and stand on the line of what they count.
 */
function setApart(code, locale) {
  return inPieces(code, locale, 'apart', (words, before, after) =>
    withFirmBlanks(words, before, after)
      .split(sample)
      .map((part, place) => (place % 2 ? `\\u2066${part}\\u2069` : withFigures(part)))
      .join(''),
  ).replace(
    /\$\{registry\.apart\((i\?\.\w+)\)\}\$\{registry\.figure\("%"\)\}|\$\{registry\.figure\("([^"]+)%"\)\}/g,
    (_, value, figure) => `\${registry.share(${value ?? JSON.stringify(figure)})}`,
  );
}

/** `[words](/jobs-pool)`, `{{name}}`, `https://`, `/help-and-faq#…`, `/16`: their signs at an end would go to the other one. */
const sample =
  /(\[[^\]\s]*\]\([^)\s]*\)|\{\{[^{}]*\}\}|https?:\/\/[^\s،؛؟«»()`]*(?<![.:])|(?<![\w.:/…-])\/[\w…][\w/.#?=&…-]*(?<!\.))/;

/** `30 يومًا`, `{count} طلبًا`, `{amount} ر.ق.`: the blank of a figure before its unit does not break. */
function withFirmBlanks(words, before = '', after = '') {
  const counted = words.replace(/(?<=(?<![\w./:])\d+(?:[.,]\d+)?) (?=\p{Script=Arabic})/gu, '\u00a0');
  const begun = figures.test(before) ? counted.replace(/^ (?=\p{Script=Arabic})/u, '\u00a0') : counted;
  return after.includes('i?.currency') ? begun.replace(/ $/, '\u00a0') : begun;
}

/** What is a figure wherever it is put into a text. */
const figures = /i\?\.(?:count|number|days|hours|minutes|months|people|seconds|total|years)\b/;

/**
 * In a line from the left, what is put into it and has words from the right turns nothing around it; where signs keep with
 * the word before them, so do hyphens with the word behind them.
 */
function besides(code, locale) {
  const isSpaced = spaced.includes(locale);
  return inPieces(code, locale, 'beside', (words) =>
    isSpaced ? withFirmHyphens(words).replaceAll('\u2060', '\\u2060') : words,
  );
}

function inPieces(code, locale, call, ofWords) {
  const start = code.indexOf(`const ${locale}_`);
  if (start === -1) return code;
  const end = code.indexOf('\n};', start);
  const text = code.slice(start, end).replace(/`(?:[^`\\]|\\.)*`/g, (template) =>
    template
      .split(/(\$\{i\?\.\w+\})/)
      .map((part, place, all) =>
        place % 2
          ? `\${registry.${call}(${part.slice(2, -1)})}`
          : ofWords(part, all[place - 1], all[place + 1]),
      )
      .join(''),
  );
  return code.slice(0, start) + text + code.slice(end);
}

function withFigures(words) {
  return words.replace(figure, (found) => `\${registry.figure(${JSON.stringify(found)})}`);
}

/** A figure, with a sign of per cent, which may stand behind a value as well: not MP4, not 203.0.113.0/24. */
const figure = /(?<![\w./:,])\d+(?:[,:]\d+)*(?:\.\d+)?%?(?![\d.,:]*[\w/]|\.\d)|%/g;

const textOf = ({ key, code }) => `${mark}${key}\n${code}`;

/**
 * A share of a hundred keeps its sign at the side of its last digit, whatever stands before it, unless its digits are ٠–٩.
 * Figures, words from the right and addresses need no signs (U+2068 … U+2069); an address with them would lead elsewhere.
 */
const apart = `
export { inDigits as figure };
export function apart(value) {
  if (typeof value === 'number') return inDigits(value);
  const text = String(value);
  const plain = /^[\\d.,:]*$|^https?:|^\\u2068.*\\u2069$|^[\\d.,:؛،؟\\s\\u0590-\\u08ff]*$/;
  return plain.test(text) ? text : \`\\u2068\${text}\\u2069\`;
}
export function share(value) {
  const text = inDigits(\`\${value}%\`);
  return /\\d/.test(text) ? \`\\u2068\${text}\\u2069\` : text;
}
export function beside(value) {
  return /[\\u0590-\\u08ff]/.test(value) && !/^\\u2068.*\\u2069$/.test(value) ? \`\\u2068\${value}\\u2069\` : value;
}
`;

const ownDigits = "import { inDigits } from '#domain/digits.ts';\n";

const plainTypes = `import type { LocalizedString } from './runtime.js';
type Plain = (inputs?: {}) => LocalizedString;
type Text<Inputs> = (inputs: Inputs) => LocalizedString;
type Value = NonNullable<unknown>;`;

function declareAnyLanguage(locales) {
  return `import type * as texts from './all.js';
type Text = (inputs: never) => unknown;
export type InLanguage<Said extends Text> = (
  ...given: [...Parameters<Said>, options?: { locale?: ${locales.map((locale) => `'${locale}'`).join(' | ')} }]
) => ReturnType<Said>;
export declare const m: { readonly [Key in keyof typeof texts]: InLanguage<(typeof texts)[Key]> };
`;
}

function declareOtherLanguages() {
  const lines = inOtherLanguages.map(
    (key) => `export declare const ${key}: InLanguage<typeof texts.${key}>;\n`,
  );
  return `import type * as texts from './all.js';
import type { InLanguage } from './any-language.js';
${lines.join('')}`;
}

function declare(key, inputs, text) {
  const type = inputs === '{}' ? 'Plain' : `Text<${inputs.replaceAll('NonNullable<unknown>', 'Value')}>`;
  const says =
    typeof text === 'string' ? `/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n` : '';
  return `${says}export declare const ${key}: ${type};`;
}

/** The compiled texts make plural rules anew for each text, which takes longer than the rest of it. */
function keepPluralRules(code) {
  const made = 'new Intl.PluralRules(locale, options)';
  if (!code.includes(made)) throw new Error(`registry.js has changed: it no longer holds ${made}`);
  const kept = `const pluralRules = new Map();
function pluralRulesOf(locale, options) {
  const name = locale + JSON.stringify(options ?? {});
  let rules = pluralRules.get(name);
  if (!rules) pluralRules.set(name, (rules = ${made}));
  return rules;
}
`;
  return `${code.replace(made, 'pluralRulesOf(locale, options)')}\n${kept}`;
}

/** Writes what changed, each file whole, and removes what is no longer made: others may read meanwhile. */
export async function keepModules(outdir, modules) {
  for (const [name, code] of modules) {
    const path = join(outdir, name);
    if ((await readFile(path, 'utf8').catch(() => undefined)) === code) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.${process.pid}`, code);
    await rename(`${path}.${process.pid}`, path);
  }
  for (const entry of await readdir(outdir, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(join(outdir, '/').length);
    if (entry.isFile() && !modules.has(name)) await rm(join(outdir, name), { force: true });
  }
}
