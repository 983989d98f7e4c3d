import type { OpeningSearch } from '#domain/job-openings/search.ts';
import type { Statement } from '#server/platform/database/statement.ts';
import {
  add,
  addMoment,
  countedPlace,
  facetConditions,
  isEverywhere,
  placeConditions,
  placeOf,
  rowsOf,
  type SearchFilters,
} from './search-conditions.ts';

/** The titles of a search: their ids and how many openings the counters give them together. */
export interface ChosenTitles {
  ids: readonly number[];
  openings: number;
}

/** What the words of a search were found to mean; neither where it has none. */
export interface FoundBy {
  titles?: ChosenTitles | undefined;
  companyIds?: readonly string[] | undefined;
}

/** A page of the search; rows with the same total, or one row without card where nothing fits. */
export interface FoundRow {
  total: number;
  card: string | null;
}

/** A page of a place: one walk down its index, past what the filters refuse. */
export function pageOfPlace(filters: SearchFilters, titles?: ChosenTitles): Statement {
  const { search } = filters;
  const values: unknown[] = [];
  const where = [...placeConditions(filters, values), ...titleConditions(titles, values)];
  return pageStatement(filters, values, {
    name: titles ? 'place_titles' : 'place',
    page: `select published_at, rank from ${rowsOf(search)} where ${where.join(' and ')}
      order by ${order(search)} ${window(search, values)}`,
    titles,
  });
}

/** A page of few titles: the newest of each, merged. */
export function pageOfTitles(filters: SearchFilters, titles: ChosenTitles): Statement {
  const { search } = filters;
  const values: unknown[] = [];
  const ids = `${add(values, titles.ids)}::int[]`;
  // The index of a title goes by country: with every one, each that has openings of it is walked.
  const each: Each = isEverywhere(search)
    ? {
        of: `(select title_id, country from opening_counts
          where title_id = any(${ids}) and city = '' and openings > 0) t`,
        where: 'title_id = t.title_id and country = t.country',
      }
    : { of: `unnest(${ids}) as t(id)`, where: 'title_id = t.id' };
  return pageStatement(filters, values, {
    name: 'titles',
    page: newestOfEach(filters, each, values),
    titles,
  });
}

/** A page of few companies, likewise; their total is counted. */
export function pageOfCompanies(filters: SearchFilters, companyIds: readonly string[]): Statement {
  const values: unknown[] = [];
  return pageStatement(filters, values, {
    name: 'companies',
    page: newestOfEach(
      filters,
      { of: `unnest(${add(values, companyIds)}::uuid[]) as t(id)`, where: 'company_id = t.id' },
      values,
    ),
    companyIds,
  });
}

/** What is walked one by one, and which openings are of it. */
interface Each {
  of: string;
  where: string;
}

function newestOfEach(filters: SearchFilters, each: Each, values: unknown[]): string {
  const { search } = filters;
  const where = [each.where, ...placeConditions(filters, values)];
  const depth = search.page * search.pageSize;
  return `select published_at, rank from ${each.of} cross join lateral (
        select published_at, rank from ${rowsOf(search)} where ${where.join(' and ')}
        order by ${order(search)} limit ${limit(depth, search.pageSize, values)}
      ) newest order by ${order(search)} ${window(search, values)}`;
}

function pageStatement(
  filters: SearchFilters,
  values: unknown[],
  parts: { name: string; page: string } & FoundBy,
): Statement {
  const { search } = filters;
  const total = parts.companyIds ? countOf(filters, parts, values) : totalOf(filters, parts.titles, values);
  const text = `select total.total, found.card from (select ${total} as total) total left join lateral (
      select p.card, p.published_at, p.rank from (${parts.page}) page join public_openings p on p.rank = page.rank
    ) found on true order by ${order(search, 'found.')}`;
  return { name: nameOf(parts.name, filters), text, values };
}

/** From the counters, less what expired and is not yet removed; counted only where no counter knows. */
function totalOf(filters: SearchFilters, titles: ChosenTitles | undefined, values: unknown[]): string {
  const { search, now } = filters;
  if (needsCounting(filters, titles !== undefined)) return countOf(filters, { titles }, values);
  const place = placeOf(search, values);
  const gone = [
    `expires_at <= ${addMoment(values, now)}`,
    ...place,
    ...titleConditions(titles, values),
    ...facetConditions(search, values),
  ];
  const kept = titles ? `${add(values, titles.openings)}::int` : placeCount(search, values);
  return `${kept} - (select count(*)::int from (
    select 1 from ${rowsOf(search)} where ${gone.join(' and ')} order by expires_at limit 10000) gone)`;
}

function placeCount(search: OpeningSearch, values: unknown[]): string {
  const where = [countedPlace(search, values), ...facetConditions(search, values)];
  return `(select coalesce(sum(openings), 0)::int from opening_place_counts where ${where.join(' and ')})`;
}

function countOf(filters: SearchFilters, of: FoundBy, values: unknown[]): string {
  const where = placeConditions(filters, values);
  return `(select count(*)::int from ${fromOf(of, { where, columns: '1', rows: rowsOf(filters.search) }, values)})`;
}

/** The rows that fit: of the titles, of the companies, or of the place, each by its index. */
export function fromOf(
  of: FoundBy | undefined,
  { where, columns, rows }: { where: string[]; columns: string; rows: string },
  values: unknown[],
): string {
  const each = (list: string, column: string) => `unnest(${list}) as t(id) cross join lateral (
        select ${columns} from ${rows} where ${column} = t.id and ${where.join(' and ')}) found`;
  if (of?.titles) return each(`${add(values, of.titles.ids)}::int[]`, 'title_id');
  if (of?.companyIds) return each(`${add(values, of.companyIds)}::uuid[]`, 'company_id');
  return `(select ${columns} from ${rows} where ${where.join(' and ')}) found`;
}

/** Added to nothing, so that the planner keeps to the walk in the order of the dates and only filters by title. */
function titleConditions(titles: ChosenTitles | undefined, values: unknown[]): string[] {
  return titles ? [`(title_id + 0) = any(${add(values, titles.ids)}::int[])`] : [];
}

export function needsCounting({ search, hidden = [] }: SearchFilters, hasTitles: boolean): boolean {
  return (
    hidden.length > 0 ||
    search.salaryMinimum !== undefined ||
    search.postedDays !== undefined ||
    (hasTitles && hasFacets(search))
  );
}

function hasFacets(search: OpeningSearch): boolean {
  return (
    search.employmentTypes.length > 0 ||
    search.experienceLevels.length > 0 ||
    search.isRemote ||
    search.isPaid
  );
}

function order({ sort }: OpeningSearch, prefix = ''): string {
  return `${prefix}published_at ${sort}, ${prefix}rank ${sort}`;
}

function window(search: OpeningSearch, values: unknown[]): string {
  const offset = (search.page - 1) * search.pageSize;
  return offset === 0 ? `limit ${search.pageSize}` : `limit ${search.pageSize} offset ${add(values, offset)}`;
}

function limit(depth: number, pageSize: number, values: unknown[]): string {
  return depth === pageSize ? String(pageSize) : add(values, depth);
}

/** One name for each shape of the statement; unusual page sizes are not worth keeping prepared. */
function nameOf(plan: string, { search, hidden = [] }: SearchFilters): string | undefined {
  if (search.pageSize !== 12) return undefined;
  const shape = [
    isEverywhere(search) && 'everywhere',
    search.city && 'city',
    search.employmentTypes.length > 0 && 'employment',
    search.experienceLevels.length > 0 && 'experience',
    search.isRemote && 'remote',
    search.isPaid && 'paid',
    search.salaryMinimum !== undefined && 'salary',
    search.postedDays !== undefined && 'posted',
    hidden.length > 0 && 'hidden',
    search.page > 1 && 'later',
    search.sort === 'ASC' && 'oldest',
  ];
  return [plan, ...shape.filter(Boolean)].join('_');
}
