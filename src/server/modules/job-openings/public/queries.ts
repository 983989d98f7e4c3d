import type { EligibilityOpening } from '#domain/candidates/eligibility.ts';
import type { CompanyDescriptions } from '#domain/companies/descriptions.ts';
import { shownFields, toldFields } from '#domain/job-openings/opening-readers.ts';
import { jobOpenings, type OpeningRecord } from '#server/modules/job-openings/table.ts';
import type { TranslationTexts } from '#server/modules/job-openings/translations/queries.ts';
import { type Readable, readStatement, type Statement } from '#server/platform/database/statement.ts';
import { columnNames, columnsAs } from '#server/platform/database/wire.ts';
import { placedRows } from './search-conditions.ts';

/** What a reader is shown of an opening, and what decides whether and how: nothing else is read. */
const read = [
  ...columnNames(shownFields),
  ...columnNames(toldFields),
  'id',
  'companyId',
  'firstPublishedAt',
] as const;

export interface OpeningInFull extends Pick<OpeningRecord, (typeof read)[number]> {
  companyName: string;
  companyNameAr: string;
  logoFileId: string | null;
  industry: string;
  numberOfEmployee: string;
  companyDescription: string;
  companyDescriptions: CompanyDescriptions;
  website: string;
  companyCity: string;
  profileVisibility: boolean;
  timeZone: string;
  isApproved: boolean;
  /** Its company ended for good. */
  isClosed: boolean;
  isVerified: boolean;
  approvedAt: Date | null;
  answerRate: number | null;
  screeningQuestions: {
    id: string;
    title: string;
    description: string;
    answer_type: string;
    required: boolean;
  }[];
  videoQuestions: { id: string; question: string; seconds: number }[];
  /** Its titles in the further languages that it is read in. */
  translatedTitles: Record<string, string>;
  /** Its texts in the language of the reader, where that is another than its own and enough of them stands. */
  translation: ReadTranslation | null;
}

/** What readers are shown of an opening in another language. */
type ReadTranslation = Required<
  Omit<TranslationTexts, 'isWhole' | 'madeFrom' | 'updatedAt'> & { language: string }
>;

/**
 * An opening of any status with its company, its questions and its texts in the reader's language; knock-out answers are
 * not read.
 */
export async function selectOpeningInFull(
  db: Readable,
  id: string,
  locale: string,
): Promise<OpeningInFull | undefined> {
  const [row] = await readStatement<OpeningInFull>(db, {
    name: 'opening_in_full',
    text: openingInFull,
    values: [id, locale],
  });
  return row;
}

/** The statement of `selectOpeningInFull`; the benchmark's floor runs it too. */
export const openingInFull = `
  select ${columnsAs(jobOpenings, 'o', read)},
    c.name as "companyName", c.name_ar as "companyNameAr", c.logo_file_id as "logoFileId", c.industry,
    c.number_of_employee as "numberOfEmployee", c.description as "companyDescription",
    c.descriptions as "companyDescriptions", c.website,
    c.city as "companyCity", c.profile_visibility as "profileVisibility", c.timezone as "timeZone",
    c.approved_status = 'Approved' as "isApproved", c.closed_at is not null as "isClosed", c.approved_at is not null as "isVerified",
    c.approved_at as "approvedAt", c.answer_rate as "answerRate",
    coalesce((select json_agg(json_build_object('id', q.id, 'title', q.title, 'description', q.description,
        'answer_type', q.answer_type, 'required', q.required) order by q.position)
      from screening_questions q where q.opening_id = o.id), '[]') as "screeningQuestions",
    coalesce((select json_agg(json_build_object('id', v.id, 'question', v.question, 'seconds', v.seconds)
        order by v.position)
      from video_questions v where v.opening_id = o.id), '[]') as "videoQuestions",
    coalesce((select json_object_agg(t.language, t.title) from opening_translations t
      where t.opening_id = o.id and t.is_whole and t.language <> o.language), '{}') as "translatedTitles",
    (select json_build_object('language', t.language, 'title', t.title, 'introduction', t.introduction,
        'responsibilities', t.responsibilities, 'requirements', t.requirements, 'benefits', t.benefits,
        'screeningQuestions', t.screening_questions, 'videoQuestions', t.video_questions)
      from opening_translations t where t.opening_id = o.id and t.language = $2 and t.is_whole
        and t.language <> o.language) as translation
  from job_openings o join companies c on c.id = o.company_id where o.id = $1`;

export interface Likeness {
  id: string;
  folded: string;
  trade: string;
  country: string;
  city: string;
  now: Date;
}

/** Cards of up to four other openings of the same title or trade, those of the same city first. */
export async function selectSimilar(db: Readable, like: Likeness): Promise<string[]> {
  const rows = await readStatement<{ id: string; card: string }>(db, similar(like));
  return rows
    .filter(({ id }) => id !== like.id)
    .slice(0, 4)
    .map(({ card }) => card);
}

function similar({ folded, trade, country, city, now }: Likeness): Statement {
  return {
    name: 'similar_openings',
    text: `select p.id, p.card from (
        select newest.rank, newest.published_at, t.folded = $1 as same_title, newest.city = $4 or exists (
            select from public_opening_places where rank = newest.rank and country = $3 and city = $4) as same_city
        from (
          select t.id, t.folded from opening_titles t
          join opening_counts c on c.title_id = t.id and c.country = $3 and c.city = '' and c.openings > 0
          where t.trade = $2 order by t.folded = $1 desc, c.openings desc limit 12
        ) t cross join lateral (
          select rank, published_at, city from ${placedRows}
          where title_id = t.id and country = $3 and opens_country and expires_at > $5
          order by published_at desc, rank desc limit 5
        ) newest order by 3 desc, 4 desc, 2 desc limit 5
      ) page join public_openings p on p.rank = page.rank
      order by page.same_title desc, page.same_city desc, page.published_at desc`,
    values: [folded, trade, country, city, now.toISOString()],
  };
}

/** A page of the openings that a company shows under its name, newest first. */
export async function selectCompanyCards(
  db: Readable,
  { companyId, now, page, pageSize }: { companyId: string; now: Date; page: number; pageSize: number },
): Promise<{ total: number; cards: string[] }> {
  const rows = await readStatement<{ total: number; card: string | null }>(db, {
    name: 'company_cards',
    text: `select total.total, found.card from (
        select count(*)::int as total from public_openings where company_id = $1 and expires_at > $2
      ) total left join lateral (
        select card, published_at, rank from public_openings where company_id = $1 and expires_at > $2
        order by published_at desc, rank desc limit $3 offset $4
      ) found on true order by found.published_at desc, found.rank desc`,
    values: [companyId, now.toISOString(), pageSize, (page - 1) * pageSize],
  });
  return {
    total: rows[0]?.total ?? 0,
    cards: rows.flatMap(({ card }) => (card === null ? [] : [card])),
  };
}

/** So many of the newest openings of a country are looked through for those that visitors can try themselves against. */
const lookedThrough = 60;

interface TryableRow extends EligibilityOpening {
  id: string;
  titleId: number;
}

/** What the newest openings of a country ask: down the index of the country, then by the key. */
export function selectNewestAsked(db: Readable, country: string, now: Date): Promise<TryableRow[]> {
  return readStatement<TryableRow>(db, {
    name: 'newest_asked',
    text: `select o.id, n.title_id as "titleId", o.eligibility, o.experience_start, o.minimum_education
      from (select title_id, published_at, rank from ${placedRows} where country = $1 and opens_country
        and expires_at > $2 order by published_at desc, rank desc limit ${lookedThrough}) n
      join public_openings p on p.rank = n.rank join job_openings o on o.id = p.id order by n.published_at desc, n.rank desc`,
    values: [country, now.toISOString()],
  });
}

interface TriedRow extends EligibilityOpening {
  card: string;
}

/** The cards of these openings with what they ask, as far as visitors see them now; the newest first. */
export function selectTried(db: Readable, ids: readonly string[], now: Date): Promise<TriedRow[]> {
  return readStatement<TriedRow>(db, {
    name: 'openings_tried',
    text: `select p.card, o.eligibility, o.experience_start, o.minimum_education
      from public_openings p join job_openings o on o.id = p.id
      where p.id = any($1::uuid[]) and p.expires_at > $2 order by p.published_at desc, p.rank desc`,
    values: [ids, now.toISOString()],
  });
}
