import { useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { PhoneFields } from '#web/forms/phone-fields.tsx';
import './phone-editor.css';

export interface PhoneValue {
  dial_code: string;
  phone: string;
}

/** A number is judged with its dial code: neither goes without the other. */
export const phoneParts = ['dial_code', 'phone'] as const;

interface CompanyPhoneFieldsProps extends PhoneValue {
  label?: string;
  name?: string;
  errors: { dial_code?: string; phone?: string };
  optional?: boolean;
  onChange(value: PhoneValue): void;
}

/** A number that is known shows as text; Edit opens the fields, Cancel brings back what was there. */
export function PhoneEditor(props: CompanyPhoneFieldsProps) {
  const [before, setBefore] = useState<PhoneValue>({ dial_code: props.dial_code, phone: props.phone });
  const [isEditing, setEditing] = useState(props.phone === '');
  const hasError = Boolean(props.errors.phone || props.errors.dial_code);
  if (!isEditing && !hasError) {
    return (
      <div className="company-phone-read">
        <div>
          <p className="field-label">{props.label ?? m.companies_phone()}</p>
          <p className="num">
            <Ltr>{`${props.dial_code} ${props.phone}`}</Ltr>
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
      <CompanyPhoneFields {...props} />
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

/** A company's or a person's phone, as it is written. */
export function CompanyPhoneFields({
  label,
  name = 'phone',
  errors,
  optional,
  onChange,
  ...value
}: CompanyPhoneFieldsProps) {
  return (
    <PhoneFields
      dialCode={{
        name: name === 'phone' ? 'dial_code' : `${name}_dial_code`,
        label: m.companies_dial_code(),
        value: value.dial_code,
        error: errors.dial_code,
        onChange: (event) => onChange({ ...value, dial_code: event.target.value }),
      }}
      phone={{
        name,
        label: label ?? m.companies_phone(),
        optional,
        value: value.phone,
        error: errors.phone,
        onChange: (event) => onChange({ ...value, phone: event.target.value }),
      }}
    />
  );
}
