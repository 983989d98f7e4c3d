import type { SearchCountries } from '#contract/job-pool-responses.ts';
import { everyCountry } from '#domain/job-openings/search.ts';
import { withAcronyms } from '#domain/reference/acronyms.ts';
import { m } from '#texts/messages.js';
import { numberText } from '#web/features/job-openings/opening-format.ts';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { activeFilters } from './filter-pills.tsx';
import { countryOfSearch, type PoolSearch } from './jobs-pool-search.ts';

// "in Qatar" is one text, because French says "au Qatar" and "en Arabie saoudite".
const inCountry: Readonly<Record<string, () => string>> = {
  Qatar: m.job_openings_in_qatar,
  Bahrain: m.job_openings_in_bahrain,
  Kuwait: m.job_openings_in_kuwait,
  Oman: m.job_openings_in_oman,
  'Saudi Arabia': m.job_openings_in_saudi_arabia,
  'United Arab Emirates': m.job_openings_in_united_arab_emirates,
};

/** "Jobs in Qatar", "Civil Engineer jobs in Doha"; a country outside the Gulf is named as the countries of the search are. */
export function poolHeading(search: PoolSearch, countries?: SearchCountries): string {
  const place = placeText(search, countries);
  if (!search.job_title) return m.job_openings_heading({ place });
  const heading = m.job_openings_heading_titles({
    titles: search.job_title.map(withAcronyms).join(m.common_comma()),
    place,
  });
  // Words of one's own begin it as they were typed.
  return heading.charAt(0).toLocaleUpperCase() + heading.slice(1);
}

/** The heading with the filters, for the browser's title. */
export function poolTitle(search: PoolSearch, countries?: SearchCountries): string {
  const filters = activeFilters(search, countries).map(({ label }) => label);
  return [
    poolHeading(search, countries),
    ...(filters.length > 0 ? [filters.join(m.common_comma())] : []),
  ].join(' · ');
}

export function poolDescription(search: PoolSearch, total: number, countries?: SearchCountries): string {
  return m.job_openings_meta_description({
    count: total,
    number: numberText(total),
    place: placeText(search, countries),
  });
}

function placeText(search: PoolSearch, countries?: SearchCountries): string {
  const country = countryOfSearch(search);
  if (search.city) return m.job_openings_in_city({ city: cityLabel(search.city) });
  if (country === everyCountry) return m.job_openings_in_all_countries();
  const named = countries?.data.find(({ value }) => value === country)?.name ?? country;
  return inCountry[country]?.() ?? m.job_openings_in_place({ place: named });
}
