import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/any-language.js';
import { linkTo, type Site } from './letter.ts';
import { Action, Facts, Note } from './parts.tsx';

/** Of an opening, with how many applications the letter is about. */
export interface OpeningCount {
  title: string;
  count: number;
}

export function sumOf(openings: readonly OpeningCount[]): number {
  return openings.reduce((sum, { count }) => sum + count, 0);
}

/** What letters about several openings end with: how many of each, and the way to the list. */
export function OpeningCounts({
  openings,
  path,
  site,
  locale,
}: {
  openings: readonly OpeningCount[];
  path: string;
  site: Site;
  locale: Locale;
}) {
  return (
    <>
      <Facts
        facts={openings.map(({ title, count }) => [
          title,
          m.letters_applications_daily_count({ count }, { locale }),
        ])}
      />
      <Action href={linkTo(site, locale, path)} locale={locale}>
        {m.letters_applications_daily_button({}, { locale })}
      </Action>
      <ApplicationMailNote site={site} locale={locale} />
    </>
  );
}

/** Where a member says what to hear of applications. */
export function ApplicationMailNote({ site, locale }: { site: Site; locale: Locale }) {
  const address = linkTo(site, locale, '/company-profile-edit/settings');
  return <Note>{m.letters_application_mail_note({ address }, { locale })}</Note>;
}
