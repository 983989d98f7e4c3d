import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyProfileUpdate } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Notice } from '../../../design/notice.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { EmailField } from '../../identity/email-field.tsx';
import { CountryField } from '../country-field.tsx';
import { PhoneEditor } from '../phone-editor.tsx';
import {
  AddressFields,
  CompanyAddressField,
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
  const { values, changes, errors, field, change, save } = state;
  const leadsToReview = company.approved_status === 'Approved' && ('name' in changes || 'website' in changes);
  const submit = async () => {
    const answer = await save((part) =>
      api.companies.update({ extra_data: { ...part, version: company.version } as never }),
    );
    if (answer) await refresh();
  };
  return (
    <SaveForm id="company-profile" title={m.companies_profile_title()} state={state} onSubmit={submit}>
      <CompanyNameField {...field('name')} />
      <DescriptionField {...field('description')} />
      <div className="company-pair">
        <IndustryField {...field('industry')} />
        <EmployeesField {...field('number_of_employee')} />
        <CompanyAddressField {...field('address')} />
        <TextInput {...field('city')} label={m.companies_city()} optional autoComplete="address-level2" />
        <CountryField {...field('country')} />
        <EmailField {...field('email')} label={m.companies_company_email()} autoComplete="off" />
      </div>
      <PhoneEditor
        key={company.dial_code + company.phone}
        label={m.companies_contact_number()}
        dial_code={values.dial_code}
        phone={values.phone}
        errors={errors}
        onChange={change}
      />
      <AddressFields field={field} />
      {leadsToReview && <Notice tone="wait">{m.companies_review_warning()}</Notice>}
    </SaveForm>
  );
}
