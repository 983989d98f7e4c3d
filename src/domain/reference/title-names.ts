import { foldText } from '#domain/text/folding.ts';
import { type NamePart, namePartsOf } from '#domain/text/name-keys.ts';
import { arabicAlike, arabicStem, arabicTradeWords, withoutArticle } from './arabic-words.ts';
import { arabicNames } from './occupations/arabic.ts';
import { furtherNames } from './occupations/further-names.ts';
import { occupations } from './occupations.ts';
import { shortForms } from './short-forms.ts';
import { tradeWords } from './trade-words.ts';

const namesByFolded = new Map<string, string[]>();
const namesBesides = new Map(
  furtherNames.map(([en = '', ...names]) => [foldText(en), names.map(foldText)] as const),
);
for (const { en, ...others } of occupations) {
  const listed = arabicNames.get(en);
  const own = [en, ...Object.values(others)].map(foldText);
  const arabic = listed ? [listed.name, ...listed.synonyms].map(foldText) : [];
  const names = [...own, ...arabic];
  for (const name of own) namesByFolded.set(name, names);
  // Several occupations share a name here and there: it means the first.
  for (const name of names) if (!namesByFolded.has(name)) namesByFolded.set(name, names);
}

const tradeOfWord = new Map(tradeWords.flatMap((words) => words.map((word) => [word, words] as const)));

/** Words that a title may carry or not in any of the languages, and what people write around what they look for. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an and at d de des du en et for in l la le les of the to un une
  job jobs vacancy vacancies hiring emploi emplois offre offres poste recrutement genie
  في من وظيفه وظايف مطلوب شاغر شاغره فرصه`.split(/\s+/),
);

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
  const known = named(namesByFolded);
  const names = [folded, ...known, ...named(further).map(foldText)];
  const besides = names.flatMap((name) => [...(namesBesides.get(name) ?? []), ...inOtherForms(name)]);
  const words = names
    .flatMap(wordsOf)
    .flatMap((word) => [...formsOf(word), ...(tradeOfWord.get(word) ?? [])]);
  // The English name alone says the trade: a French “chef” leads a project as well as a kitchen.
  const arabic = wordsOf(known[0] ?? folded).flatMap(arabicWordsOf);
  const foreign = known.length > 0 ? [] : wordsOf(plain).flatMap(tradesOfArabic);
  const all = [...words, ...arabic, ...foreign, ...besides.flatMap(wordsOf).flatMap(formsOf)];
  return [...new Set(all.flatMap((word) => [word, ...(arabicAlike.get(arabicStem(word)) ?? [])]))]
    .filter((word) => word !== '')
    .join(' ');
}

/** The same of an opening that is called by several titles, one in each of its languages. */
export function namesOfTitles(titles: readonly string[], further: FurtherNames = noFurtherNames): string {
  return [...new Set(titles.flatMap((title) => wordsOf(namesOfTitle(title, further))))].join(' ');
}

function wordsOf(folded: string): string[] {
  return folded.split(' ');
}

/** What a name writes short in full, and the other way round. */
function inOtherForms(name: string): readonly string[] {
  return shortForms.filter((forms) => forms.some((form) => ` ${name} `.includes(` ${form} `))).flat();
}

function formsOf(word: string): string[] {
  return [word, withoutArticle(word), ...feminineOf(word)];
}

/** The trades that an Arabic word may mean, in English and French: a title that is no occupation is found by them. */
function tradesOfArabic(word: string): readonly string[] {
  return tradesByArabic.get(arabicStem(word)) ?? [];
}

const tradesByArabic = new Map<string, readonly string[]>();
for (const [english, words] of arabicTradeWords)
  for (const stem of new Set(
    words.flatMap((word) => [word, ...(arabicAlike.get(word) ?? [])]).map(arabicStem),
  ))
    tradesByArabic.set(stem, [
      ...(tradesByArabic.get(stem) ?? []),
      ...(tradeOfWord.get(english) ?? [english]),
    ]);

/** What the trade of a word is called in Arabic. */
function arabicWordsOf(word: string): string[] {
  return (tradeOfWord.get(word) ?? [word]).flatMap((known) => arabicTradeWords.get(known) ?? []);
}

/** The words of a search that a title must answer by their beginnings, without article, plural and feminine; small words alone stay. */
export function wordsOfSearch(text: string): string[] {
  return [...new Set(wordsAsTyped(text).map((word) => latinStem(arabicStem(word))))];
}

/**
 * The beginning that a word in Latin letters shares with its plural, in English and French: of nurses and nurse, waitresses
 * and waitress, commerciaux and commercial. What is cut off leaves a beginning of the word, so that the word itself stays found.
 */
function latinStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies') && knownWords.has(`${word.slice(0, -3)}y`)) return word.slice(0, -3);
  if (/(?:ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('aux')) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The same as they are written, for names that are no words of a language. */
export function wordsAsTyped(text: string): string[] {
  const words = [...new Set(foldText(text).split(' '))].filter((word) => word !== '');
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, 8);
}

/** The parts of what may be a name; none where the words name a trade, which nobody means as a name. */
export function possibleNameParts(text: string): NamePart[] {
  const words = wordsOfSearch(text);
  return occupationsByWords.some((names) => words.every((word) => names.has(word))) ? [] : namePartsOf(text);
}

/** The words that the names of occupations and trades are made of. */
const knownWords = new Set(
  [...namesByFolded.values(), ...tradeWords, ...arabicTradeWords.values(), ...arabicAlike.values()]
    .flat()
    .flatMap(wordsOf),
);

/** The words of each occupation and of each trade, as a search has them. */
const occupationsByWords = [
  ...[...new Set(namesByFolded.values())].map((names) => new Set(names.flatMap(wordsOfSearch))),
  new Set(
    [...tradeWords, ...arabicTradeWords.values(), ...arabicAlike.values()].flat().flatMap(wordsOfSearch),
  ),
];

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
