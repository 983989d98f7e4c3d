import { foldText } from '#domain/text/folding.ts';
import { occupations } from './occupations.ts';
import { tradeWords } from './trade-words.ts';

const namesByFolded = new Map<string, string[]>();
for (const { en, ...others } of occupations) {
  const names = [en, ...Object.values(others)].map(foldText);
  for (const name of names) namesByFolded.set(name, names);
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
 * whatever the language it was written or is searched in.
 */
export function namesOfTitle(title: string, further: FurtherNames = noFurtherNames): string {
  const folded = foldText(title);
  const plain = foldText(title.split(/[,(/|]| [-–—] /)[0] ?? title);
  const named = (names: FurtherNames) => names.get(folded) ?? names.get(plain) ?? [];
  const names = [folded, ...named(namesByFolded), ...named(further).map(foldText)];
  const words = names.flatMap((name) => name.split(' '));
  return [...new Set(words.flatMap((word) => [word, ...feminineOf(word), ...(tradeOfWord.get(word) ?? [])]))]
    .filter((word) => word !== '')
    .join(' ');
}

/** The words of a search that a title must answer; small words alone stay. */
export function wordsOfSearch(text: string): string[] {
  const words = [...new Set(foldText(text).split(' '))].filter((word) => word !== '');
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, 8);
}

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
