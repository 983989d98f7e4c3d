import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Keys that are put together at run time, and from what. */
const builtKeys = [
  { prefix: 'reference_', from: 'a list of the specification and one of its values (`referenceKey`)' },
  { prefix: 'companies_activity_', from: 'the kind of an entry of a company’s activity' },
  { prefix: 'applications_history_', from: 'the kind of an entry of an application’s history' },
  { prefix: 'candidates_consent_', from: 'the purpose of a consent' },
  { prefix: 'news_', from: 'a kind of news, and what it says of its subject' },
  { prefix: 'imports_reason_', from: 'why a row of an import is refused' },
  { prefix: 'exports_column_', from: 'the columns of the exported applications' },
];

const words = new Set(
  filesOf('src', /(?<!\.test|\.gen)\.tsx?$/).flatMap(
    (path) => readFileSync(path, 'utf8').match(/\w+/g) ?? [],
  ),
);

test('every text is named in the code, or its name is built from data', () => {
  const unused = filesOf('src/locales/en', /\.json$/)
    .flatMap((path) => Object.keys(JSON.parse(readFileSync(path, 'utf8'))))
    .filter((key) => !key.startsWith('$') && !words.has(key))
    .filter((key) => !builtKeys.some(({ prefix }) => key.startsWith(prefix)));
  expect(unused).toEqual([]);
});

test('a text of a list of the specification names a list that exists', () => {
  const source = readFileSync('src/domain/reference/keys.ts', 'utf8');
  const lists = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, list]) => `reference_${list}_`);
  const keys = Object.keys(JSON.parse(readFileSync('src/locales/en/reference.json', 'utf8')));
  const loose = keys.filter((key) => !key.startsWith('$') && !lists.some((list) => key.startsWith(list)));
  expect(loose.filter((key) => !words.has(key))).toEqual([]);
});

/** What was done, as a log tells it. */
const ofLogs = /_(activity|audit)_/;

test('what takes a deed back is never called like what ends a dialog', () => {
  for (const locale of readdirSync('src/locales')) {
    const texts: [string, unknown][] = filesOf(`src/locales/${locale}`, /\.json$/).flatMap((path) =>
      Object.entries(JSON.parse(readFileSync(path, 'utf8'))),
    );
    const said = (end: string) =>
      new Set(texts.filter(([key]) => key.endsWith(`_${end}`) && !ofLogs.test(key)).map(([, text]) => text));
    expect([...said('undo').intersection(said('cancel'))], locale).toEqual([]);
    expect(said('undo').size, `${locale}: one word`).toBe(1);
  }
});

function filesOf(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${String(path).replaceAll('\\', '/')}`)
    .filter((path) => name.test(path));
}
