import { everyCountry, readOpeningSearch } from '#domain/job-openings/search.ts';
import { textIn } from '#domain/locale-list.ts';
import { fieldsOfWork } from '#domain/reference/fields-of-work.ts';
import type { Context } from '#server/platform/context.ts';
import { cachedForAMinute } from './minute-cache.ts';
import { countOpenCompanies } from './queries.ts';
import { searchOpenings } from './search.ts';

interface FieldOfWork {
  title: string;
  openings: number;
}

interface Figures {
  openings: number;
  companies: number;
}

const shown = 6;
const marketOf = cachedForAMinute<{ fields: FieldOfWork[]; figures: Figures }>();

/**
 * The newest openings of the country that a search begins with, how many of the last day it has, and its fields of
 * work with what a search for each finds. These, and what all countries have, are counted at most once a minute.
 */
export async function listHighlights(context: Context) {
  const [newest, ofLastDay] = await Promise.all([
    searchOpenings(context, readOpeningSearch({ show: shown })),
    searchOpenings(context, readOpeningSearch({ posted: 1, show: 1 })),
  ]);
  const market = await marketOf(context, context.locale, () => countMarket(context));
  return { cards: newest.cards, today: ofLastDay.total, ...market };
}

async function countMarket(context: Context) {
  const [fields, figures] = await Promise.all([countFields(context), countFigures(context)]);
  return { fields, figures };
}

/** What is open in all countries, and at how many companies. */
async function countFigures(context: Context): Promise<Figures> {
  const { total } = await searchOpenings(context, readOpeningSearch({ country: everyCountry, show: 1 }));
  return { openings: total, companies: await countOpenCompanies(context.reads, context.clock.now()) };
}

/** In the language of the reader, because that is how the link searches. */
async function countFields(context: Context): Promise<FieldOfWork[]> {
  const counted = await Promise.all(
    fieldsOfWork.map(async (names) => {
      const title = textIn(names, context.locale);
      const search = readOpeningSearch({ job_title: title, show: 1 });
      const { total, corrections } = await searchOpenings(context, search);
      return { title, openings: corrections.length > 0 ? 0 : total };
    }),
  );
  return counted.filter(({ openings }) => openings > 0).sort((a, b) => b.openings - a.openings);
}
