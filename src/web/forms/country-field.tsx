import { useMemo } from 'react';
import { getLocale } from '#texts/runtime.js';
import { useCountries, useLanguages } from './reference-options.ts';
import { countryOptions, dialCodeOptions, languageOptions } from './search-options.ts';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

export type ReferenceFieldProps = Omit<SearchSelectProps, 'options'>;

/** A country, or a nationality, by its name. */
export function CountryField(props: ReferenceFieldProps) {
  const countries = useCountries();
  const options = useMemo(() => countryOptions(countries, getLocale()), [countries]);
  return <SearchSelect {...props} options={options} />;
}

/** The code of a country; where several share it, of the one that was chosen. */
export function DialCodeField(props: ReferenceFieldProps) {
  const countries = useCountries();
  const options = useMemo(() => dialCodeOptions(countries, getLocale()), [countries]);
  return <SearchSelect autoComplete="tel-country-code" {...props} options={options} />;
}

/** A language by its name, or by the one that it has itself. */
export function LanguageField(props: ReferenceFieldProps) {
  const languages = useLanguages();
  const options = useMemo(() => languageOptions(languages, getLocale()), [languages]);
  return <SearchSelect {...props} options={options} />;
}
