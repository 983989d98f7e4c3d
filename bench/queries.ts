import { type OpeningSearchInput, readOpeningSearch } from '#domain/job-openings/search.ts';
import { foldText } from '#domain/text/folding.ts';
import { planTitlePage } from '#server/modules/job-openings/public/search-plan.ts';
import { pageOfPlace } from '#server/modules/job-openings/public/search-queries.ts';
import { type FoundTitle, titlesByWords } from '#server/modules/job-openings/public/search-words-queries.ts';
import type { Statement } from '#server/platform/database/statement.ts';

/** One search of the mix: how the product is asked, and the statements that answer it. */
export interface MixedQuery {
  name: string;
  /** Below `/api/jobs_pool` and `/jobs-pool`. */
  query: string;
  /** The last one answers the rows; those before it are what leads to it. */
  statements: Statement[];
}

type Mix = readonly (readonly [name: string, input: OpeningSearchInput])[];

const mix: Mix = [
  ['country', {}],
  ['city', { city: 'Doha' }],
  ['title', { job_title: 'Civil Engineer' }],
  ['title and city', { job_title: 'Nurse', city: 'Doha' }],
  ['page 50', { page: 50 }],
];
/** The searches by words of the mix in the other script, whose statements stand beside theirs. */
const inArabic: Mix = [
  ['title, in Arabic', { job_title: 'مهندس مدني' }],
  ['title and city, in Arabic', { job_title: 'ممرض', city: 'Doha' }],
];

type Read = (statement: Statement) => Promise<unknown[]>;

/** The fixed mix with the same statements that the product runs, taken from its own builders. */
export function mixedQueries(now: Date, read: Read): Promise<MixedQuery[]> {
  return queriesOf(mix, now, read);
}

export function queriesInArabic(now: Date, read: Read): Promise<MixedQuery[]> {
  return queriesOf(inArabic, now, read);
}

async function queriesOf(searches: Mix, now: Date, read: Read): Promise<MixedQuery[]> {
  const queries: MixedQuery[] = [];
  for (const [name, input] of searches) {
    const search = readOpeningSearch({ ...input });
    const query = new URLSearchParams(
      Object.entries(input).map(([key, value]) => [key, String(value)]),
    ).toString();
    const title = search.titles[0];
    if (!title) {
      queries.push({ name, query, statements: [pageOfPlace({ search, now })] });
      continue;
    }
    const words = titlesByWords(search, foldText(title).split(' '));
    const found = (await read(words)) as FoundTitle[];
    queries.push({ name, query, statements: [words, planTitlePage({ search, now }, found)] });
  }
  return queries;
}
