import { type Locale, locales } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { occupations } from '#domain/reference/occupations.ts';
import { shortForms } from '#domain/reference/short-forms.ts';
import {
  type FurtherNames,
  noFurtherNames,
  wordsAsTyped,
  wordsOfSearch,
} from '#domain/reference/title-names.ts';
import { tradeWords } from '#domain/reference/trade-words.ts';
import { foldText } from '#domain/text/folding.ts';

const synonymsMaximum = 6;

interface Named {
  names: readonly string[];
  folded: readonly string[];
  /** The words that each name is searched by. */
  words: readonly (readonly string[])[];
}

const named: readonly Named[] = occupations.map((occupation) => {
  const names = locales.map((locale) => textIn(occupation, locale));
  const folded = names.map(foldText);
  return { names, folded, words: folded.map(wordsOfSearch) };
});

/** The words of trades as the occupations write them, with their accents. */
const written = new Map(
  named
    .flatMap(({ names }) => names.flatMap((name) => name.split(/[^\p{L}]+/u)))
    .map((word) => [foldText(word), word]),
);

/**
 * Other ways to say a profession, for people to see and take away: its name in each language, its trade in other words,
 * what is written short in full and the other way round, and what superadmins added. A person's name has none.
 */
export function synonymsOf(text: string, further: FurtherNames = noFurtherNames): string[] {
  const words = wordsOfSearch(text);
  if (words.length === 0) return [];
  const names = [...otherNames(words), ...(further.get(foldText(text)) ?? [])];
  // What the search writes short stands in full already; in another language's name it would mix the two.
  const inFull = names
    .map(wordsAsTyped)
    .filter((name) => !name.some((word) => words.includes(word) && isShort(word)))
    .flatMap(fullForms);
  const found = [...fullForms(wordsAsTyped(text)), ...names, ...inFull];
  const all = words.length === 1 ? [...found, ...otherTrades(words[0])] : found;
  const byFolded = new Map(
    all.toReversed().map((name) => [wordsOfSearch(name).join(' '), capitalised(name)]),
  );
  // One that holds the words of the search is found by it already.
  return [...byFolded]
    .toReversed()
    .filter(([folded]) => !words.every((word) => beginsAWord(folded.split(' '), word)))
    .map(([, name]) => name)
    .slice(0, synonymsMaximum);
}

/** The language whose name of an occupation it is; undefined where it is none, or the same in several. */
export function languageOfName(text: string): Locale | undefined {
  const folded = foldText(text);
  const found = locales.filter((_, place) => named.some((names) => names.folded[place] === folded));
  return found.length === 1 ? found[0] : undefined;
}

const foldedNames = new Map<string, readonly string[]>();
for (const { folded } of named)
  for (const name of folded) foldedNames.set(name, [...(foldedNames.get(name) ?? []), ...folded]);

/** The names of an occupation in each language, folded; of a title that is none, the title alone. */
export function namesInEachLanguage(title: string): string[] {
  const folded = foldText(title);
  return [...new Set([folded, ...(foldedNames.get(folded) ?? [])])];
}

/** The occupation that is searched, or with two words and more one that says a word beside them, in each language. */
function otherNames(words: readonly string[]): string[] {
  const near = named.flatMap((occupation) => {
    const beside = Math.min(...occupation.words.map((name) => distance(words, name)));
    return beside <= (words.length > 1 ? 1 : 0) ? [{ ...occupation, beside }] : [];
  });
  const nearest = Math.min(...near.map(({ beside }) => beside));
  return near
    .filter(({ beside, names: [name = ''] }) => beside === nearest && !name.startsWith('Senior '))
    .slice(0, 3)
    .flatMap(({ names }) => names);
}

/** How many words a name has beside those of the search, or far where it lacks one. */
function distance(words: readonly string[], name: readonly string[]): number {
  return words.every((word) => name.includes(word)) ? name.length - words.length : Number.POSITIVE_INFINITY;
}

const stemmedTrades = tradeWords.map((words) => ({ words, stems: words.flatMap(wordsOfSearch) }));

function otherTrades(word: string | undefined): string[] {
  const trade = stemmedTrades.find(({ stems }) => word !== undefined && stems.includes(word))?.words ?? [];
  return trade
    .filter((other) => !trade.some((shorter) => shorter !== other && other.startsWith(shorter)))
    .map((folded) => written.get(folded) ?? folded);
}

function fullForms(words: readonly string[]): string[] {
  const text = ` ${words.join(' ')} `;
  return shortForms.flatMap((forms) => {
    const said = forms.find((form) => text.includes(` ${form} `));
    if (!said) return [];
    return forms.filter((form) => form !== said).map((form) => text.replace(` ${said} `, ` ${form} `).trim());
  });
}

function isShort(word: string): boolean {
  return shortForms.some(([short]) => short === word);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function beginsAWord(words: readonly string[], start: string): boolean {
  return words.some((word) => word.startsWith(start));
}
