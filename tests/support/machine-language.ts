const accents = {
  from: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  to: 'áƀčďéƒğĥíĵķľṁñóṕɋřšťúṽŵẋýžÁɃČĎÉƑĞĤÍĴĶĽṀÑÓṔɊŘŠŤÚṼŴẊÝŽ',
};
/** What no language changes: placeholders, markup, addresses. */
const fixed = /(\{[^}]*\}|<[^>]*>|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+\.\S+|&#?\w+;)/;
/** Parts of the data that name something and are read by nobody. */
const names = new Set(['id', 'key', 'slug', 'href', 'path', 'url', 'image', 'kind', 'topic', 'category']);

/** A text as a machine would write it in one more language: each letter with an accent, each vowel twice. */
export function machineText(text: string): string {
  return text
    .split(fixed)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(/[a-z]/gi, machineLetter)))
    .join('');
}

/**
 * The same of whatever the data holds in a language: articles, questions, names of cities.
 *
 * @public named by what the test writes into its copy of the list of languages
 */
export function machineCopy<Value>(value: Value): Value {
  if (typeof value === 'string') return machineText(value) as Value;
  if (Array.isArray(value)) return value.map(machineCopy) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    names.has(name) ? part : machineCopy(part),
  ]);
  return Object.fromEntries(parts);
}

function machineLetter(letter: string): string {
  const accented = accents.to[accents.from.indexOf(letter)] ?? letter;
  return /[aeiou]/.test(letter) ? accented + accented : accented;
}
