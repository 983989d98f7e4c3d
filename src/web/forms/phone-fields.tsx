import { TextInput } from '#web/design/form/text-input.tsx';
import { DialCodeField } from '#web/forms/country-field.tsx';
import './phone-fields.css';

interface FieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange(event: { target: { value: string } }): void;
}

/** Dial code and number side by side; the code is one of a country. */
export function PhoneFields({
  dialCode,
  phone,
}: {
  dialCode: FieldProps;
  phone: FieldProps & { optional?: boolean };
}) {
  return (
    <div className="phone-fields">
      <DialCodeField {...dialCode} />
      <TextInput {...phone} type="tel" inputMode="tel" autoComplete="tel-national" />
    </div>
  );
}
