import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Locale, textIn } from '#domain/locale-list.ts';
import { occupationName, occupationTitle } from '#domain/reference/occupations.ts';
import { foldText } from '#domain/text/folding.ts';
import { offeredTitles } from '#server/modules/job-openings/titles/vocabulary-service.ts';
import type { Context } from '#server/platform/context.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import { cachedForAMinute } from './minute-cache.ts';

interface TitleOption {
  name: string;
  value: string;
  /** What it is called as a title, where that is not its name: in Arabic for men and women. */
  title?: string;
}

/** The list of titles as it goes over the wire. */
export interface TitleList {
  titles: TitleOption[];
  json: Buffer;
  compressed: Buffer;
  etag: string;
}

const addedMaximum = 5000;
const compress = promisify(brotliCompress);

const kept = cachedForAMinute<TitleList>();

/**
 * The occupations, named in the language of the request with their English name as value; with `withAdded` also the titles of public openings, and what at least two candidates wish
 * for in the same words (what one alone wrote is theirs). Made at most once a minute.
 */
export function listTitles(context: Context, withAdded: boolean): Promise<TitleList> {
  return kept(context, `${context.locale} ${withAdded}`, () => makeList(context, withAdded));
}

async function makeList(context: Context, withAdded: boolean): Promise<TitleList> {
  const added = withAdded ? await addedTitles(context) : [];
  const offered = await offeredTitles({ db: context.outsideDb });
  const named = offered.map(({ value, names }) =>
    optionOf(value, textIn(names, context.locale), context.locale),
  );
  const options = [...named, ...added.map((name) => ({ name, value: name }))];
  const byFolded = new Map<string, TitleOption>();
  for (const option of options) {
    const folded = foldText(option.value);
    if (folded !== '' && !byFolded.has(folded)) byFolded.set(folded, option);
  }
  const titles = [...byFolded.values()];
  const json = Buffer.from(JSON.stringify({ status: 200, data: titles }));
  return {
    titles,
    json,
    compressed: await compress(json),
    etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`,
  };
}

/** A name that a superadmin gave has no second form. */
function optionOf(value: string, name: string, locale: Locale): TitleOption {
  const title = name === occupationName(value, locale) ? occupationTitle(value, locale) : name;
  return { name, value, ...(title !== name && { title }) };
}

async function addedTitles(context: Context): Promise<string[]> {
  const rows = await readStatement<{ title: string }>(context.reads, {
    text: `(select t.title from opening_titles t
        where exists (select 1 from opening_counts c where c.title_id = t.id and c.city = '' and c.openings > 0)
        order by t.id limit ${addedMaximum})
      union all
      (select job from desired_job_counts where candidates > 1 order by candidates desc limit ${addedMaximum})`,
    values: [],
  });
  return rows.map(({ title }) => title);
}
