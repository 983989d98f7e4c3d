import {
  defaultSearchCountry,
  everyCountry,
  type OpeningSearch,
  readOpeningSearch,
} from '#domain/job-openings/search.ts';
import { countryName } from '#domain/reference/countries.ts';
import { currencyOfCountry } from '#domain/reference/country-currencies.ts';
import { hiddenFrom } from '#server/modules/job-openings/hidden/service.ts';
import type { Context } from '#server/platform/context.ts';
import { cachedForAMinute } from './minute-cache.ts';
import { countPlaces } from './place-counts.ts';

interface CountryOption {
  name: string;
  value: string;
  openings: number;
  /** What a lowest pay is asked in there. */
  currency: string;
}

const bareCounts = cachedForAMinute<Map<string, number>>();

/**
 * Every country that has an Active opening, with how many of them the search finds there, in the language of the
 * reader: Qatar first, whatever it has, the others by name. The one that is searched is among them.
 */
export async function listCountries(context: Context, search: OpeningSearch) {
  const everywhere = { ...search, country: everyCountry, city: '' };
  const hidden = await hiddenFrom(context);
  const [offered, found] = await Promise.all([
    countBare(context),
    isBare(search) && hidden.length === 0
      ? countBare(context)
      : countPlaces(context, everywhere, 'country', hidden),
  ]);
  const asked = search.country === everyCountry ? [] : [search.country];
  const others = [...new Set([...offered.keys(), ...found.keys(), ...asked])]
    .filter((value) => value !== '' && value !== defaultSearchCountry)
    .map((value) => optionOf(context, value, found))
    .sort((a, b) => a.name.localeCompare(b.name, context.locale));
  const total = [...found.values()].reduce((sum, openings) => sum + openings, 0);
  return { total, data: [optionOf(context, defaultSearchCountry, found), ...others] };
}

function optionOf({ locale }: Context, value: string, found: Map<string, number>): CountryOption {
  return {
    name: countryName(value, locale),
    value,
    openings: found.get(value) ?? 0,
    currency: currencyOfCountry(value),
  };
}

function isBare(search: OpeningSearch): boolean {
  return (
    search.titles.length === 0 &&
    search.employmentTypes.length === 0 &&
    search.experienceLevels.length === 0 &&
    search.salaryMinimum === undefined &&
    search.postedDays === undefined &&
    !search.isRemote &&
    !search.isPaid
  );
}

/** All Active openings by country; every public page of the search asks, so it is read at most once a minute. */
function countBare(context: Context): Promise<Map<string, number>> {
  const everywhere = readOpeningSearch({ country: everyCountry });
  return bareCounts(context, everyCountry, () => countPlaces(context, everywhere, 'country'));
}
