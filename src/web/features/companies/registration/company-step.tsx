import { companyDocuments } from '#domain/companies.ts';
import { m } from '#texts/messages.js';
import { TextInput } from '../../../design/text-input.tsx';
import { EmailField } from '../../identity/email-field.tsx';
import { CountryField } from '../country-field.tsx';
import { PaperField } from '../paper-field.tsx';
import { PhoneFields } from '../phone-editor.tsx';
import type { Registration } from './use-registration.ts';

const [commercialRegistration, ...otherPapers] = companyDocuments;

/** Step 2: the company and its papers. */
export function CompanyStep({ registration }: { registration: Registration }) {
  const { values, papers, errors, change, changePaper } = registration;
  return (
    <>
      <TextInput
        name="company_name"
        label={m.companies_company_name()}
        description={m.companies_company_name_help()}
        autoComplete="organization"
        value={values.company_name}
        error={errors.company_name}
        onChange={(event) => change({ company_name: event.target.value })}
      />
      <EmailField
        name="company_email"
        label={m.companies_company_email()}
        optional
        autoComplete="off"
        value={values.company_email}
        error={errors.company_email}
        onChange={(event) => change({ company_email: event.target.value })}
      />
      <PhoneFields
        name="contact_number"
        label={m.companies_contact_number()}
        optional
        dial_code={values.contact_dial_code}
        phone={values.contact_number}
        errors={{ phone: errors.contact_number, dial_code: errors.contact_dial_code }}
        onChange={({ dial_code, phone }) => change({ contact_dial_code: dial_code, contact_number: phone })}
      />
      <div className="company-pair">
        <TextInput
          name="company_address"
          label={m.companies_company_address()}
          optional
          autoComplete="street-address"
          value={values.company_address}
          error={errors.company_address}
          onChange={(event) => change({ company_address: event.target.value })}
        />
        <CountryField
          name="country"
          label={m.companies_country()}
          value={values.country}
          error={errors.country}
          onChange={(event) => change({ country: event.target.value })}
        />
      </div>
      <fieldset className="company-group">
        <legend>{m.companies_papers()}</legend>
        <p className="field-help">{m.companies_papers_help()}</p>
        <div className="company-pair">
          <TextInput
            name="cr_number"
            label={m.companies_cr_number()}
            optional
            value={values.cr_number}
            error={errors.cr_number}
            onChange={(event) => change({ cr_number: event.target.value })}
          />
          <TextInput
            name="cr_expiry_number"
            type="date"
            label={m.companies_cr_expiry()}
            optional
            value={values.cr_expiry_number}
            error={errors.cr_expiry_number}
            onChange={(event) => change({ cr_expiry_number: event.target.value })}
          />
        </div>
        <PaperField
          kind={commercialRegistration}
          hidesExpiry
          paper={papers[commercialRegistration]}
          error={errors.cr}
          onChange={(paper) => changePaper(commercialRegistration, paper)}
        />
        {otherPapers.map((kind) => (
          <PaperField
            key={kind}
            kind={kind}
            optional
            paper={papers[kind]}
            onChange={(paper) => changePaper(kind, paper)}
          />
        ))}
      </fieldset>
    </>
  );
}
