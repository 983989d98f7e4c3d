import {
  mostOnOwnSite,
  type OwnSiteOpening,
  type OwnSiteOpenings,
  ownSiteSource,
} from '#domain/job-openings/own-site.ts';
import { type Locale, localizedPath, prefixOf, textDirection } from '#domain/locale.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { findPublicCompany } from '#server/modules/companies/service.ts';
import { newestOpeningsOf } from '#server/modules/job-openings/feeds/service.ts';
import type { Context } from '#server/platform/context.ts';
import { translate } from '#server/platform/texts.ts';
import { m } from '#texts/any-language.js';
import { openingOfRow } from './opening-of-row.ts';
import { payText } from './pay-text.ts';
import { placeText } from './place-text.ts';
import { addressOf, type PublicOpening } from './public-opening.ts';
import { absoluteUrl } from './public-url.ts';

/** A company that the public sees, and the newest openings that say to be of it, as readers of a language meet both. */
export async function readCompany(
  context: Context,
  { id, locale, limit }: { id: string; locale: Locale; limit: number },
) {
  const company = await findPublicCompany(context.db, id);
  if (!company) return undefined;
  return {
    name: companyNameIn(locale, company),
    path: localizedPath(`/company/${company.id}`, prefixOf(locale)),
    ...(await newestOpeningsOf(context, { companyId: company.id, limit, locale })),
  };
}

/** What the company's own site shows; undefined unless the public sees the company. */
export async function writeCompanyOpenings(
  context: Context,
  locale: Locale,
  id: string,
): Promise<string | undefined> {
  const found = await readCompany(context, { id, locale, limit: mostOnOwnSite });
  if (!found) return undefined;
  const { publicUrl } = context.config;
  const { name } = found;
  const answer: OwnSiteOpenings = {
    company: { name, url: absoluteUrl(publicUrl, found.path) },
    language: locale,
    direction: textDirection(locale),
    total: found.total,
    openings: found.openings.map((row) => presentIn(locale, openingOfRow(row), publicUrl)),
    texts: {
      none: m.content_own_site_none({}, { locale }),
      all: m.content_own_site_all({ company: name }, { locale }),
    },
  };
  return JSON.stringify(answer);
}

function presentIn(locale: Locale, opening: PublicOpening, publicUrl: string): OwnSiteOpening {
  const path = localizedPath(addressOf(opening), prefixOf(locale));
  const { id, title, language, city, country, employment_type, remote } = opening;
  const further_places = (opening.further_places ?? []).map((place) => ({
    city: place.city,
    country: place.country.code,
  }));
  return {
    ...{ id, title, language, city, employment_type, remote },
    url: `${absoluteUrl(publicUrl, path)}?source=${ownSiteSource}`,
    facts: [
      placeText(opening, locale),
      translate(referenceKey('employment_type', employment_type), {}, locale),
      opening.publish_salary ? payText(opening, locale) : '',
    ].filter(Boolean),
    country: country.code,
    ...(further_places.length > 0 && { further_places }),
    published_at: opening.first_published_at.toISOString(),
    due_date: opening.due_date ?? null,
  };
}
