import type { OpeningSearch } from '#domain/job-openings/search.ts';
import { hiddenFrom } from '#server/modules/job-openings/hidden/service.ts';
import type { Context } from '#server/platform/context.ts';
import { readStatement, type Statement } from '#server/platform/database/statement.ts';
import { findMeaning } from './found-by.ts';
import { countedPlace } from './search-conditions.ts';
import { countsOfFilters } from './search-counts.ts';
import { chooseTitles } from './search-plan.ts';

interface FilterCounts {
  total: number;
  employment_type: Record<string, number>;
  experience_level: Record<string, number>;
  remote: number;
  paid: number;
}

interface Combination {
  employment: string;
  level: string;
  remote: boolean;
  paid: boolean;
  openings: number;
}

/**
 * How many openings of the search each value of a filter has: the other filters hold, its own does not, so that a
 * number says what a press on it gives. A bare place is read from the counters, all else is counted.
 */
export async function countFilters(context: Context, search: OpeningSearch): Promise<FilterCounts> {
  const rows = await combinationsOf(context, search);
  const { employmentTypes, experienceLevels, isRemote, isPaid } = search;
  const fitsEmployment = ({ employment }: Combination) => includes(employmentTypes, employment);
  const fitsLevel = ({ level }: Combination) => includes(experienceLevels, level);
  const fitsRemote = ({ remote }: Combination) => !isRemote || remote;
  const fitsPay = ({ paid }: Combination) => !isPaid || paid;
  const sum = (counted: Combination[]) => counted.reduce((count, { openings }) => count + openings, 0);
  const fitting = rows.filter((row) => fitsEmployment(row) && fitsLevel(row));
  const fitsRemoteAndPay = (row: Combination) => fitsRemote(row) && fitsPay(row);
  return {
    total: sum(fitting.filter(fitsRemoteAndPay)),
    employment_type: sumBy(
      rows.filter((row) => fitsLevel(row) && fitsRemoteAndPay(row)),
      ({ employment }) => employment,
    ),
    experience_level: sumBy(
      rows.filter((row) => fitsEmployment(row) && fitsRemoteAndPay(row)),
      ({ level }) => level,
    ),
    remote: sum(fitting.filter((row) => row.remote && fitsPay(row))),
    paid: sum(fitting.filter((row) => row.paid && fitsRemote(row))),
  };
}

async function combinationsOf(context: Context, asked: OpeningSearch): Promise<Combination[]> {
  const read = (statement: Statement) => readStatement<Combination>(context.reads, statement);
  const hidden = await hiddenFrom(context);
  const meaning = asked.titles.length > 0 ? await findMeaning(context, asked) : undefined;
  const search = meaning?.search ?? asked;
  const filters = { search, now: context.clock.now(), hidden };
  if (meaning && search.titles.length > 0) {
    const { titles, companyIds } = meaning;
    if (titles.length > 0) return read(countsOfFilters(filters, { titles: chooseTitles(titles) }));
    return companyIds.length > 0 ? read(countsOfFilters(filters, { companyIds })) : [];
  }
  if (hidden.length > 0 || search.salaryMinimum !== undefined || search.postedDays !== undefined)
    return read(countsOfFilters(filters));
  const values: unknown[] = [];
  return read({
    text: `select employment_type as employment, experience_level as level, is_remote as remote,
        is_paid as paid, openings
        from opening_place_counts where ${countedPlace(search, values)} and openings <> 0`,
    values,
  });
}

function includes(wanted: readonly string[], value: string): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

function sumBy(rows: Combination[], keyOf: (row: Combination) => string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + row.openings;
  return sums;
}
