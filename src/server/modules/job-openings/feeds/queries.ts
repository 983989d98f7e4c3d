import { shownFields, toldFields } from '#domain/job-openings/opening-readers.ts';
import { jobOpenings, type OpeningRecord } from '#server/modules/job-openings/table.ts';
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

export function selectFeedOpenings(
  db: Readable,
  { after, now, limit }: { after: number; now: Date; limit: number },
): Promise<FeedOpening[]> {
  return readStatement<FeedOpening>(db, {
    name: 'feed_openings',
    text: `${feedOpening} where p.rank > $1 and p.expires_at > $2 order by p.rank limit $3`,
    values: [after, now.toISOString(), limit],
  });
}

export function selectNewestOpenings(
  db: Readable,
  { now, limit }: { now: Date; limit: number },
): Promise<FeedOpening[]> {
  return readStatement<FeedOpening>(db, {
    name: 'newest_openings',
    text: `${feedOpening} where p.id in (
        select id from public_openings where expires_at > $1 order by published_at desc, rank desc limit $2
      ) order by p.published_at desc, p.rank desc`,
    values: [now.toISOString(), limit],
  });
}

export async function selectFeedOpening(
  db: Readable,
  { id, now }: { id: string; now: Date },
): Promise<FeedOpening | undefined> {
  const [row] = await readStatement<FeedOpening>(db, {
    name: 'feed_opening',
    text: `${feedOpening} where p.id = $1 and p.expires_at > $2`,
    values: [id, now.toISOString()],
  });
  return row;
}

export async function countAddresses(
  db: Readable,
  now: Date,
): Promise<{ companies: number; openings: number }> {
  const [row] = await readStatement<{ companies: number; openings: number }>(db, {
    name: 'count_addresses',
    text: `select
        (select count(*)::int from public_openings where expires_at > $1) as openings,
        (select count(*)::int from companies where approved_status = 'Approved' and profile_visibility) as companies`,
    values: [now.toISOString()],
  });
  return row ?? { companies: 0, openings: 0 };
}

export interface OpeningAddress extends Address {
  title: string;
  city: string;
}

export function selectOpeningAddresses(
  db: Readable,
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<OpeningAddress[]> {
  return readStatement<OpeningAddress>(db, {
    name: 'opening_addresses',
    text: `select page.id, o.updated_at as "updatedAt", o.title, o.city from (
        select id, rank from public_openings where expires_at > $1 order by rank offset $2 limit $3
      ) page join job_openings o on o.id = page.id order by page.rank`,
    values: [now.toISOString(), offset, limit],
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
