import type { OpeningRow } from '#contract/job-openings.ts';
import { dateFormat } from '#domain/locale.ts';
import { defaultTimeZone } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';

/** "Copy of Harbour Pilot · 22 Nov": what tells a copy from its original until it is published. */
export function copyWords({
  copy_of,
  created_at,
  first_published_at,
}: Pick<OpeningRow, 'copy_of' | 'created_at' | 'first_published_at'>): string | undefined {
  if (!copy_of || first_published_at) return undefined;
  const format = dateFormat(getLocale(), { day: 'numeric', month: 'short', timeZone: defaultTimeZone });
  const day = format.format(new Date(created_at));
  return m.job_openings_own_copy_of({ title: copy_of, day });
}
