import { LogoPicker } from '../logo-picker.tsx';
import { AddressFields, DescriptionField, EmployeesField, IndustryField } from '../profile-fields.tsx';
import type { Registration } from './use-registration.ts';

/** Step 3: what candidates read of the company. */
export function DetailsStep({ registration }: { registration: Registration }) {
  const { values, logo, errors, change, setLogo } = registration;
  return (
    <>
      <LogoPicker name={values.company_name} file={logo} onPick={setLogo} />
      <div className="company-pair">
        <IndustryField
          name="industry_type"
          value={values.industry_type}
          error={errors.industry_type}
          onChange={(event) => change({ industry_type: event.target.value })}
        />
        <EmployeesField
          value={values.number_of_employee}
          error={errors.number_of_employee}
          onChange={(event) => change({ number_of_employee: event.target.value })}
        />
      </div>
      <DescriptionField
        name="company_description"
        value={values.company_description}
        error={errors.company_description}
        onChange={(event) => change({ company_description: event.target.value })}
      />
      <AddressFields values={values} errors={errors} onChange={change} />
    </>
  );
}
