import { type SQL, sql } from 'drizzle-orm';
import type { EligibilityOpening } from '#domain/candidates/eligibility.ts';
import { coversVisa, wantedRanks } from '#domain/candidates/eligibility.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { possibleNameParts, wordsOfSearch } from '#domain/reference/title-names.ts';
import { isTransferable, visaOptions } from '#domain/reference/visa-options.ts';
import { countriesOfSearch } from '#domain/talent-pool/country-groups.ts';
import type { PoolSearch } from '#domain/talent-pool/search.ts';
import { namesInEachLanguage, synonymsOf } from '#domain/talent-pool/synonyms.ts';
import { foldText } from '#domain/text/folding.ts';
import { dayMs } from '#domain/time.ts';
import { languageMark } from '#server/modules/talent-pool/indexing/row.ts';
import { hasKey, sharesName } from '#server/platform/database/names.ts';
import type { CountedColumn } from './queries.ts';

/**
 * Whom a company sees in the pool, of `pool_candidates p`: listed ones who do not hide from it. Every statement that
 * finds candidates for a company has this condition.
 */
export function listedFor(companyId: string): SQL {
  return sql`p.is_listed and p.candidate_id <> all (array(
    select h.account_id from candidates h where h.hidden_from_companies @> array[${companyId}::uuid]))`;
}

/** A search with the ways to say its words. */
export interface FoundSearch {
  search: PoolSearch;
  /** What is searched for: what was typed, and its synonyms; none without words. */
  phrases: readonly string[];
  now: Date;
}

/** What the filters of a search ask of `pool_candidates p`; `except` leaves one of them out, for its counts. */
export function matching(
  { search, phrases, now }: FoundSearch,
  companyId: string,
  except?: CountedColumn,
): SQL {
  const { experienceMinimum, experienceMaximum, noticeMaximum, updatedDays } = search;
  const countries = except === 'country' ? undefined : countriesOfSearch(search);
  const conditions = [
    listedFor(companyId),
    saysAnyOf(phrases, search.text),
    countries && among(sql`p.country`, countries),
    anyOf(sql`p.industry`, search.industries),
    anyOf(sql`p.gender`, except === 'gender' ? [] : search.genders),
    anyOf(sql`p.nationality`, search.nationalities),
    anyOf(sql`p.visa`, except === 'visa' ? [] : search.visas),
    search.employer && employerSays(search.employer),
    search.positions.length > 0 && wishesFor(search.positions),
    search.language && sql`p.languages @> ${speaks(search.language, proficiencies.indexOf(search.level))}`,
    experienceMinimum !== undefined && sql`p.experience >= ${experienceMinimum * 12}`,
    experienceMaximum !== undefined && sql`p.experience < ${(experienceMaximum + 1) * 12}`,
    noticeMaximum !== undefined && sql`p.notice <= ${noticeMaximum}`,
    updatedDays !== undefined &&
      sql`p.updated_at > ${new Date(now.getTime() - updatedDays * dayMs).toISOString()}::timestamptz`,
  ].filter((condition) => condition instanceof Object);
  return sql.join(conditions, sql` and `);
}

/** Which of the counted filters a search sets. */
export function isFiltered(search: PoolSearch, column: CountedColumn): boolean {
  if (column === 'country') return countriesOfSearch(search) !== undefined;
  return (column === 'visa' ? search.visas : search.genders).length > 0;
}

/** A folded word is one of those of `pool_candidates p`. */
export function hasWord(word: string): SQL {
  return sql`' ' || p.words like ${`% ${word}%`} and ${word} = any(string_to_array(p.words, ' '))`;
}

/** Every word begins a word of the current company of `pool_candidates p`, or that is called so in another spelling. */
export function employerSays(name: string): SQL {
  return sql`(${says(sql`p.employer`, name)} or ${sharesName(sql`p.employer_keys`, name)})`;
}

/**
 * A desired job is one of the positions in some language, or says the words of one or of its synonyms. The words of the
 * profile, which have an index, are asked first.
 */
function wishesFor(positions: readonly string[]): SQL {
  const names = sql.param(positions.flatMap(namesInEachLanguage));
  const ways = [...new Set(positions.flatMap((position) => [position, ...synonymsOf(position)]))];
  const said = ways
    .filter((way) => wordsOfSearch(way).length > 0)
    .map(
      (way) => sql`(${says(sql`p.words`, way)} and exists (
      select from unnest(p.positions) as wish(name) where ${says(sql`wish.name`, way)}))`,
    );
  return sql`(${sql.join([sql`p.positions && ${names}::text[]`, ...said], sql` or `)})`;
}

/** How many of the things that an opening asks `pool_candidates p` meets: `eligibilityMatch` as SQL. */
export function metOf({ eligibility, experience_start, minimum_education }: EligibilityOpening): SQL {
  const visas = eligibility?.visa_options ?? [];
  const covering = visaOptions.filter((held) => visas.some((wanted) => coversVisa(held, wanted)));
  const education = minimum_education ?? 'none';
  const asked = [
    visas.length > 0 && among(sql`p.visa`, covering),
    eligibility?.transferable && among(sql`p.visa`, visaOptions.filter(isTransferable)),
    eligibility?.in_country && sql`p.is_in_country`,
    eligibility?.notice_period != null && sql`p.notice <= ${eligibility.notice_period}`,
    ...(eligibility?.languages ?? []).map(
      ({ name, level }) => sql`p.languages @> ${speaks(name, proficiencies.indexOf(level))}`,
    ),
    ...(eligibility?.driving_licences ?? []).map((licence) => sql`p.licences @> array[${licence}::text]`),
    (experience_start ?? 0) > 0 && sql`p.experience >= ${(experience_start ?? 0) * 12}`,
    education !== 'none' && sql`p.education >= ${wantedRanks[education]}`,
  ].filter((condition) => condition instanceof Object);
  const counted = asked.map((condition) => sql`(coalesce(${condition}, false))::int`);
  return counted.length > 0 ? sql.join(counted, sql` + `) : sql`0`;
}

function speaks(language: string, level: number): SQL {
  return sql`array[${languageMark(language, level)}::text]`;
}

/** Every word of the text begins a word of the column. */
function says(column: SQL, text: string): SQL {
  const words = wordsOfSearch(text);
  if (words.length === 0) return sql`false`;
  return sql.join(
    words.map((word) => sql`' ' || ${column} like ${`% ${word}%`}`),
    sql` and `,
  );
}

function saysAnyOf(phrases: readonly string[], typed: string): SQL | undefined {
  if (phrases.length === 0) return undefined;
  const said = phrases
    .filter((phrase) => foldText(phrase) !== '')
    .map((phrase) => sql`(${says(sql`p.words`, phrase)})`);
  const isNamed = phrases.includes(typed) ? saysOrIsNamed(typed) : [];
  return said.length > 0 ? sql`(${sql.join([...said, ...isNamed], sql` or `)})` : sql`false`;
}

/** Each part of what was typed begins words of the profile, or is a part of its name in another spelling or script. */
function saysOrIsNamed(typed: string): SQL[] {
  const parts = possibleNameParts(typed);
  if (!parts.some(({ keys }) => keys.length > 0)) return [];
  const each = parts.map(
    ({ words, keys }) => sql`((${says(sql`p.words`, words.join(' '))}) or ${hasKey(sql`p.name_keys`, keys)})`,
  );
  return [sql`(${sql.join(each, sql` and `)})`];
}

function anyOf(column: SQL, values: readonly string[]): SQL | undefined {
  return values.length === 0 ? undefined : among(column, values);
}

function among(column: SQL, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::text[])`;
}
