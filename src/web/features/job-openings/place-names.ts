import { cityIn } from '#domain/reference/cities.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';

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

export function countryLabel(name: string): string {
  return gulfNames[name]?.() ?? name;
}
