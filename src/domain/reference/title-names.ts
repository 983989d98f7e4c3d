import { foldText } from '#domain/text/folding.ts';
import { type NamePart, namePartsOf } from '#domain/text/name-keys.ts';
import { arabicStem, arabicTradeWords, withoutArticle } from './arabic-words.ts';
import { arabicNames } from './occupations/arabic.ts';
import { occupations } from './occupations.ts';
import { tradeWords } from './trade-words.ts';

const namesByFolded = new Map<string, string[]>();
for (const { en, ...others } of occupations) {
  const listed = arabicNames.get(en);
  const own = [en, ...Object.values(others)].map(foldText);
  const names = [...own, ...(listed ? [listed.name, ...listed.synonyms].map(foldText) : [])];
  for (const name of own) namesByFolded.set(name, names);
  // Several occupations share a name here and there: it means the first.
  for (const name of names) if (!namesByFolded.has(name)) namesByFolded.set(name, names);
}

const tradeOfWord = new Map(tradeWords.flatMap((words) => words.map((word) => [word, words] as const)));

/** Words that a title may carry or not in any of the languages. */
const smallWords = new Set('a and at d de des du en et for in l la le les of the to'.split(' '));

/** What folded names are found by beside those that the product comes with, as people write it. */
export type FurtherNames = ReadonlyMap<string, readonly string[]>;

export const noFurtherNames: FurtherNames = new Map();

/**
 * Every word that a title is found by, folded and parted by spaces: its own; those of the occupation that it names,
 * in each language with the feminine forms; and those of the trades that its words mean. A title is one occupation,
 * whatever the language it was written or is searched in; Arabic is searched before the pages speak it.
 */
export function namesOfTitle(title: string, further: FurtherNames = noFurtherNames): string {
  const folded = foldText(title);
  const plain = foldText(title.split(/[,(/|]| [-–—] /)[0] ?? title);
  const named = (names: FurtherNames) => names.get(folded) ?? names.get(plain) ?? [];
  const names = [folded, ...named(namesByFolded), ...named(further).map(foldText)];
  const words = names.flatMap((name) => name.split(' '));
  return [...new Set(words.flatMap((word) => [...formsOf(word), ...tradeWordsOf(word)]))]
    .filter((word) => word !== '')
    .join(' ');
}

function formsOf(word: string): string[] {
  return [word, withoutArticle(word), ...feminineOf(word)];
}

function tradeWordsOf(word: string): string[] {
  const trade = tradeOfWord.get(word) ?? [word];
  return [...trade, ...trade.flatMap((known) => arabicTradeWords.get(known) ?? [])];
}

/** The words of a search that a title must answer by their beginnings; small words alone stay. */
export function wordsOfSearch(text: string): string[] {
  return [...new Set(wordsAsTyped(text).map(arabicStem))];
}

/** The same as they are written, for names that are no words of a language. */
export function wordsAsTyped(text: string): string[] {
  const words = [...new Set(foldText(text).split(' '))].filter((word) => word !== '');
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, 8);
}

/** The parts of what may be a name; none where every word is one of job titles, which nobody means as a name. */
export function possibleNameParts(text: string): NamePart[] {
  const parts = namePartsOf(text);
  return parts.every(({ words }) => words.every((word) => wordsOfTitles.has(arabicStem(word)))) ? [] : parts;
}

const wordsOfTitles = new Set(
  [...namesByFolded.values(), ...tradeWords, ...arabicTradeWords.values()]
    .flat()
    .flatMap((name) => name.split(' ').map(arabicStem)),
);

const feminineEndings: readonly [RegExp, readonly string[]][] = [
  [/teur$/, ['trice', 'teuse']],
  [/eur$/, ['euse', 'eure']],
  [/ier$/, ['iere']],
  [/ien$/, ['ienne']],
  [/(an|en)t$/, ['$1te']],
];

/** French feminine forms of a folded word, as far as its ending tells; English words with such an ending gain a word that nobody types. */
function feminineOf(word: string): string[] {
  if (/(?:charg|employ|diplom|delegu)e$/.test(word)) return [`${word}e`];
  for (const [ending, forms] of feminineEndings) {
    if (ending.test(word)) return forms.map((form) => word.replace(ending, form));
  }
  return [];
}
