import { sheetLimits } from './inspect-sheet.ts';

type Value = null | boolean | number | string | Value[] | { [key: string]: Value };

const deepest = 4;
const headSigns = 80;
/** Objects that are the person of a row, and what merely names another object. */
const people: ReadonlySet<string> = new Set(['candidate', 'person', 'applicant', 'contact', 'profile']);
const names: ReadonlySet<string> = new Set(['name', 'title', 'text', 'label']);
/** Moments as milliseconds, from 2001 to 2286: what programs that write JSON often have for days. */
const milliseconds = { from: 1e12, until: 1e13 };

/** Whether a text begins as lists and objects of JSON do. A head may be `[ID]` or `{name}`, too: no key stands there without quotes. */
export function isJson(text: string): boolean {
  return /^[\s[]{0,1000}\{\s{0,1000}["}]|^\[{1000}/.test(text);
}

/**
 * The rows of a JSON file, the first of them its heads: of a list of objects, wherever the file holds its longest, or of an
 * object on each line. What lies within an object has a column of its own; of a list of objects the first counts. Throws for
 * what is neither.
 */
export function* rowsOfJson(text: string): Generator<string[]> {
  // One more than are read says that there are too many.
  const found = entriesOf(text)
    .slice(0, sheetLimits.rows + 1)
    .map((entry) => leavesOf(entry));
  const paths = [...new Set(found.flatMap((leaves) => [...leaves.keys()]))].slice(0, sheetLimits.columns);
  if (paths.length === 0) return;
  yield headsOf(paths);
  for (const leaves of found) yield paths.map((path) => leaves.get(path) ?? '');
}

function entriesOf(text: string): Value[] {
  let whole: Value;
  try {
    whole = JSON.parse(text) as Value;
  } catch {
    // An object on each line.
    return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Value]));
  }
  return longestList(whole, 0) ?? [whole];
}

/** The longest list of objects, at most some steps within the file. */
function longestList(value: Value, depth: number): Value[] | undefined {
  if (Array.isArray(value)) return value.some(isObject) ? value : undefined;
  if (!isObject(value) || depth === deepest) return undefined;
  return Object.values(value)
    .flatMap((one) => {
      const list = longestList(one, depth + 1);
      return list ? [list] : [];
    })
    .toSorted((one, other) => other.length - one.length)[0];
}

/** What a row says, by where it stands: words of a path are parted by a sign that no key has. */
function leavesOf(entry: Value): Map<string, string> {
  const leaves = new Map<string, string>();
  const walk = (value: Value, path: string[]) => {
    if (Array.isArray(value)) {
      const first = value[0];
      if (first === undefined) return;
      if (isObject(first)) walk(first, path);
      else
        leaves.set(
          path.join('\0'),
          value
            .filter((one) => !isObject(one))
            .map(String)
            .join(', '),
        );
    } else if (isObject(value)) {
      if (path.length === deepest) return;
      for (const [key, one] of Object.entries(value))
        walk(one, key === 'value' ? path : [...path, wordsOf(key)]);
    } else if (value !== null && path.length > 0) {
      const key = path.join('\0');
      if (!leaves.has(key)) leaves.set(key, textOf(value));
    }
  };
  walk(entry, []);
  return leaves;
}

/** `createdAt` and `created_at` are “created at”. */
function wordsOf(key: string): string {
  return key
    .slice(0, headSigns)
    .replaceAll('\0', '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();
}

function headsOf(paths: readonly string[]): string[] {
  const short = paths.map((path) => headOf(path.split('\0')));
  const often = Map.groupBy(short, (head) => head);
  return paths.map((path, place) => {
    const head = short[place] ?? '';
    return often.get(head)?.length === 1 ? head : path.replaceAll('\0', ' ').slice(0, headSigns);
  });
}

/** The candidate's email is “email”, the job's name “job”, its city “job city”. */
function headOf(path: readonly string[]): string {
  const words = path.filter((word, place) => place === path.length - 1 || !people.has(word));
  const isNamed = words.length > 1 && names.has(words.at(-1) ?? '');
  return words
    .slice(0, isNamed ? -1 : undefined)
    .join(' ')
    .slice(0, headSigns);
}

function textOf(value: boolean | number | string): string {
  const isMoment = typeof value === 'number' && value >= milliseconds.from && value < milliseconds.until;
  return isMoment ? new Date(value).toISOString() : String(value);
}

function isObject(value: Value | undefined): value is { [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
