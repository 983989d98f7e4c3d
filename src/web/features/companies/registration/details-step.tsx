import { LogoPicker } from '../logo-picker.tsx';
import { AddressFields, DescriptionField, EmployeesField, IndustryField } from '../profile-fields.tsx';
import type { Registration } from './use-registration.ts';

/** Step 3: what candidates read of the company. */
export function DetailsStep({ registration }: { registration: Registration }) {
  const { values, logo, field, setLogo } = registration;
  return (
    <>
      <LogoPicker name={values.company_name} file={logo} onPick={setLogo} />
      <div className="company-pair">
        <IndustryField {...field('industry_type')} />
        <EmployeesField {...field('number_of_employee')} />
      </div>
      <DescriptionField {...field('company_description')} />
      <AddressFields field={field} />
    </>
  );
}
