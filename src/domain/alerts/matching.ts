import { namesOfTitles, possibleNameParts, wordsOfSearch } from '#domain/reference/title-names.ts';
import { type NamePart, namePartsOf, roughKeys } from '#domain/text/name-keys.ts';

/** One tag of a search: an opening answers it where each of its words begins a word of the opening. */
export interface AlertTerm {
  /** The longest word, by which the tag is found. */
  lead: string;
  words: string[];
}

/**
 * The tags of a search, turned round: a new opening asks which of them it answers. One that may be the name of a company
 * stands there by what is heard of it, too. Without a tag, every opening answers.
 */
export function termsOf(titles: readonly string[]): AlertTerm[] {
  const tags = titles.flatMap((tag) => [wordsOfSearch(tag), heard(possibleNameParts(tag))]).filter(isSome);
  return (tags.length > 0 ? tags : [[]]).map((words) => ({
    lead: words.toSorted((a, b) => b.length - a.length)[0] ?? '',
    words,
  }));
}

function isSome(words: readonly string[]): boolean {
  return words.length > 0;
}

/** Each part of a name by one key, which no word of a title is; none where a part tells no name. */
function heard(parts: readonly NamePart[]): string[] {
  const keys = roughKeys(parts);
  return keys.length === parts.length ? keys.map((key) => `=${key}`) : [];
}

/** Everything that a word of a search may be to find this company by its folded name, in whatever spelling and script. */
export function companyWords(folded: string): string[] {
  return [...beginningsOf(folded), ...roughKeys(namePartsOf(folded)).map((key) => `=${key}`)];
}

/** The one tag of an alert that follows a company: its id, which no title and no name has for a word. */
export function termsOfCompany(companyId: string): AlertTerm[] {
  return [{ lead: companyId, words: [companyId] }];
}

/** Everything that a word of a search may be to find an opening of these titles: each beginning of each of their words, and nothing. */
export function openingWords(titles: readonly string[]): string[] {
  return beginningsOf(namesOfTitles(titles));
}

/** Each beginning of each word of a folded text, and nothing. */
function beginningsOf(folded: string): string[] {
  const words = folded.split(' ').map((word) => word.slice(0, 60));
  return [
    ...new Set(['', ...words.flatMap((word) => Array.from(word, (_, length) => word.slice(0, length + 1)))]),
  ];
}
