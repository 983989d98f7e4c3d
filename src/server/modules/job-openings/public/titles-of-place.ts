import { wordsOfSearch } from '#domain/reference/title-names.ts';
import type { Context } from '#server/platform/context.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import { cachedForAMinute } from './minute-cache.ts';
import { countedPlace, isEverywhere, type Place } from './search-conditions.ts';
import type { TitleInLanguages } from './table.ts';

interface TitleRow {
  title: string;
  others: TitleInLanguages;
  names: string;
  openings: number;
}

/** The titles that have openings in a place, and what was counted of them already. */
export interface TitlesOfPlace {
  rows: readonly TitleRow[];
  counted: Map<string, number>;
}

const placesMaximum = 100;
const rowsMaximum = 5000;
const kept = cachedForAMinute<TitlesOfPlace>({ most: placesMaximum });

/** What has openings in the place, those with most first; read at most once a minute. */
export function titlesOfPlace(context: Context, { country, city }: Place): Promise<TitlesOfPlace> {
  return kept(context, JSON.stringify([country, city]), () => readTitles(context, { country, city }));
}

/** How many openings a search for these words finds in the place by titles. */
export function openingsOf({ rows, counted }: TitlesOfPlace, text: string): number {
  const known = counted.get(text);
  if (known !== undefined) return known;
  const words = wordsOfSearch(text);
  const openings = rows
    .filter(({ names }) => words.every((word) => ` ${names}`.includes(` ${word}`)))
    .reduce((sum, row) => sum + row.openings, 0);
  counted.set(text, openings);
  return openings;
}

async function readTitles(context: Context, place: Place): Promise<TitlesOfPlace> {
  const values: unknown[] = [];
  const rows = await readStatement<TitleRow>(context.reads, {
    name: `titles_of_place${isEverywhere(place) ? '_everywhere' : ''}`,
    text: `select t.title, t.others, t.names, c.openings from (
        select title_id, sum(openings)::int as openings from opening_counts
        where ${countedPlace(place, values)} group by title_id having sum(openings) > 0
      ) c join opening_titles t on t.id = c.title_id order by c.openings desc, t.id limit ${rowsMaximum}`,
    values,
  });
  return { rows, counted: new Map() };
}
