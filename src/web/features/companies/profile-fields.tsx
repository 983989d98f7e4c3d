import { companyDescriptionMaximum } from '#domain/companies/registration.ts';
import { employeeCounts } from '#domain/reference/employee-counts.ts';
import { industries } from '#domain/reference/industries.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import {
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from '../../design/text-input.tsx';
import { labelOf } from './labels.ts';

type FieldProps = Omit<SelectProps, 'label' | 'children'> & { value: string };

export function IndustryField(props: FieldProps) {
  const options = industries
    .map((value) => ({ value, label: labelOf('industry', value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, getLocale()));
  return (
    <Select {...props} label={m.companies_industry()}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

export function EmployeesField(props: FieldProps) {
  return (
    <Select {...props} name="number_of_employee" label={m.companies_employees()}>
      {employeeCounts.map((value) => (
        <option key={value} value={value}>
          {labelOf('employees', value)}
        </option>
      ))}
    </Select>
  );
}

/** Letters of any script, digits and a few signs, at most 255; as the registration has it. */
export function CompanyNameField(props: Omit<TextInputProps, 'label'>) {
  return (
    <TextInput
      {...props}
      label={m.companies_company_name()}
      description={m.companies_company_name_help()}
      autoComplete="organization"
    />
  );
}

/** What the company does, with how much of the text is left. */
export function DescriptionField(props: Omit<TextAreaProps, 'label'> & { value: string }) {
  return (
    <TextArea
      {...props}
      label={m.companies_description()}
      description={m.companies_description_help()}
      optional
      rows={6}
      count={{ used: [...props.value].length, most: companyDescriptionMaximum }}
    />
  );
}

const addressFields = ['website', 'linkedin', 'twitter', 'facebook', 'instagram'] as const;
export type Addresses = Record<(typeof addressFields)[number], string>;

const addressLabels = {
  website: () => m.companies_website(),
  linkedin: () => 'LinkedIn',
  twitter: () => 'X (Twitter)',
  facebook: () => 'Facebook',
  instagram: () => 'Instagram',
};

/** Website and social links; each may stay empty. */
export function AddressFields({
  values,
  errors,
  onChange,
}: {
  values: Addresses;
  errors: Record<string, string>;
  onChange(change: Partial<Addresses>): void;
}) {
  return (
    <div className="company-pair">
      {addressFields.map((field) => (
        <TextInput
          key={field}
          name={field}
          type="url"
          inputMode="url"
          label={addressLabels[field]()}
          optional
          placeholder="https://"
          autoCapitalize="none"
          spellCheck={false}
          value={values[field]}
          error={errors[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
    </div>
  );
}
