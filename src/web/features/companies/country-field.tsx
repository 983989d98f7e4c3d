import { m } from '#texts/messages.js';
import { Select, type SelectProps } from '../../design/text-input.tsx';
import { useCountries } from '../candidates/reference-options.ts';

/** A country by its name; what is chosen already shows before the list is there. */
export function CountryField({
  value,
  ...props
}: Omit<SelectProps, 'label' | 'children'> & { value: string }) {
  const countries = useCountries();
  return (
    <Select {...props} label={m.companies_country()} value={value} autoComplete="country-name">
      {!countries.some((country) => country.value === value) && <option value={value}>{value}</option>}
      {countries.map((country) => (
        <option key={country.value} value={country.value}>
          {country.label}
        </option>
      ))}
    </Select>
  );
}
