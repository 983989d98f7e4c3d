import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import pg from 'pg';
import { zoneWords } from '#domain/zones.ts';
import { embeddedConnection } from '#server/platform/database/embedded.ts';
import { machineText } from '#support/machine-language.ts';
import { productBundle } from '../../../scripts/bundle.mjs';

/** Written from the right to the left, with the plural forms of English. */
export const furtherLanguage = 'ur';
const copied = ['src', 'public', 'scripts', 'migrations', 'package.json', 'package-lock.json'];

/**
 * The product in a folder of its own that speaks one more language, added as CONTRIBUTING says: a line in the list and
 * a folder of texts. What stands in the data is translated where it is read.
 */
export async function buildWithFurtherLanguage(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mihna-language-'));
  const inside = (...path: string[]) => join(folder, ...path);
  for (const name of [...copied, 'tsconfig.json', 'vite.config.ts'])
    await cp(name, inside(name), { recursive: true });
  await symlink(resolve('node_modules'), inside('node_modules'));
  await cp('tests/support/machine-language.ts', inside('src/domain/machine-language.ts'));
  await change(inside('src/domain/locale-list.ts'), [
    [
      '] as const satisfies',
      `  { code: '${furtherLanguage}', name: 'اردو', direction: 'rtl', formats: '${furtherLanguage}' },\n] as const satisfies`,
    ],
    ['return texts[locale];', 'return texts[locale] ?? machineCopy(texts.en);'],
  ]);
  await change(inside('src/domain/locale-list.ts'), [
    [
      'interface LocaleEntry',
      "import { machineCopy } from './machine-language.ts';\n\ninterface LocaleEntry",
    ],
  ]);
  await cp(inside('src/locales/en'), inside('src/locales', furtherLanguage), { recursive: true });
  for (const name of await readdir(inside('src/locales', furtherLanguage)))
    await translate(inside('src/locales', furtherLanguage, name));
  await runIn(folder, [inside('scripts/texts.mjs')]);
  await Promise.all([
    runIn(folder, [inside('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error']),
    build({ ...(productBundle('dist') as BuildOptions), absWorkingDir: folder }),
  ]);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

type Message = string | { match: Record<string, string> }[];

async function translate(file: string): Promise<void> {
  const texts: Record<string, Message> = JSON.parse(await readFile(file, 'utf8'));
  const translated = Object.entries(texts).map(([key, text]) => [
    key,
    key.startsWith('$') ? text : inMachineWords(text),
  ]);
  await writeFile(file, JSON.stringify(Object.fromEntries(translated)));
}

function inMachineWords(text: Message): Message {
  if (typeof text === 'string') return machineText(text);
  return text.map(({ match, ...rules }) => ({
    ...rules,
    match: Object.fromEntries(Object.entries(match).map(([form, said]) => [form, machineText(said)])),
  }));
}

async function change(file: string, changes: [string, string][]): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} no longer holds ${from}`);
    text = text.replace(from, to);
  }
  await writeFile(file, text);
}

async function runIn(folder: string, args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args[0]} ended with code ${code}`);
}

/** Every text of the database in lower case: names and what people wrote stay as they are. */
export async function textsOfPeople(dataFolder: string): Promise<Written> {
  const client = new pg.Client(embeddedConnection(join(dataFolder, 'postgres')));
  await client.connect();
  try {
    const { rows: columns } = await client.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'ARRAY', 'jsonb', 'character varying')`,
    );
    const parts = columns.map(
      ({ table, column }) => `select "${column}"::text as said from "${table}" where "${column}" is not null`,
    );
    const { rows } = await client.query<{ said: string }>(parts.join(' union '));
    return new Written(rows.map(({ said }) => said.toLowerCase()));
  } finally {
    await client.end();
  }
}

/** What people wrote, and names that stand in every language as they are. */
export class Written {
  readonly #all: string;
  readonly #words: ReadonlySet<string>;
  constructor(texts: string[]) {
    this.#all = texts.join('\n');
    // A word alone counts only where it is of a name or a short line.
    const short = texts.filter((text) => text.length < 80);
    this.#words = new Set([...names, ...short.flatMap((text) => text.match(/[a-z]+/g) ?? [])]);
  }

  /** Whether the text, or these plain words of it, were written by somebody. */
  holds(text: string, words: string): boolean {
    if (this.#all.includes(text.toLowerCase())) return true;
    const said = words.toLowerCase();
    if (/[ ’'-]/.test(said)) return this.#all.includes(said);
    return said.split(/[^a-z]+/).every((word) => this.#words.has(word));
  }
}

const zones = Intl.supportedValuesOf('timeZone').flatMap(
  (zone) => `${zone} ${zoneWords(zone, 'en')}`.toLowerCase().match(/[a-z]+/g) ?? [],
);
const names = [
  ...['mihna', 'linkedin', 'facebook', 'instagram', 'twitter', 'whatsapp', 'youtube', 'chrome', 'pdf', 'qar'],
  ...['gmt', 'utc', 'english', 'français', ...zones],
];
