import { m } from '#texts/messages.js';
import { TextInput } from '#web/design/form/text-input.tsx';
import { DialCodeField } from '#web/forms/country-field.tsx';

interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange(event: { target: { value: string } }): void;
}

/** Dial code and number side by side; the code is one of a country. */
export function PhoneFields({ dialCode, phone }: { dialCode: FieldProps; phone: FieldProps }) {
  return (
    <div className="candidate-phone">
      <DialCodeField {...dialCode} label={m.candidates_dial_code()} />
      <TextInput
        {...phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={m.candidates_phone()}
      />
    </div>
  );
}
