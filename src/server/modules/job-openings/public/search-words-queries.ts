import type { OpeningSearch } from '#domain/job-openings/search.ts';
import type { NamePart } from '#domain/text/name-keys.ts';
import { sharesParts } from '#server/platform/database/names.ts';
import type { Statement } from '#server/platform/database/statement.ts';
import {
  add,
  addMoment,
  countedPlace,
  isEverywhere,
  joinCounts,
  type Place,
  placeOf,
  rowsOf,
} from './search-conditions.ts';

const titlesMaximum = 500;

/** A title that has openings in the searched place, how many, and how many the place has in all. */
export interface FoundTitle {
  id: number;
  openings: number;
  place: number;
}

/** Titles with openings in the place of which every word of the tag begins a word. */
export function titlesByWords(search: OpeningSearch, words: readonly string[]): Statement {
  const values: unknown[] = [];
  const matches = words.map((word) => `' ' || t.names like ${add(values, `% ${word}%`)}`);
  return {
    name: `titles_words_${words.length}${isEverywhere(search) ? '_everywhere' : ''}`,
    text: `select t.id, c.openings, ${placeTotal(search, values)} from opening_titles t
      ${joinCounts(search, values)}
      where ${matches.join(' and ')} order by c.openings desc, t.id limit ${titlesMaximum}`,
    values,
  };
}

/** A title that is spelt like a search, with the words of it that come nearest. */
export interface SpeltTitle extends FoundTitle {
  meant: string[];
}

/** Titles with openings in the place of which, for each word of the tag, a word differs by a slip or two. */
export function titlesBySpelling(search: OpeningSearch, words: readonly string[]): Statement {
  const values: unknown[] = [];
  const nearest = words.map((word) => {
    const typed = add(values, word);
    const slips = slipsOf(word);
    return `(select w from unnest(string_to_array(t.names, ' ')) as w
        where length(w) <= 60 and levenshtein_less_equal(w, ${typed}, ${slips}) <= ${slips}
        order by levenshtein_less_equal(w, ${typed}, ${slips}), w limit 1)`;
  });
  return {
    name: `titles_spelling_${words.map(slipsOf).join('')}${isEverywhere(search) ? '_everywhere' : ''}`,
    text: `select * from (
        select t.id, c.openings, ${placeTotal(search, values)}, array[${nearest.join(', ')}] as meant
        from opening_titles t ${joinCounts(search, values)}
      ) spelt where array_position(meant, null) is null order by openings desc, id limit 50`,
    values,
  };
}

/** A short word counts as it is; a longer one may be off by a letter, a long one by two. */
function slipsOf(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** What was typed as the name of a company: its words, and its parts as another spelling or script would have them. */
export interface TypedName {
  words: readonly string[];
  parts: readonly NamePart[];
}

/** Companies with openings in the place of whose name every word of the tag begins a word, or that are called so otherwise. */
export function companiesByWords(search: OpeningSearch, typed: TypedName, now: Date): Statement {
  const values: unknown[] = [];
  const place = [...placeOf(search, values), `expires_at > ${addMoment(values, now)}`];
  return {
    name: `companies_words_${sizeOf(typed)}${nameOfPlace(search)}`,
    text: `select c.company_id as id from public_companies c where c.company_id in (${named(typed, values)})
      and exists (select 1 from ${rowsOf(search)} where company_id = c.company_id and ${place.join(' and ')})
      order by c.folded, id limit 50`,
    values,
  };
}

/** The ids of the companies of that name, by the two indexes that know them. */
function named({ words, parts }: TypedName, values: unknown[]): string {
  const matches = words.map((word) => `' ' || w.folded like ${add(values, `% ${word}%`)}`);
  const byWords = `select w.company_id from public_companies w where ${matches.join(' and ')}`;
  if (parts.length === 0) return byWords;
  return `${byWords} union all select k.id from companies k where ${sharesParts('k.name_keys', parts, values)}`;
}

/** What a statement's name says of the name that was typed. */
function sizeOf({ words, parts }: TypedName): string {
  const told = parts.every(({ keys }) => keys.length > 0) ? parts.length : 'none';
  return `${words.length}_${told}`;
}

function placeTotal(place: Place, values: unknown[]): string {
  return `(select coalesce(sum(openings), 0)::int from opening_place_counts
      where ${countedPlace(place, values)}) as place`;
}

/** What a statement's name says of the place, because its text differs. */
function nameOfPlace(place: Place): string {
  if (isEverywhere(place)) return '_everywhere';
  return place.city ? '_city' : '';
}

/** The same with their names and how many openings each has there, those with most first. */
export function companiesToSuggest(asked: Place, typed: TypedName, now: Date, most: number): Statement {
  const values: unknown[] = [];
  const place = [...placeOf(asked, values), `expires_at > ${addMoment(values, now)}`];
  return {
    name: `companies_suggested_${sizeOf(typed)}${nameOfPlace(asked)}`,
    text: `select c.name, c.name_ar, count(*)::int as openings
      from (select p.company_id from public_companies p where p.company_id in (${named(typed, values)})
        order by p.folded limit 50) p
      join companies c on c.id = p.company_id
      join (select company_id from ${rowsOf(asked)} where ${place.join(' and ')}) o on o.company_id = p.company_id
      group by c.id, c.name, c.name_ar order by 3 desc, 1 limit ${most}`,
    values,
  };
}
