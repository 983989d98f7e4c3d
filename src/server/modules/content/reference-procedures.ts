import { collator } from '#domain/formats.ts';
import type { Locale } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { cities } from '#domain/reference/cities.ts';
import { countries, countryName } from '#domain/reference/countries.ts';
import { currencies, currencyName } from '#domain/reference/currencies.ts';
import { languageName, languages } from '#domain/reference/languages.ts';
import { offeredTitles } from '#server/modules/job-openings/titles/vocabulary-service.ts';
import type { Context } from '#server/platform/context.ts';
import { procedures } from '#server/platform/procedures.ts';

const { reference } = procedures;

export const referenceProcedures = reference.router({
  countries: reference.countries.handler(({ context, input }) =>
    listOf(context, input, countries, (country, locale) => ({
      ...country,
      label: countryName(country.name, locale),
    })),
  ),
  languages: reference.languages.handler(({ context, input }) =>
    listOf(context, input, languages, (language, locale) => ({
      ...language,
      value: language.name,
      label: languageName(language.name, locale),
    })),
  ),
  currencies: reference.currencies.handler(({ context, input }) =>
    listOf(context, input, currencies, (currency, locale) => ({
      ...currency,
      value: currency.code,
      label: currencyName(currency.code, locale),
    })),
  ),
  occupations: reference.occupations.handler(async ({ context, input }) =>
    listOf(context, input, await offeredTitles(context), ({ value, names }, locale) => ({
      name: value,
      value,
      label: textIn(names, locale),
    })),
  ),
  cities: reference.cities.handler(({ context, input }) =>
    listOf(context, input, cities, (city, locale) => ({
      value: city.name,
      label: textIn(city.names, locale),
      country: city.country,
    })),
  ),
});

/** A list in one language, by label. Only an answer whose address names its language may be kept by caches. */
function listOf<Entry, Item extends { label: string }>(
  context: Context,
  input: { locale?: Locale },
  entries: readonly Entry[],
  present: (entry: Entry, locale: Locale) => Item,
) {
  const locale = input.locale ?? context.locale;
  context.responseHeaders.set('cache-control', input.locale ? 'public, max-age=86400' : 'private, no-cache');
  const { compare } = collator(locale);
  const data = entries.map((entry) => present(entry, locale)).sort((a, b) => compare(a.label, b.label));
  return { status: 200 as const, total: data.length, data };
}
