import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyProfileUpdate } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Notice } from '../../../design/notice.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { CountryField } from '../country-field.tsx';
import { PhoneEditor } from '../phone-editor.tsx';
import {
  AddressFields,
  CompanyNameField,
  DescriptionField,
  EmployeesField,
  IndustryField,
} from '../profile-fields.tsx';
import { SaveForm } from '../save-form.tsx';
import { useRefreshCompany } from '../use-company.ts';
import { useSave } from '../use-save.ts';

/** What candidates and the team read of the company; a reviewed field says that it leads back to review. */
export function CompanyForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const { name, description, industry, number_of_employee, country, city, address } = company;
  const { dial_code, phone, email, website, linkedin, twitter, facebook, instagram } = company;
  const stored = {
    ...{ name, description, industry, number_of_employee, country, city, address },
    ...{ dial_code, phone, email, website, linkedin, twitter, facebook, instagram },
  };
  const state = useSave(stored, companyProfileUpdate);
  const { values, changes, errors, change, save } = state;
  const leadsToReview = company.approved_status === 'Approved' && ('name' in changes || 'website' in changes);
  const submit = async () => {
    const answer = await save((part) =>
      api.companies.update({
        extra_data: {
          ...part,
          ...(('phone' in part || 'dial_code' in part) && {
            phone: values.phone,
            dial_code: values.dial_code,
          }),
          version: company.version,
        } as never,
      }),
    );
    if (answer) await refresh();
  };
  return (
    <SaveForm id="company-profile" title={m.companies_profile_title()} state={state} onSubmit={submit}>
      <CompanyNameField
        name="name"
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <DescriptionField
        name="description"
        value={values.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="company-pair">
        <IndustryField
          name="industry"
          value={values.industry}
          error={errors.industry}
          onChange={(event) => change({ industry: event.target.value })}
        />
        <EmployeesField
          value={values.number_of_employee}
          error={errors.number_of_employee}
          onChange={(event) => change({ number_of_employee: event.target.value })}
        />
        <TextInput
          name="address"
          label={m.companies_company_address()}
          optional
          value={values.address}
          error={errors.address}
          onChange={(event) => change({ address: event.target.value })}
        />
        <TextInput
          name="city"
          label={m.companies_city()}
          optional
          value={values.city}
          error={errors.city}
          onChange={(event) => change({ city: event.target.value })}
        />
        <CountryField
          name="country"
          label={m.companies_country()}
          value={values.country}
          error={errors.country}
          onChange={(event) => change({ country: event.target.value })}
        />
        <TextInput
          name="email"
          type="email"
          label={m.companies_company_email()}
          value={values.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </div>
      <PhoneEditor
        label={m.companies_contact_number()}
        dial_code={values.dial_code}
        phone={values.phone}
        errors={errors}
        onChange={change}
      />
      <AddressFields values={values} errors={errors} onChange={change} />
      {leadsToReview && <Notice tone="wait">{m.companies_review_warning()}</Notice>}
    </SaveForm>
  );
}
