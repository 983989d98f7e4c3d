import { cityIn } from '#domain/reference/cities.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { isolated, joined } from '#web/isolation.ts';

/** The countries of the Gulf by name, so that lists need not carry the table of all countries. */
const gulfNames: Readonly<Record<string, () => string>> = {
  Qatar: m.job_openings_country_qatar,
  Bahrain: m.job_openings_country_bahrain,
  Kuwait: m.job_openings_country_kuwait,
  Oman: m.job_openings_country_oman,
  'Saudi Arabia': m.job_openings_country_saudi_arabia,
  'United Arab Emirates': m.job_openings_country_united_arab_emirates,
};

/** A city in the reader's language; a city that is in no list stays as it was written. */
export function cityLabel(name: string): string {
  return cityIn(getLocale(), name);
}

interface Placed {
  city: string;
  further_places?: readonly { city: string }[] | undefined;
}

/**
 * "Doha and 2 more" of an opening with further places, "Doha" of the others; the country after the city where it is named.
 * A city that is searched comes first, where the opening has it.
 */
export function placeLabel(
  { city, further_places = [] }: Placed,
  country?: string,
  searched?: string,
): string {
  const further = further_places.find((place) => place.city === searched);
  const place = further ? cityLabel(further.city) : joined([cityLabel(city), country], m.common_comma());
  const count = further_places.length;
  return count > 0 ? m.job_openings_places({ place: isolated(place), count }) : place;
}

export function countryLabel(name: string): string {
  return gulfNames[name]?.() ?? name;
}
