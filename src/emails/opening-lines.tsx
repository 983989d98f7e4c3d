import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/any-language.js';
import { linkTo, type Site } from './letter.ts';
import { Paragraph, TextLink } from './parts.tsx';

/** Openings that a letter tells of: how many there are, and the first of them. */
export interface FoundOpenings {
  count: number;
  openings: readonly { title: string; place: string; path: string }[];
}

/** The openings with their links, and how many more there are. */
export function OpeningLines({
  openings,
  count,
  locale,
  site,
}: FoundOpenings & { locale: Locale; site: Site }) {
  return (
    <>
      {openings.map(({ title, place, path }) => (
        <Paragraph key={path}>
          <TextLink href={linkTo(site, locale, path)}>{title}</TextLink>
          <br />
          {place}
        </Paragraph>
      ))}
      {count > openings.length && (
        <Paragraph>{m.letters_job_alert_more({ count: count - openings.length }, { locale })}</Paragraph>
      )}
    </>
  );
}
