import { companyDescriptionMaximum } from '#domain/companies/registration.ts';
import { employeeCounts } from '#domain/reference/employee-counts.ts';
import { industries } from '#domain/reference/industries.ts';
import { withScheme } from '#domain/urls.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import {
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from '#web/design/form/text-input.tsx';
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

/** Where the company sits. */
export function CompanyAddressField(props: Omit<TextInputProps, 'label'>) {
  return (
    <TextInput {...props} label={m.companies_company_address()} optional autoComplete="street-address" />
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

const addressLabels = {
  website: () => m.companies_website(),
  linkedin: m.reference_field_linkedin,
  twitter: m.common_network_x,
  facebook: m.reference_field_facebook,
  instagram: m.reference_field_instagram,
};
type Address = keyof typeof addressLabels;

/** Website and social links; each may stay empty. */
export function AddressFields({ field }: { field(name: Address): Omit<TextInputProps, 'label'> }) {
  return (
    <div className="company-pair">
      {(Object.keys(addressLabels) as Address[]).map((name) => (
        <TextInput
          {...field(name)}
          key={name}
          // An address that was typed without its scheme gets it.
          onBlur={(event) => {
            const address = withScheme(event.target.value.trim());
            if (address === event.target.value) return;
            event.target.value = address;
            field(name).onChange?.(event);
          }}
          type="url"
          inputMode="url"
          label={addressLabels[name]()}
          optional
          placeholder="https://"
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
    </div>
  );
}
