import { m } from '#texts/messages.js';
import { TextInput } from '../../../design/text-input.tsx';
import { EmailField } from '../../identity/email-field.tsx';
import { CountryField } from '../country-field.tsx';
import { PapersFields, paperErrors } from '../papers-fields.tsx';
import { PhoneFields } from '../phone-editor.tsx';
import { CompanyNameField } from '../profile-fields.tsx';
import { furtherPapers } from './registration-check.ts';
import type { Registration } from './use-registration.ts';

/** Step 2: the company and its papers. */
export function CompanyStep({ registration }: { registration: Registration }) {
  const { values, papers, errors, change, changePaper } = registration;
  const sent = furtherPapers(papers).map(([kind]) => kind);
  return (
    <>
      <CompanyNameField
        name="company_name"
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
        <PapersFields
          values={values}
          papers={papers}
          errors={{ ...errors, ...paperErrors(errors, sent) }}
          onChange={change}
          onPaper={changePaper}
        />
      </fieldset>
    </>
  );
}
