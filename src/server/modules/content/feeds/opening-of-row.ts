import { countryOf } from '#domain/reference/countries.ts';
import { pictureAddress } from '#server/modules/files/service.ts';
import type { FeedOpening } from '#server/modules/job-openings/feeds/service.ts';
import { toWire } from '#server/platform/database/wire.ts';
import type { PublicOpening } from './public-opening.ts';

/** An opening as the database holds it, in the form of the feeds. */
export function openingOfRow(row: FeedOpening & { originalTitle?: string }): PublicOpening {
  return {
    ...toWire(row),
    country: countryOfFeed(row.country),
    further_places: row.furtherPlaces.map(({ city, country }) => ({ city, country: countryOfFeed(country) })),
    salary_start: row.salaryStart ?? 0,
    salary_end: row.salaryEnd ?? 0,
    publish_salary: row.publishSalary && row.salaryStart !== null && row.salaryEnd !== null,
    first_published_at: row.publishedAt,
    company: {
      id: row.companyId,
      name: row.companyName,
      logo: pictureAddress(row.logoFileId),
      website: row.website || null,
    },
  };
}

function countryOfFeed(name: string) {
  return { code: countryOf(name)?.code ?? name, name };
}
