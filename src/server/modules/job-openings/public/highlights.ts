import type { TriedOpening } from '#contract/job-pool-responses.ts';
import { canBeTried } from '#domain/candidates/quick-fit.ts';
import { type ExperienceLevel, experienceLevels } from '#domain/job-openings/job-openings.ts';
import { defaultSearchCountry, everyCountry, readOpeningSearch } from '#domain/job-openings/search.ts';
import { textIn } from '#domain/locale-list.ts';
import { fieldsOfWork } from '#domain/reference/fields-of-work.ts';
import { countHiringCompanies } from '#server/modules/job-openings/directory/service.ts';
import type { Context } from '#server/platform/context.ts';
import { readCard } from './cards-service.ts';
import { cachedForAMinute } from './minute-cache.ts';
import { presentEligibility } from './opening.ts';
import { selectNewestAsked, selectTried } from './queries.ts';
import { searchOpenings } from './search.ts';

interface FieldOfWork {
  name: string;
  title: string;
  openings: number;
}

interface Figures {
  openings: number;
  companies: number;
  week: number;
}

interface Market {
  fields: FieldOfWork[];
  figures: Figures;
  levels: Record<ExperienceLevel, number>;
  /** The ids of the openings that visitors may try themselves against. */
  tried: string[];
}

const shown = 6;
const triedShown = 3;
const marketOf = cachedForAMinute<Market>();

/**
 * The newest openings of the country that a search begins with, how many of the last day it has, a few that say by two
 * or three answers whether a visitor meets them, and its fields of work with what a search for each finds. The fields,
 * what all countries have and which openings are tried are found out at most once a minute.
 */
export async function listHighlights(context: Context) {
  const [newest, ofLastDay, { tried, ...counted }] = await Promise.all([
    searchOpenings(context, readOpeningSearch({ show: shown })),
    searchOpenings(context, readOpeningSearch({ posted: 1, show: 1 })),
    marketOf(context, context.locale, () => readMarket(context)),
  ]);
  return { cards: newest.cards, today: ofLastDay.total, tried: await readTried(context, tried), ...counted };
}

async function readMarket(context: Context): Promise<Market> {
  const [fields, figures, levels, tried] = await Promise.all([
    countFields(context),
    countFigures(context),
    countLevels(context),
    chooseTried(context),
  ]);
  return { fields, figures, levels, tried };
}

/** What a search of the first country finds of each level. */
async function countLevels(context: Context): Promise<Record<ExperienceLevel, number>> {
  const counted = await Promise.all(
    experienceLevels.map(async (level) => {
      const found = await searchOpenings(context, readOpeningSearch({ experience_level: level, show: 1 }));
      return [level, found.total] as const;
    }),
  );
  return Object.fromEntries(counted) as Record<ExperienceLevel, number>;
}

/** What is open and new in all countries, and how many companies of the directory hire. */
async function countFigures(context: Context): Promise<Figures> {
  const count = (search: object) =>
    searchOpenings(context, readOpeningSearch({ ...search, country: everyCountry, show: 1 }));
  const [open, ofWeek, companies] = await Promise.all([
    count({}),
    count({ posted: 7 }),
    countHiringCompanies(context),
  ]);
  return { openings: open.total, week: ofWeek.total, companies };
}

/** The newest that ask enough, each of another title. */
async function chooseTried({ reads, clock }: Context): Promise<string[]> {
  const newest = await selectNewestAsked(reads, defaultSearchCountry, clock.now());
  const ofTitles = new Map<number, string>();
  for (const { id, titleId, ...asked } of newest)
    if (!ofTitles.has(titleId) && canBeTried(asked)) ofTitles.set(titleId, id);
  return [...ofTitles.values()].slice(0, triedShown);
}

/** They are read anew each time: what ended, or hides its company since, is not kept for the minute. */
async function readTried({ reads, clock, locale }: Context, ids: readonly string[]): Promise<TriedOpening[]> {
  if (ids.length === 0) return [];
  const rows = await selectTried(reads, ids, clock.now());
  return rows
    .filter((asked) => canBeTried(asked))
    .map(({ card, eligibility, experience_start = null, minimum_education }) => {
      const { id, title, language, titles, company, confidential, city, salary } = readCard(card, locale);
      return {
        ...{ id, title, language, titles, company, confidential, city, salary },
        eligibility: presentEligibility(eligibility ?? {}),
        experience_start,
        minimum_education: minimum_education ?? 'none',
      };
    });
}

/** In the language of the reader, because that is how the link searches. */
async function countFields(context: Context): Promise<FieldOfWork[]> {
  const counted = await Promise.all(
    fieldsOfWork.map(async ({ name, word }) => {
      const title = textIn(word, context.locale);
      const search = readOpeningSearch({ job_title: title, show: 1 });
      const { total, corrections } = await searchOpenings(context, search);
      return { name: textIn(name, context.locale), title, openings: corrections.length > 0 ? 0 : total };
    }),
  );
  return counted.filter(({ openings }) => openings > 0).sort((a, b) => b.openings - a.openings);
}
