import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';

/**
 * What readers of a language are shown of an opening's title: as its company wrote it in that language once enough of the
 * opening stands in it, else as it was written. For statements that join the openings with others.
 */
export function shownTitle(locale: Locale): SQL<string> {
  return sql<string>`coalesce((select t.title from opening_translations t
    where t.opening_id = ${jobOpenings.id} and t.language = ${locale} and t.is_whole
      and t.language <> ${jobOpenings.language}), ${jobOpenings.title})`;
}
