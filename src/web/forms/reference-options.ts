import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dayMs } from '#domain/time.ts';
import { getLocale } from '#texts/runtime.js';
import { query } from '#web/api.ts';

const isBrowser = typeof document !== 'undefined';

/** Countries by their names in the reader's language, with flag and dial code. */
export function useCountries() {
  const { data } = useQuery(
    query.reference.countries.queryOptions({
      input: { locale: getLocale() },
      staleTime: dayMs,
      enabled: isBrowser,
    }),
  );
  return useMemo(
    () => (data?.data ?? []).toSorted((a, b) => a.label.localeCompare(b.label, getLocale())),
    [data],
  );
}

export function useLanguages() {
  const { data } = useQuery(
    query.reference.languages.queryOptions({
      input: { locale: getLocale() },
      staleTime: dayMs,
      enabled: isBrowser,
    }),
  );
  return data?.data ?? [];
}

/** A country's name in the reader's language, once the list is there. */
export function useCountryLabel(): (value: string) => string {
  const countries = useCountries();
  return (value) => countries.find((country) => country.value === value)?.label ?? value;
}
