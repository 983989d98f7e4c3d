import { useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import {
  AddressFields,
  DescriptionField,
  EmployeesField,
  IndustryField,
} from '#web/features/companies/profile-fields.tsx';
import { FileField } from '#web/forms/file-field.tsx';
import { laterPicture } from '#web/forms/file-kinds.ts';
import type { Registration } from './use-registration.ts';

/** Step 3: what candidates read of the company. */
export function DetailsStep({ registration }: { registration: Registration }) {
  const { values, logo, setLogo } = registration;
  const { field } = registration.form;
  const address = useAddressOf(logo);
  return (
    <>
      <FileField
        kind={laterPicture}
        label={m.companies_logo()}
        optional
        current={logo}
        preview={
          <CompanyLogo name={values.company_name || m.companies_logo()} src={address} size="lg" eager />
        }
        onStored={setLogo}
        onRemove={() => setLogo(undefined)}
      />
      <div className="company-pair">
        <IndustryField {...field('industry_type')} />
        <EmployeesField {...field('number_of_employee')} />
      </div>
      <DescriptionField {...field('company_description')} />
      <AddressFields field={field} />
    </>
  );
}

function useAddressOf(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) {
      setAddress(undefined);
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
