import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { gulfCountries } from '#domain/reference/cities.ts';
import { m } from '#texts/messages.js';
import { Select } from '#web/design/form/text-input.tsx';
import { countryLabel } from '#web/features/job-openings/place-names.ts';
import type { ReferenceFieldProps } from '#web/forms/country-field.tsx';

interface CountrySelectProps {
  country: string;
  onCountry(country: string): void;
  hideLabel?: boolean;
  icon: ReactNode;
}

/** The Gulf at once, for the first view and without scripts; every country, found by typing, soon after. */
export function CountrySelect({ country, onCountry, hideLabel, icon }: CountrySelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const Live = useCountryField(select);
  const look = { label: m.job_openings_country(), hideLabel, icon, controlSize: 'lg' as const };
  if (Live) {
    return (
      <Live {...look} name="country" value={country} onChange={({ target }) => onCountry(target.value)} />
    );
  }
  return (
    <Select
      {...look}
      ref={select}
      name="country"
      value={country}
      onChange={({ currentTarget }) => onCountry(currentTarget.value)}
    >
      {gulfCountries.map((name) => (
        <option key={name} value={name}>
          {countryLabel(name)}
        </option>
      ))}
      {!gulfCountries.includes(country) && <option value={country}>{countryLabel(country)}</option>}
    </Select>
  );
}

/** The searched field, once the browser had time for it and nobody is in the list that it replaces. */
function useCountryField(select: RefObject<HTMLSelectElement | null>) {
  const [Live, setLive] = useState<ComponentType<ReferenceFieldProps>>();
  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(async () => {
      const { CountryField } = await import('#web/forms/country-field.tsx');
      const replace = () => {
        if (isHere) setLive(() => CountryField);
      };
      const list = select.current;
      if (list && document.activeElement === list) list.addEventListener('blur', replace, { once: true });
      else replace();
    }, 1200);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [select]);
  return Live;
}
