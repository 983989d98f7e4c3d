import { type SQL, sql } from 'drizzle-orm';
import type { PoolCandidate } from '#contract/talent-pool-responses.ts';
import type { EligibilityOpening } from '#domain/candidates/eligibility.ts';
import { hasFeature } from '#domain/companies/features.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { isId } from '#domain/ids.ts';
import { isActive, openingStatus } from '#domain/job-openings/job-openings.ts';
import { wordsOfSearch } from '#domain/reference/title-names.ts';
import {
  type PoolSearch,
  poolCountMaximum,
  poolPageMaximum,
  readPoolSearch,
} from '#domain/talent-pool/search.ts';
import { languageOfName, synonymsOf } from '#domain/talent-pool/synonyms.ts';
import { foldText } from '#domain/text/folding.ts';
import { calendarDate } from '#domain/time.ts';
import { readFurtherNames } from '#server/modules/job-openings/titles/vocabulary-service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import {
  employerSays,
  type FoundSearch,
  hasWord,
  isFiltered,
  listedFor,
  matching,
  metOf,
} from './conditions.ts';
import { presentCandidates } from './present.ts';
import {
  bestFirst,
  type CountedColumn,
  countMatching,
  countValues,
  newestFirst,
  oldestFirst,
  selectAsked,
  selectEmployers,
  selectIds,
  selectNearest,
  selectOpenings,
} from './queries.ts';

/** At most so many candidates stand side by side. */
const comparedMaximum = 4;

/** A page of the pool; past the last page that is shown it is empty. */
export async function searchPool(context: Context<CompanyActor>, asked: PoolSearch) {
  const { db, actor } = context;
  const count = (found: FoundSearch) => countMatching(db, matching(found, actor.companyId));
  let total = 0;
  const { found, synonyms, corrections } = await findMeaning(
    context,
    asked,
    actor.companyId,
    async (typed) => {
      total = await count(typed);
      return total > 0;
    },
  );
  if (corrections.length > 0) total = await count(found);
  const where = matching(found, actor.companyId);
  const opening = isId(asked.openingId) ? await selectAsked(db, actor.companyId, asked.openingId) : undefined;
  const order = orderOf(asked.sort, opening);
  const { page, pageSize: limit } = asked;
  const isPast = page > poolPageMaximum;
  const ids = isPast ? [] : await selectIds(db, { where, order, limit, offset: (page - 1) * limit });
  return {
    total: Math.min(total, poolCountMaximum),
    is_capped: total > poolCountMaximum,
    data: await presentCandidates(context, ids, opening),
    synonyms,
    corrections,
    job: opening ? { id: opening.id, title: opening.title } : null,
    abilities: {
      invite: memberMay(actor.memberRole, 'invite'),
      export: memberMay(actor.memberRole, 'export') && hasFeature(actor, 'export'),
    },
  };
}

/** The order of a list; the best fit is that for an opening. */
export function orderOf(sort: PoolSearch['sort'], opening: EligibilityOpening | undefined): SQL {
  if (sort === 'ASC') return oldestFirst;
  return sort === 'fit' && opening ? bestFirst(metOf(opening)) : newestFirst;
}

/** What the filters of places, visas and genders would find: those that are not set count the same people. */
export async function countPool(context: Context<CompanyActor>, asked: PoolSearch) {
  const { db, actor } = context;
  const { found } = await findMeaning(context, asked, actor.companyId);
  const count = (except?: CountedColumn) => countValues(db, matching(found, actor.companyId, except));
  const all = columns.every((column) => isFiltered(found.search, column)) ? [] : await count();
  const counts: Record<CountedColumn, Record<string, number>> = { country: {}, visa: {}, gender: {} };
  for (const column of columns) {
    const counted = isFiltered(found.search, column) ? await count(column) : all;
    const isTold = (counted.find(({ kind }) => kind === 'all')?.total ?? 0) <= poolCountMaximum;
    const values = counted.filter(({ kind, value }) => isTold && kind === column && value !== '');
    counts[column] = Object.fromEntries(values.map(({ value, total }) => [value, total]));
  }
  return counts;
}

const columns = ['country', 'visa', 'gender'] as const;

/** Current companies by the beginnings of their words. */
export async function findEmployers(context: Context<CompanyActor>, name: string): Promise<string[]> {
  if (foldText(name).length < 2) return [];
  return selectEmployers(context.db, employerSays(name), listedFor(context.actor.companyId));
}

/** The openings to compare candidates with and to invite them to. */
export async function listOpenings(context: Context<CompanyActor>) {
  const rows = await selectOpenings(context.db, context.actor.companyId);
  return rows.map((row) => {
    const today = calendarDate(context.clock.now(), row.timezone);
    const state = { status: row.status, due_date: row.dueDate };
    const isOpen = isActive(state, today, true);
    const closed = isOpen ? (row.hideCompanyName ? ('hidden' as const) : null) : ('inactive' as const);
    const status = openingStatus(state, today, true);
    return { id: row.id, title: row.title, city: row.city, due_date: row.dueDate, status, closed };
  });
}

/** Candidates side by side, in the order in which they are named. */
export async function comparePool(
  context: Context<CompanyActor>,
  { ids, job_id = '' }: { ids: string; job_id?: string | undefined },
): Promise<PoolCandidate[]> {
  const named = [...new Set(ids.split(',').filter(isId))].slice(0, comparedMaximum);
  const opening = isId(job_id) ? await selectAsked(context.db, context.actor.companyId, job_id) : undefined;
  return presentCandidates(context, named, opening);
}

/**
 * What a search means: its words and their synonyms; where they find nobody and no profile has them at all, the words that
 * come nearest. `finds` says whether they find anybody.
 */
export async function findMeaning(
  context: Context,
  search: PoolSearch,
  companyId: string,
  finds = async (typed: FoundSearch) => (await countMatching(context.db, matching(typed, companyId), 0)) > 0,
) {
  const now = context.clock.now();
  const words = wordsOfSearch(search.text);
  const without = new Set(search.without.map(foldText));
  const further = await readFurtherNames(context.db);
  const synonyms = synonymsOf(search.text, further).map((text) => ({
    text,
    is_searched: !without.has(foldText(text)),
    language: languageOfName(text) ?? null,
  }));
  const searched = synonyms.filter(({ is_searched }) => is_searched).map(({ text }) => text);
  const phrases = words.length === 0 ? [] : [search.text, ...searched];
  const found: FoundSearch = { search, phrases, now };
  if ((await finds(found)) || words.length === 0) return { found, synonyms, corrections: [] };
  const said = matching({ search: readPoolSearch({}), phrases, now }, companyId);
  const isSaid = (await countMatching(context.db, said, 0)) > 0;
  const meant = isSaid ? undefined : await spellingOf(context, words, companyId);
  if (!meant) return { found, synonyms, corrections: [] };
  const others = synonymsOf(meant, further);
  return {
    found: { search, phrases: [meant, ...others], now },
    synonyms: others.map((text) => ({ text, is_searched: true, language: languageOfName(text) ?? null })),
    corrections: [{ typed: search.text, meant }],
  };
}

async function spellingOf(context: Context, words: readonly string[], companyId: string) {
  const meant: string[] = [];
  for (const word of words) {
    const nearest = await nearestOf(context, word, companyId);
    if (!nearest) return undefined;
    meant.push(nearest);
  }
  const text = meant.join(' ');
  return text === words.join(' ') ? undefined : text;
}

/** Of the words nearest to one the first that somebody says whom the company sees. */
async function nearestOf({ db }: Context, word: string, companyId: string): Promise<string | undefined> {
  const slips = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  for (const near of await selectNearest(db, word, slips))
    if ((await countMatching(db, sql`${listedFor(companyId)} and ${hasWord(near)}`, 0)) > 0) return near;
  return undefined;
}
