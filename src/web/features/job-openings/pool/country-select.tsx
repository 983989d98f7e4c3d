import type { ReactNode } from 'react';
import type { SearchCountries } from '#contract/job-pool-responses.ts';
import { everyCountry } from '#domain/job-openings/search.ts';
import { m } from '#texts/messages.js';
import { Select } from '#web/design/form/text-input.tsx';
import { numberText } from '#web/features/job-openings/opening-format.ts';
import { countryLabel } from '#web/features/job-openings/place-names.ts';

interface CountrySelectProps {
  country: string;
  countries: SearchCountries;
  onCountry(country: string): void;
  hideLabel?: boolean;
  icon: ReactNode;
}

/** Every country that has openings, with how many; Qatar first, all of them together last. */
export function CountrySelect({ country, countries, onCountry, hideLabel, icon }: CountrySelectProps) {
  const isListed = country === everyCountry || countries.data.some(({ value }) => value === country);
  return (
    <Select
      label={m.job_openings_country()}
      hideLabel={hideLabel}
      icon={icon}
      controlSize="lg"
      name="country"
      value={country}
      onChange={({ currentTarget }) => onCountry(currentTarget.value)}
    >
      {countries.data.map(({ name, value, openings }) => (
        <option key={value} value={value}>
          {withNumber(name, openings)}
        </option>
      ))}
      {!isListed && <option value={country}>{countryLabel(country)}</option>}
      <option value={everyCountry}>{withNumber(m.job_openings_all_countries(), countries.total)}</option>
    </Select>
  );
}

function withNumber(name: string, openings: number): string {
  return `${name} (${numberText(openings)})`;
}
