import { shownFields, toldFields } from '#domain/job-openings/opening-readers.ts';
import type { TranslatedText } from '#domain/job-openings/translation.ts';
import { jobOpenings, type OpeningRecord } from '#server/modules/job-openings/table.ts';
import type { TranslationRecord } from '#server/modules/job-openings/translations/queries.ts';
import { type Readable, readStatement } from '#server/platform/database/statement.ts';
import { columnNames, columnsAs } from '#server/platform/database/wire.ts';

/** What feeds tell of an opening: no more than its page shows. */
const told = [...columnNames(shownFields), ...columnNames(toldFields), 'id', 'companyId'] as const;

/** An Active opening with what feeds, pictures and structured data say of it. */
export interface FeedOpening extends Pick<OpeningRecord, (typeof told)[number]> {
  /** Grows with each publication; feeds go on from the last one that they read. */
  rank: number;
  publishedAt: Date;
  companyName: string;
  logoFileId: string | null;
  website: string;
  timeZone: string;
}

export interface Address {
  id: string;
  updatedAt: Date;
}

const feedOpening = `
  select ${columnsAs(jobOpenings, 'o', told)}, p.rank::float8 as rank, p.published_at as "publishedAt",
    c.name as "companyName", c.logo_file_id as "logoFileId", c.website, c.timezone as "timeZone"
  from public_openings p join job_openings o on o.id = p.id join companies c on c.id = o.company_id`;

/** Active openings in the order of their publication, those of one company where it is named. */
export function selectFeedOpenings(
  db: Readable,
  { after, now, limit, companyId }: { after: number; now: Date; limit: number; companyId?: string },
): Promise<FeedOpening[]> {
  if (companyId)
    return readStatement<FeedOpening>(db, {
      name: 'feed_openings_of_company',
      text: `${feedOpening} where p.company_id = $4 and p.rank > $1 and p.expires_at > $2 order by p.rank limit $3`,
      values: [after, now.toISOString(), limit, companyId],
    });
  return readStatement<FeedOpening>(db, {
    name: 'feed_openings',
    text: `${feedOpening} where p.rank > $1 and p.expires_at > $2 order by p.rank limit $3`,
    values: [after, now.toISOString(), limit],
  });
}

/** An opening with its company's name in Arabic, and its texts in a language that is not its own, if enough of them stand. */
export interface ReadOpening extends FeedOpening {
  companyNameAr: string;
  translation: Pick<TranslationRecord, 'language' | TranslatedText> | null;
}

/** The openings that fit, for readers of the language that the third value names. */
const readOpening = (condition: string) => `
  select opening.*, c.name_ar as "companyNameAr", (
      select json_build_object('language', t.language, 'title', t.title, 'introduction', t.introduction,
        'responsibilities', t.responsibilities, 'requirements', t.requirements, 'benefits', t.benefits)
      from opening_translations t
      where t.opening_id = opening.id and t.language = $3 and t.is_whole and t.language <> opening.language
    ) as translation
  from (${feedOpening} where ${condition}) opening join companies c on c.id = opening."companyId"
  order by opening."publishedAt" desc, opening.rank desc`;

export function selectNewestOpenings(
  db: Readable,
  { now, limit, locale }: { now: Date; limit: number; locale: string },
): Promise<ReadOpening[]> {
  return readStatement<ReadOpening>(db, {
    name: 'newest_read_openings',
    text: readOpening(`p.id in (
      select id from public_openings where expires_at > $1 order by published_at desc, rank desc limit $2)`),
    values: [now.toISOString(), limit, locale],
  });
}

/** Openings that hide their company are nobody's here, and among none's. */
export function selectNewestOf(
  db: Readable,
  { companyId, now, limit, locale }: { companyId: string; now: Date; limit: number; locale: string },
): Promise<ReadOpening[]> {
  return readStatement<ReadOpening>(db, {
    name: 'newest_read_openings_of_company',
    text: readOpening(`p.id in (select id from public_openings where company_id = $4 and expires_at > $1
      order by published_at desc, rank desc limit $2)`),
    values: [now.toISOString(), limit, locale, companyId],
  });
}

export async function countOpeningsOf(
  db: Readable,
  { companyId, now }: { companyId: string; now: Date },
): Promise<number> {
  const [row] = await readStatement<{ openings: number }>(db, {
    name: 'count_openings_of_company',
    text: 'select count(*)::int as openings from public_openings where company_id = $1 and expires_at > $2',
    values: [companyId, now.toISOString()],
  });
  return row?.openings ?? 0;
}

export async function selectFeedOpening(
  db: Readable,
  { id, now, locale }: { id: string; now: Date; locale: string },
): Promise<ReadOpening | undefined> {
  const [row] = await readStatement<ReadOpening>(db, {
    name: 'read_opening',
    text: readOpening('p.id = $1 and p.expires_at > $2'),
    values: [id, now.toISOString(), locale],
  });
  return row;
}

/** A careers page that is connected to a domain of its own is listed there. */
const standsHere = `not exists (select from careers_domains d
  where d.company_id = p.company_id and d.connected_at is not null and d.missing_since is null)`;

export interface AddressCounts {
  companies: number;
  openings: number;
  careers: number;
}

/** As many as the counters say; an opening that ended a moment ago may be among them. */
export async function countAddresses(db: Readable): Promise<AddressCounts> {
  const [row] = await readStatement<AddressCounts>(db, {
    name: 'count_addresses',
    text: `select
        (select coalesce(sum(openings), 0)::int from opening_place_counts where city = '') as openings,
        (select count(*)::int from companies where approved_status = 'Approved' and profile_visibility) as companies,
        (select count(*)::int from careers_pages p join companies c on c.id = p.company_id
          where p.is_shown and c.approved_status = 'Approved' and c.profile_visibility and ${standsHere}) as careers`,
    values: [],
  });
  return row ?? { companies: 0, openings: 0, careers: 0 };
}

export interface OpeningAddress extends Address {
  title: string;
  city: string;
  languages: string[];
}

/** The blocks of so many ranks that have an opening, found by a step of the index for each. */
export async function selectAddressBlocks(db: Readable, size: number): Promise<number[]> {
  const rows = await readStatement<{ block: number }>(db, {
    name: 'address_blocks',
    text: `with recursive blocks as (
        (select rank / $1 as block from public_openings order by rank limit 1)
        union all
        select (select rank / $1 from public_openings where rank >= (blocks.block + 1) * $1 order by rank limit 1)
        from blocks where block is not null
      ) select block::int as block from blocks where block is not null`,
    values: [size],
  });
  return rows.map(({ block }) => block);
}

/** The openings of one of these blocks. */
export function selectOpeningAddresses(
  db: Readable,
  { now, block, size }: { now: Date; block: number; size: number },
): Promise<OpeningAddress[]> {
  return readStatement<OpeningAddress>(db, {
    name: 'opening_addresses',
    text: `select page.id, o.updated_at as "updatedAt", o.title, o.city, array[o.language] || array(
          select t.language from opening_translations t where t.opening_id = o.id and t.is_whole and t.language <> o.language
        ) as languages from (
        select id, rank from public_openings
        where rank >= $2::bigint * $3::bigint and rank < ($2::bigint + 1) * $3::bigint and expires_at > $1
      ) page join job_openings o on o.id = page.id order by page.rank`,
    values: [now.toISOString(), block, size],
  });
}

/** Approved companies that show their profile. */
export function selectCompanyAddresses(
  db: Readable,
  { offset, limit }: { offset: number; limit: number },
): Promise<Address[]> {
  return readStatement<Address>(db, {
    name: 'company_addresses',
    text: `select id, updated_at as "updatedAt" from companies
      where approved_status = 'Approved' and profile_visibility order by created_at, id offset $1 limit $2`,
    values: [offset, limit],
  });
}

export interface CareersAddress extends Address {
  slug: string;
  languages: string[];
}

/** The careers pages that companies turned on, of those that show their profile. */
export function selectCareersAddresses(
  db: Readable,
  { offset, limit }: { offset: number; limit: number },
): Promise<CareersAddress[]> {
  return readStatement<CareersAddress>(db, {
    name: 'careers_addresses',
    text: `select p.company_id as id, p.updated_at as "updatedAt", p.languages, a.slug
      from careers_pages p join careers_addresses a on a.company_id = p.company_id and a.is_current
        join companies c on c.id = p.company_id
      where p.is_shown and c.approved_status = 'Approved' and c.profile_visibility and ${standsHere}
      order by p.company_id offset $1 limit $2`,
    values: [offset, limit],
  });
}
