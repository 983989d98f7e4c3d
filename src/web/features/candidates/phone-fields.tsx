import { m } from '#texts/messages.js';
import { TextInput } from '#web/design/form/text-input.tsx';
import { DialCodeField } from '#web/forms/country-field.tsx';

interface PhoneFieldsProps {
  dialCode: string;
  phone: string;
  errors: Record<string, string>;
  onChange(change: { dial_code?: string; phone?: string }): void;
}

/** Dial code and number side by side; the code is one of a country. */
export function PhoneFields({ dialCode, phone, errors, onChange }: PhoneFieldsProps) {
  return (
    <div className="candidate-phone">
      <DialCodeField
        name="dial_code"
        label={m.candidates_dial_code()}
        value={dialCode}
        error={errors.dial_code}
        onChange={(event) => onChange({ dial_code: event.target.value })}
      />
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
