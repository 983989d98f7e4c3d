import { useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '../../design/button.tsx';
import { Select, TextInput } from '../../design/text-input.tsx';
import { useCountries } from '../candidates/reference-options.ts';

export interface PhoneValue {
  dial_code: string;
  phone: string;
}

interface PhoneFieldsProps extends PhoneValue {
  label?: string;
  name?: string;
  errors: { dial_code?: string; phone?: string };
  optional?: boolean;
  onChange(value: PhoneValue): void;
}

/** A number that is known shows as text; Edit opens the fields, Cancel brings back what was there. */
export function PhoneEditor(props: PhoneFieldsProps) {
  const [before, setBefore] = useState<PhoneValue>({ dial_code: props.dial_code, phone: props.phone });
  const [isEditing, setEditing] = useState(props.phone === '');
  const hasError = Boolean(props.errors.phone || props.errors.dial_code);
  if (!isEditing && !hasError) {
    return (
      <div className="company-phone-read">
        <div>
          <p className="field-label">{props.label ?? m.companies_phone()}</p>
          <p className="num">
            {props.dial_code} {props.phone}
          </p>
        </div>
        <Button
          size="sm"
          onClick={() => {
            setBefore({ dial_code: props.dial_code, phone: props.phone });
            setEditing(true);
          }}
        >
          {m.companies_edit()}
        </Button>
      </div>
    );
  }
  return (
    <div className="company-phone-edit">
      <PhoneFields {...props} />
      {before.phone !== '' && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            props.onChange(before);
            setEditing(false);
          }}
        >
          {m.companies_cancel()}
        </Button>
      )}
    </div>
  );
}

/** Dial code and number side by side. */
export function PhoneFields({
  label,
  name = 'phone',
  errors,
  optional,
  onChange,
  ...value
}: PhoneFieldsProps) {
  const countries = useCountries();
  const codes = [...new Map(countries.map((country) => [country.dial_code, country])).values()].filter(
    (country) => country.dial_code !== '+',
  );
  const isListed = codes.some((country) => country.dial_code === value.dial_code);
  return (
    <div className="company-phone">
      <Select
        name={name === 'phone' ? 'dial_code' : `${name}_dial_code`}
        label={m.companies_dial_code()}
        value={value.dial_code}
        error={errors.dial_code}
        autoComplete="tel-country-code"
        onChange={(event) => onChange({ ...value, dial_code: event.target.value })}
      >
        {!isListed && <option value={value.dial_code}>{value.dial_code}</option>}
        {codes.map((country) => (
          <option key={country.code} value={country.dial_code}>
            {country.dial_code} {country.label}
          </option>
        ))}
      </Select>
      <TextInput
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={label ?? m.companies_phone()}
        optional={optional}
        value={value.phone}
        error={errors.phone}
        onChange={(event) => onChange({ ...value, phone: event.target.value })}
      />
    </div>
  );
}
