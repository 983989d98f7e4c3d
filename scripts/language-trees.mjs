// The browser's files by language: of each text a page has the one of its own language, and no other.
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { localeList } from '../src/domain/locale-list.ts';
import { laterImport } from './arriving-files.mjs';
import { row, splitTexts, textInRow } from './text-modules.mjs';

const locales = localeList.map(({ code }) => code);
const folder = 'assets/';
/** The files are made by these lines, too: with them their names change. */
const ownCode = readFileSync(import.meta.filename, 'utf8');
/** What the server's bundle imports: the names of the files that stand once for each language. */
const listed = 'virtual:files-by-language';

/**
 * A plugin for Vite: in the browser's files each text is a module of its own again, so that a page loads its own alone; its
 * languages stand in a row, save where a page asks for another language than its own (`other-languages.js`).
 */
export function singleTexts() {
  return {
    name: 'single-texts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    async load(id) {
      const [, path, name, query] =
        /^(.*\/generated\/texts\/(?:areas\/)?([\w-]+)\.js)(?:\?(.*))?$/.exec(id) ?? [];
      const isArea = path?.includes('/areas/');
      if (!isArea && name !== 'other-languages') return;
      const code = await readFile(path, 'utf8');
      const asked = new URLSearchParams(query);
      const key = asked.get('text');
      return {
        code: isArea ? textsOf(code, name, key, asked.has('all')) : inAll(code),
        moduleSideEffects: false,
      };
    },
  };
}

function textsOf(code, file, key, isInAll) {
  if (key) return isInAll ? splitTexts(code, key) : textInRow(code, key, locales);
  return splitTexts(code)
    .map((one) => `export { ${one} } from './${file}.js?text=${one}';`)
    .join('\n');
}

const inAll = (code) => code.replace(/\{ (\w+) \} from '(.+)';/g, "{ $1 } from '$2?text=$1&all';");

/**
 * A plugin for Vite: writes each file that holds texts, or leads to one that does, once for each language
 * (`assets/ar/name-hash.js`); what leads to none stays where it is. A name changes with the texts of any language: its hash
 * is that of the file before.
 */
export function languageTrees() {
  let byLanguage = new Set();
  return {
    name: 'language-trees',
    resolveId: (id) => (id === listed ? `\0${listed}` : undefined),
    load: (id) => (id === `\0${listed}` ? `export default ${JSON.stringify([...byLanguage])};` : undefined),
    augmentChunkHash: () => ownCode,
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        byLanguage = findByLanguage(chunks);
        await Promise.all(chunks.map((chunk) => writeTrees(dir, chunk, byLanguage)));
      },
    },
  };
}

/** The names of the files with texts, and of those that lead to them. */
function findByLanguage(chunks) {
  const found = new Set(chunks.filter(({ code }) => code.includes(row)).map(({ fileName }) => fileName));
  const importers = new Map();
  for (const { fileName, imports, dynamicImports } of chunks) {
    for (const imported of [...imports, ...dynamicImports])
      importers.set(imported, [...(importers.get(imported) ?? []), fileName]);
  }
  for (const name of found) for (const importer of importers.get(name) ?? []) found.add(importer);
  return found;
}

async function writeTrees(dir, { fileName, code }, byLanguage) {
  if (!byLanguage.has(fileName)) return writeFile(join(dir, fileName), inNoLanguage(code, fileName));
  if (!fileName.startsWith(folder))
    throw new Error(`${fileName} holds texts and stands outside of ${folder}`);
  for (const [locale, said] of inEachLanguage(code, fileName, byLanguage)) {
    const path = join(dir, inTree(fileName, locale));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, said);
  }
  await rm(join(dir, fileName));
}

const inTree = (fileName, locale) => `${folder}${locale}/${fileName.slice(folder.length)}`;

/** A file's code in each language: of each text one form, and each other file where it stands for that language. */
export function inEachLanguage(code, fileName, byLanguage) {
  const changes = changesOf(code, fileName, byLanguage);
  return locales.map((locale, index) => {
    const whole = changed(code, changes, index, locale);
    if (whole.includes(row)) throw new Error(`${fileName} names its texts in a way that is not known`);
    return [locale, whole];
  });
}

/** The code of a file that stands once for all languages: what it imports later is waited for, too. */
export function inNoLanguage(code, fileName) {
  const changes = [];
  new Visitor({
    ImportExpression(node) {
      changes.push(...laterImportOf(node, addressIn(node.source)));
    },
  }).visit(readProgram(fileName, code));
  return changed(code, changes.sort(inOrder));
}

function changed(code, changes, index, locale) {
  const pieces = [];
  let at = 0;
  for (const { start, end, said } of changes) {
    pieces.push(code.slice(at, start), said(index, locale));
    at = end;
  }
  return pieces.join('') + code.slice(at);
}

const inOrder = (one, other) => one.start - other.start;

function laterImportOf({ start, end }, address) {
  if (!address?.startsWith('.')) return [];
  return [
    { start, end: start, said: () => laterImport.begin(JSON.stringify(address)) },
    { start: end, end, said: () => laterImport.end },
  ];
}

function readProgram(fileName, code) {
  const { program, errors } = parseSync(fileName, code);
  if (errors.length > 0) throw new Error(`${fileName} can't be read: ${errors[0].message}`);
  return program;
}

/** What a file says otherwise in each language, from its beginning to its end. */
function changesOf(code, fileName, byLanguage) {
  const changes = [];
  const change = ({ start, end }, said) => changes.push({ start, end, said });
  const addressOf = (source) => {
    const address = addressIn(source);
    return address?.startsWith('./') && !byLanguage.has(folder + address.slice(2)) ? `.${address}` : address;
  };
  const readSource = ({ source }) => {
    const address = addressOf(source);
    if (address?.startsWith('../')) change(source, () => JSON.stringify(address));
  };
  const readLater = (node) => {
    changes.push(...laterImportOf(node, addressOf(node.source)));
    readSource(node);
  };
  const bare = new Set();
  const noteBare = ({ init }) => void bare.add(init && placeOf(init));
  new Visitor({
    ImportDeclaration: readSource,
    ExportNamedDeclaration: readSource,
    ExportAllDeclaration: readSource,
    ImportExpression: readLater,
    Literal(node) {
      if (byLanguage.has(node.value)) change(node, (_index, locale) => `"${inTree(node.value, locale)}"`);
    },
    // Anywhere else a function that is put in needs brackets.
    VariableDeclarator: noteBare,
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== row) return;
      const forms = node.arguments.map(({ start, end }) => code.slice(start, end));
      if (forms.length !== locales.length) throw new Error(`${fileName} has a text without each language`);
      const isBare = bare.has(placeOf(node));
      change(node, (index) => (isBare ? forms[index] : `(${forms[index]})`));
    },
  }).visit(readProgram(fileName, code));
  return changes.sort(inOrder);
}

const placeOf = ({ start, end }) => `${start} ${end}`;

/** The minifier writes the address of an import between backticks, too. */
function addressIn(node) {
  if (node?.type === 'TemplateLiteral')
    return node.quasis.length === 1 ? node.quasis[0].value.cooked : undefined;
  return node?.type === 'Literal' ? node.value : undefined;
}
