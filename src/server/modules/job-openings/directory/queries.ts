import { type CompanySearch, companiesShown, companyPagesMaximum } from '#domain/companies/directory.ts';
import { namePartsOf } from '#domain/text/name-keys.ts';
import { sharesParts } from '#server/platform/database/names.ts';
import { type Readable, readStatement, type Statement } from '#server/platform/database/statement.ts';

export interface DirectoryRow {
  id: string;
  name: string;
  nameAr: string;
  logoFileId: string | null;
  industry: string;
  country: string;
  city: string;
  isVerified: boolean;
  answerRate: number | null;
  openings: number;
}

export interface DirectoryCounts {
  /** So many companies were looked at, before the filters. */
  looked: number;
  total: number;
  industries: { name: string; companies: number }[];
  countries: { name: string; companies: number }[];
  cities: { name: string; companies: number }[];
  hiring: number;
}

export async function selectCompanies(
  db: Readable,
  search: CompanySearch,
  now: Date,
): Promise<DirectoryRow[]> {
  if (search.page > companyPagesMaximum) return [];
  return readStatement<DirectoryRow>(db, pageOfCompanies(search, now));
}

export async function countCompanies(
  db: Readable,
  search: CompanySearch,
  now: Date,
): Promise<DirectoryCounts> {
  const [row] = await readStatement<{ counts: DirectoryCounts }>(db, countsOfCompanies(search, now));
  if (!row) throw new Error('Nothing was counted');
  return row.counts;
}

/** Names and what stands on a card are read of the page alone; its companies are walked along the index of their order. */
export function pageOfCompanies(search: CompanySearch, now: Date): Statement {
  const values: unknown[] = [now.toISOString()];
  const where = [listed, ...named(search, values), ...filtersOf(search, values)].join(' and ');
  const before = (search.page - 1) * companiesShown;
  const page = `limit $${values.push(companiesShown)} offset $${values.push(before)}`;
  const first =
    search.order === 'openings'
      ? firstByOpenings(where, `$${values.push(before + companiesShown)}`)
      : `select c.id from companies c where ${where} order by ${orders[search.order]}`;
  return {
    text: `select c.id, c.name, c.name_ar as "nameAr", c.logo_file_id as "logoFileId", c.industry, c.country, c.city,
        c.approved_at is not null as "isVerified", c.answer_rate as "answerRate",
        (select count(*)::int from public_openings p where p.company_id = c.id and p.expires_at > $1) as openings
      from (select id, row_number() over () as place from (${first} ${page}) first) page
      join companies c on c.id = page.id order by page.place`,
    values,
  };
}

/** Those that hire, along the index of how many openings they have, and behind them the others by their name. */
function firstByOpenings(where: string, reached: string): string {
  const counted = 'company_opening_counts o where o.company_id = c.id and o.openings > 0';
  return `select id from (
      (select c.id, c.search_name, o.openings from company_opening_counts o join companies c on c.id = o.company_id
        where o.openings > 0 and ${where} order by o.openings desc, c.search_name, c.id limit ${reached})
      union all
      (select c.id, c.search_name, 0 from companies c where ${where} and not exists (select from ${counted})
        order by c.search_name, c.id limit ${reached})
    ) found order by openings desc, search_name, id`;
}

/** How many there are, and what each filter would find beside the others. */
function countsOfCompanies(search: CompanySearch, now: Date): Statement {
  const values: unknown[] = [now.toISOString()];
  const where = [listed, ...named(search, values)].join(' and ');
  const add = (value: unknown) => `$${values.push(value)}`;
  const industry = search.industry ? `industry = ${add(search.industry)}` : 'true';
  const country = search.country ? `country = ${add(search.country)}` : 'true';
  const city = search.city ? `city = ${add(search.city)}` : 'true';
  const hiring = search.hasOpenings ? 'is_hiring' : 'true';
  const list = (column: string, conditions: string[]) =>
    `(select coalesce(json_agg(json_build_object('name', name, 'companies', companies) order by companies desc, name), '[]')
      from (select ${column} as name, count(*)::int as companies from found
        where ${column} <> '' and ${conditions.join(' and ')} group by 1 order by 2 desc, 1 limit 100) ${column})`;
  return {
    text: `with found as materialized (
        select c.industry, c.country, c.city, ${isHiring} as is_hiring from companies c where ${where}
      ) select json_build_object(
        'looked', (select count(*)::int from found),
        'total', (select count(*)::int from found where ${[industry, country, city, hiring].join(' and ')}),
        'industries', ${list('industry', [country, city, hiring])},
        'countries', ${list('country', [industry, hiring])},
        'cities', ${search.country ? list('city', [industry, country, hiring]) : `'[]'::json`},
        'hiring', (select count(*)::int from found where is_hiring and ${[industry, country, city].join(' and ')})
      ) as counts`,
    values,
  };
}

/** Read along `companies_listed_…`, whose condition this is. */
const isListed = "c.approved_status = 'Approved' and c.profile_visibility";

const ownOpenings =
  'select 1 from public_openings p where p.company_id = c.id and p.expires_at > $1::timestamptz';

const isHiring = `exists (${ownOpenings})`;

/** The same of the one company that is looked at: without its end the planner may read all openings beforehand. */
const showsOpening = `exists (${ownOpenings} offset 0)`;

/** A name alone says nothing: it has something of its own to show, or an opening. */
const listed = `${isListed} and (c.description <> '' or c.website <> '' or c.logo_file_id is not null
  or c.linkedin <> '' or c.twitter <> '' or c.facebook <> '' or c.instagram <> '' or ${showsOpening})`;

const orders = {
  name: 'c.search_name, c.id',
  newest: 'c.approved_at desc nulls last, c.id',
};

/**
 * Each word that was typed begins a word of the name, or the name is called so in another spelling or script; what is
 * neither letter nor digit finds nothing by itself.
 */
function named({ text }: CompanySearch, values: unknown[]): string[] {
  const words = wordsOf(text).map((word) => {
    values.push(word);
    const folded = `fold_company_name($${values.length})`;
    // What folds to nothing, as on a database that knows Latin letters alone, begins no word.
    return `(${folded} <> '' and ' ' || c.search_name like '% ' || ${folded} || '%')`;
  });
  if (words.length === 0) return [];
  return [`(${words.join(' and ')} or ${sharesParts('c.name_keys', namePartsOf(text), values)})`];
}

const mostWords = 6;

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).slice(0, mostWords);
}

function filtersOf({ industry, country, city, hasOpenings }: CompanySearch, values: unknown[]): string[] {
  const equals = Object.entries({ industry, country, city }).flatMap(([column, value]) =>
    value ? [`c.${column} = $${values.push(value)}`] : [],
  );
  return hasOpenings ? [...equals, isHiring] : equals;
}
