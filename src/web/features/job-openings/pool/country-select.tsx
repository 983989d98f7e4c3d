import { useEffect, useState } from 'react';
import { gulfCountries } from '#domain/reference/cities.ts';
import type { Country } from '#domain/reference/countries.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Select, type SelectProps } from '#web/design/form/text-input.tsx';
import { countryLabel } from '#web/features/job-openings/place-names.ts';

type Others = { countries: readonly Country[]; name: (country: string) => string };

/** The Gulf at once, and the rest of the world as soon as the browser is idle: that list is large. */
export function CountrySelect({
  country,
  ...props
}: Omit<SelectProps, 'label' | 'name' | 'defaultValue'> & { country: string }) {
  const others = useOtherCountries();
  const isElsewhere = !gulfCountries.includes(country);
  return (
    <Select {...props} label={m.job_openings_country()} name="country" value={country}>
      <optgroup label={m.job_openings_gulf()}>
        {gulfCountries.map((name) => (
          <option key={name} value={name}>
            {countryLabel(name)}
          </option>
        ))}
      </optgroup>
      {!others && isElsewhere && <option value={country}>{country}</option>}
      {others && (
        <optgroup label={m.job_openings_other_countries()}>
          {others.countries.map(({ value }) => (
            <option key={value} value={value}>
              {others.name(value)}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}

function useOtherCountries(): Others | undefined {
  const [others, setOthers] = useState<Others>();
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const { countries, countryName } = await import('#domain/reference/countries.ts');
      if (!isHere) return;
      const locale = getLocale();
      const name = (country: string) => countryName(country, locale);
      setOthers({
        name,
        countries: countries
          .filter(({ value }) => !gulfCountries.includes(value))
          .toSorted((a, b) => name(a.value).localeCompare(name(b.value), locale)),
      });
    };
    const timer = setTimeout(() => void load(), 1200);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  return others;
}
