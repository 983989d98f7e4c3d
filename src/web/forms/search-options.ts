/** One entry of a list that is searched by typing. */
export interface SearchOption {
  /** Its own, where several entries store the same value. */
  key: string;
  value: string;
  label: string;
  /** What stands in the closed field, where that is not its label. */
  closed?: string;
  /** Stands at its end: a dial code, a language's own name. */
  hint?: string;
  /** Of several entries that store the same, the one that is meant more often. */
  isMain?: boolean;
  /** What else finds it. */
  words: readonly string[];
}

interface Named {
  code: string;
  value: string;
  label: string;
}

/** Of countries that share a dial code. */
const main = ['US', 'RU', 'GB', 'IT', 'AU', 'NO', 'FI', 'MA', 'RE', 'GP', 'CW'];
const gulf = ['QA', 'SA', 'AE', 'KW', 'BH', 'OM'];
/** What is spoken most in the Gulf. */
const commonLanguages = ['ar', 'en', 'hi', 'ur', 'tl', 'fil', 'fr', 'bn', 'ml', 'ta', 'ne'];

/** The Gulf first, then by name. */
export function countryOptions(countries: readonly Named[], locale: string): SearchOption[] {
  return firstThenByName(countries, gulf, locale).map(({ code, value, label }) => ({
    key: code,
    value,
    label,
    words: [value, code],
  }));
}

/** An entry for every country that has a dial code, though some share theirs; closed it shows the code. */
export function dialCodeOptions(
  countries: readonly (Named & { dial_code: string })[],
  locale: string,
): SearchOption[] {
  const dialled = countries.filter(({ dial_code }) => dial_code !== '+');
  return firstThenByName(dialled, gulf, locale).map(({ code, value, label, dial_code }) => ({
    key: code,
    value: dial_code,
    label,
    closed: dial_code,
    hint: dial_code,
    isMain: main.includes(code),
    words: [value, code, dial_code, dial_code.slice(1)],
  }));
}

/** The languages of the Gulf first, then by name. */
export function languageOptions(
  languages: readonly (Named & { native: string })[],
  locale: string,
): SearchOption[] {
  return firstThenByName(languages, commonLanguages, locale).map(({ code, value, label, native }) => ({
    key: code,
    value,
    label,
    hint: native === label ? undefined : native,
    words: [value, native, code],
  }));
}

/** What fits the words, and first of it what begins with them; without case and accents. */
export function findOptions(options: readonly SearchOption[], typed: string): SearchOption[] {
  const sought = folded(typed);
  const rank = ({ label, words, isMain }: SearchOption) => {
    const names = [label, ...words].map(folded);
    if (names.includes(sought)) return isMain ? 0 : 0.5;
    if (names.some((name) => name.startsWith(sought))) return 1;
    return folded(label).includes(sought) ? 2 : 3;
  };
  const ranked = options.map((option) => ({ option, rank: rank(option) }));
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** The entry that is called so, by its label or by what is stored. */
export function optionNamed(options: readonly SearchOption[], typed: string): SearchOption | undefined {
  const sought = folded(typed);
  const named = options.filter(({ label, value }) => folded(label) === sought || folded(value) === sought);
  return named.find(({ isMain }) => isMain) ?? named[0];
}

/** Whether what was typed is all of an entry's name, and fits no other. */
export function isWhole(options: readonly SearchOption[], typed: string): boolean {
  const [only, ...others] = findOptions(options, typed);
  return only !== undefined && others.length === 0 && optionNamed(options, typed) === only;
}

function firstThenByName<Entry extends Named>(
  entries: readonly Entry[],
  first: readonly string[],
  locale: string,
): Entry[] {
  const place = ({ code }: Named) => (first.includes(code) ? first.indexOf(code) : first.length);
  return entries.toSorted((a, b) => place(a) - place(b) || a.label.localeCompare(b.label, locale));
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
