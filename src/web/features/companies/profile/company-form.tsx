import type { CompanyProfile } from '#contract/company-profile.ts';
import { type CompanyProfileInput, companyProfileUpdate } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { PhoneEditor, phoneParts } from '#web/features/companies/phone-editor.tsx';
import {
  AddressFields,
  CompanyAddressField,
  CompanyNameField,
  DescriptionField,
  EmployeesField,
  IndustryField,
} from '#web/features/companies/profile-fields.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { useRefreshCompany } from '#web/features/companies/use-company.ts';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { CountryField } from '#web/forms/country-field.tsx';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { NameInArabicField } from '#web/forms/name-in-arabic-field.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';
import { DescriptionsInLanguages } from './descriptions-in-languages.tsx';

/** What candidates and the team read of the company; a reviewed field says that it leads back to review. */
export function CompanyForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const { name, name_ar, description, descriptions, industry, number_of_employee, country, city, address } =
    company;
  const { dial_code, phone, email, website, linkedin, twitter, facebook, instagram } = company;
  const stored = {
    ...{ name, name_ar, description, descriptions, industry, number_of_employee, country, city, address },
    ...{ dial_code, phone, email, website, linkedin, twitter, facebook, instagram },
  };
  const form = useForm({
    values: stored,
    check: bySchema(companyProfileUpdate),
    sendsChanges: true,
    together: phoneParts,
    send: (_values, part) =>
      api.companies.update({ extra_data: { ...part, version: company.version } as CompanyProfileInput }),
    onDone: refresh,
    guards: true,
    unexpected: m.companies_update_failed,
  });
  const kept = useKeptForm(form, 'company', company.version);
  const { values, changes, errors, field, change } = form;
  const leadsToReview =
    company.approved_status === 'Approved' && ['name', 'name_ar', 'website'].some((name) => name in changes);
  return (
    <SaveForm id="company-profile" title={m.companies_profile_title()} form={form}>
      <KeptNotice kept={kept} />
      <CompanyNameField {...field('name')} />
      <NameInArabicField {...field('name_ar')} description={m.companies_name_ar_help()} />
      <DescriptionField {...field('description')} />
      <DescriptionsInLanguages descriptions={values.descriptions} field={field} />
      <div className="company-pair">
        <IndustryField {...field('industry')} />
        <EmployeesField {...field('number_of_employee')} />
        <CompanyAddressField {...field('address')} />
        <TextInput {...field('city')} label={m.companies_city()} optional autoComplete="address-level2" />
        <CountryField {...field('country')} label={m.companies_country()} autoComplete="country-name" />
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
