import type { Locale } from '#domain/locale.ts';
import { arabic, textIn } from '#domain/locale-list.ts';
import { arabicNames } from '#domain/reference/occupations/arabic.ts';
import {
  namesOfTitle,
  possibleNameParts,
  wordsAsTyped,
  wordsOfSearch,
} from '#domain/reference/title-names.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { foldText } from '#domain/text/folding.ts';
import { offeredTitles } from '#server/modules/job-openings/titles/vocabulary-service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import { cachedForAMinute } from './minute-cache.ts';
import type { Place } from './search-conditions.ts';
import { companiesToSuggest } from './search-words-queries.ts';
import { openingsOf, titlesOfPlace } from './titles-of-place.ts';

interface Suggestion {
  name: string;
  value: string;
  kind: 'title' | 'company';
  openings: number;
}

interface Asked extends Place {
  text: string;
  isTitlesOnly: boolean;
}

const shown = 12;
const companiesShown = 4;
const arabicLetters = /\p{Script=Arabic}/u;
/** Of more that fit, the nearest are counted. */
const countedMaximum = 80;

/**
 * What the typed words may mean: companies and titles of which each word begins a word, in any order, in the language of
 * the reader, or in Arabic where Arabic was typed. What a search for it finds stands beside each; those with none come
 * last. Without words, the titles with the most openings.
 */
export async function suggest(context: Context, asked: Asked): Promise<Suggestion[]> {
  const [titles, companies] = await Promise.all([
    suggestTitles(context, asked),
    asked.isTitlesOnly ? [] : suggestCompanies(context, asked),
  ]);
  const found = [...titles.slice(0, shown), ...companies];
  return found
    .sort((a, b) => Number(b.openings > 0) - Number(a.openings > 0))
    .slice(0, shown + companiesShown);
}

async function suggestTitles(context: Context, { text, ...place }: Asked): Promise<Suggestion[]> {
  const words = wordsOfSearch(text);
  const inPlace = await titlesOfPlace(context, place);
  const known = words.length > 0 ? await vocabulary(context, arabicLetters.test(text)) : [];
  const values = new Set(known.map(({ value }) => value));
  const language = arabicLetters.test(text) ? arabic : context.locale;
  const own = inPlace.rows
    .map(({ title, others, names }) => ({ title: others[language] ?? title, names }))
    .filter(({ title }) => !values.has(title))
    .map(({ title, names }) => ({ name: title, value: title, names: ` ${names}` }));
  const fitting = [...known, ...own]
    .filter(({ names }) => words.every((word) => names.includes(` ${word}`)))
    .map((option) => ({ ...option, rank: rankOf(option.name, text, words) }))
    .sort((a, b) => a.rank - b.rank);
  const byName = new Map(fitting.toReversed().map((option) => [foldText(option.name), option]));
  return [...byName.values()]
    .toReversed()
    .slice(0, countedMaximum)
    .map((option) => ({ ...option, openings: openingsOf(inPlace, option.name) }))
    .sort(
      (a, b) =>
        Number(b.openings > 0) - Number(a.openings > 0) ||
        a.rank - b.rank ||
        b.openings - a.openings ||
        a.name.length - b.name.length,
    )
    .map(({ name, value, openings }) => ({ name, value, kind: 'title', openings }));
}

/** First what begins as it was typed, then what has its words, then what means it in other words. */
function rankOf(name: string, text: string, words: readonly string[]): number {
  const folded = foldText(name);
  if (folded.startsWith(foldText(text))) return 0;
  return words.every((word) => ` ${folded}`.includes(` ${word}`)) ? 1 : 2;
}

async function suggestCompanies(context: Context, { text, country, city }: Asked): Promise<Suggestion[]> {
  const words = wordsAsTyped(text);
  if (words.join('').length < 2) return [];
  const rows = await readStatement<{ name: string; name_ar: string; openings: number }>(
    context.reads,
    companiesToSuggest(
      { country, city },
      { words, parts: possibleNameParts(text) },
      context.clock.now(),
      companiesShown,
    ),
  );
  const language = arabicLetters.test(text) ? arabic : context.locale;
  return rows.map(({ openings, ...names }) => {
    const name = companyNameIn(language, names);
    return { name, value: name, kind: 'company', openings };
  });
}

interface Known {
  name: string;
  value: string;
  /** Every word that finds it, with a blank before each. */
  names: string;
}

const kept = cachedForAMinute<Known[]>();

/** The titles to choose from with their names in one language; read at most once a minute. */
function vocabulary(context: Context, isArabic: boolean): Promise<Known[]> {
  const { outsideDb, locale } = context;
  return kept(context, `${locale} ${isArabic}`, () => readVocabulary(outsideDb, locale, isArabic));
}

async function readVocabulary(db: Database, locale: Locale, isArabic: boolean): Promise<Known[]> {
  return (await offeredTitles({ db })).flatMap(({ value, names, synonyms }) => {
    const arabic = arabicNames.get(value);
    if (isArabic && !arabic) return [];
    const name = isArabic && arabic ? arabic.name : textIn(names, locale);
    const words = [namesOfTitle(value), ...[name, ...synonyms].map(foldText)].join(' ');
    return [{ name, value, names: ` ${words}` }];
  });
}
