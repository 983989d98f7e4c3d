import { Select, type SelectProps } from '../../design/text-input.tsx';
import { useCountries } from './reference-options.ts';

/** A country by its name; what is chosen already shows before the list is there. */
export function CountryField({
  value,
  placeholder,
  ...props
}: SelectProps & { value: string; placeholder: string }) {
  const countries = useCountries();
  return (
    <Select {...props} value={value}>
      <option value="">{placeholder}</option>
      {value && !countries.some((country) => country.value === value) && (
        <option value={value}>{value}</option>
      )}
      {countries.map((country) => (
        <option key={country.value} value={country.value}>
          {country.label}
        </option>
      ))}
    </Select>
  );
}
