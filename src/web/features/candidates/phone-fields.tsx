import { m } from '#texts/messages.js';
import { Select, TextInput } from '../../design/text-input.tsx';
import { useCountries } from './reference-options.ts';

interface PhoneFieldsProps {
  dialCode: string;
  phone: string;
  errors: Record<string, string>;
  onChange(change: { dial_code?: string; phone?: string }): void;
}

/** Dial code and number side by side; the code is one of a country. */
export function PhoneFields({ dialCode, phone, errors, onChange }: PhoneFieldsProps) {
  const countries = useCountries();
  const codes = [...new Map(countries.map((country) => [country.dial_code, country])).values()].filter(
    (country) => country.dial_code !== '+',
  );
  const isListed = codes.some((country) => country.dial_code === dialCode);
  return (
    <div className="candidate-phone">
      <Select
        name="dial_code"
        label={m.candidates_dial_code()}
        value={dialCode}
        error={errors.dial_code}
        autoComplete="tel-country-code"
        onChange={(event) => onChange({ dial_code: event.target.value })}
      >
        {!isListed && <option value={dialCode}>{dialCode}</option>}
        {codes.map((country) => (
          <option key={country.code} value={country.dial_code}>
            {country.dial_code} {country.label}
          </option>
        ))}
      </Select>
      <TextInput
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={m.candidates_phone()}
        value={phone}
        error={errors.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
    </div>
  );
}
