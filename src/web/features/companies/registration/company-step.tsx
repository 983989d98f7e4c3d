import { m } from '#texts/messages.js';
import { DocumentsFields, documentErrors } from '#web/features/companies/documents-fields.tsx';
import { CompanyPhoneFields } from '#web/features/companies/phone-editor.tsx';
import { CompanyAddressField, CompanyNameField } from '#web/features/companies/profile-fields.tsx';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { CountryField } from '#web/forms/country-field.tsx';
import { furtherDocuments } from './registration-check.ts';
import type { Registration } from './use-registration.ts';

/** Step 2: the company and its documents. */
export function CompanyStep({ registration }: { registration: Registration }) {
  const { form, documentsByKind, changeDocument } = registration;
  const { values, errors, field, change } = form;
  const sent = furtherDocuments(documentsByKind).map(([kind]) => kind);
  return (
    <>
      <CompanyNameField {...field('company_name')} />
      <EmailField
        {...field('company_email')}
        label={m.companies_company_email()}
        optional
        autoComplete="off"
      />
      <CompanyPhoneFields
        name="contact_number"
        label={m.companies_contact_number()}
        optional
        dial_code={values.contact_dial_code}
        phone={values.contact_number}
        errors={{ phone: errors.contact_number, dial_code: errors.contact_dial_code }}
        onChange={({ dial_code, phone }) => change({ contact_dial_code: dial_code, contact_number: phone })}
      />
      <div className="company-pair">
        <CompanyAddressField {...field('company_address')} />
        <CountryField {...field('country')} label={m.companies_country()} autoComplete="country-name" />
      </div>
      <fieldset className="company-group">
        <legend>{m.companies_documents()}</legend>
        <p className="field-help">{m.companies_documents_help()}</p>
        <DocumentsFields
          field={field}
          documentsByKind={documentsByKind}
          errors={documentErrors(errors, sent)}
          onDocument={changeDocument}
          onRemove={changeDocument}
        />
      </fieldset>
    </>
  );
}
