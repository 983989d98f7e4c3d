import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { placesOf } from '#domain/job-openings/every-place.ts';
import { mostOnOwnSite } from '#domain/job-openings/own-site.ts';
import { findCareersPage } from '#server/modules/companies/careers/public-service.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readCards } from './cards-service.ts';
import { selectCompanyCards } from './queries.ts';

/** A company's careers page with its openings that say whose they are, those of a city and kind where one is named. */
export async function readCareersPage(
  context: Context,
  { slug, city, employment_type }: { slug: string; city: string; employment_type: string },
) {
  const page = await findCareersPage(context, slug);
  if (!page) throw new Refusal('NOT_FOUND');
  const { total, cards } = await selectCompanyCards(context.reads, {
    companyId: page.company.id,
    now: context.clock.now(),
    page: 1,
    pageSize: mostOnOwnSite,
  });
  const openings = readCards(cards, context.locale);
  return {
    ...page,
    openings: {
      total,
      data: openings.filter(
        (opening) =>
          (!city || placesOf(opening).some((place) => place.city === city)) &&
          (!employment_type || opening.employment_type === employment_type),
      ),
      cities: counted(openings, (opening) => placesOf(opening).map(({ city: name }) => name)),
      employment_types: counted(openings, ({ employment_type: name }) => [name]),
    },
  };
}

/** How many there are of each, most first. */
function counted(openings: readonly OpeningCard[], namesOf: (opening: OpeningCard) => string[]) {
  const counts = new Map<string, number>();
  for (const name of openings.flatMap((opening) => [...new Set(namesOf(opening))]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name]) => name !== '')
    .map(([name, count]) => ({ name, openings: count }))
    .sort((one, other) => other.openings - one.openings);
}
