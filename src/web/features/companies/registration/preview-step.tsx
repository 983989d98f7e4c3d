import { companyDocuments } from '#domain/companies/companies.ts';
import { registrationSteps } from '#domain/companies/registration.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { type FactList, Facts } from '#web/design/data/facts.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useCountries } from '#web/forms/reference-options.ts';
import type { Registration } from './use-registration.ts';
import './registration.css';

/** Step 4: everything once more before it is sent. */
export function PreviewStep({ registration }: { registration: Registration }) {
  const { values, documentsByKind, logo } = registration;
  const country = useCountries().find(({ value }) => value === values.country)?.label ?? values.country;
  const parts: FactList[] = [
    [
      [m.companies_full_name(), values.name],
      [m.companies_work_email(), values.email],
    ],
    [[m.companies_phone(), <Ltr key="phone">{`${values.dial_code} ${values.phone}`}</Ltr>]],
    [
      [m.companies_company_name(), values.company_name],
      [m.companies_company_email(), values.company_email],
      [
        m.companies_contact_number(),
        values.contact_number && (
          <Ltr key="contact">{`${values.contact_dial_code} ${values.contact_number}`}</Ltr>
        ),
      ],
      [m.companies_company_address(), values.company_address],
      [m.companies_country(), country],
      [m.companies_cr_number(), values.cr_number && <Ltr key="cr">{values.cr_number}</Ltr>],
      [m.companies_cr_expiry(), values.cr_expiry_number && dateLabel(values.cr_expiry_number)],
      ...companyDocuments.map(
        (kind) => [labelOf('company_document', kind), documentsByKind[kind]?.name] as const,
      ),
    ],
    [
      [m.companies_logo(), logo?.name],
      [m.companies_industry(), labelOf('industry', values.industry_type)],
      [m.companies_employees(), labelOf('employees', values.number_of_employee)],
      [m.companies_description(), values.company_description],
      [m.companies_website(), values.website && <Ltr key="website">{values.website}</Ltr>],
      [m.reference_field_linkedin(), values.linkedin],
      [m.common_network_x(), values.twitter],
      [m.reference_field_facebook(), values.facebook],
      [m.reference_field_instagram(), values.instagram],
    ],
  ];
  return (
    <>
      <p className="muted">{m.companies_preview_lead()}</p>
      {parts.map((facts, step) => (
        <Part key={registrationSteps[step]} registration={registration} step={step} facts={facts} />
      ))}
      <p className="field-help">
        {m.companies_accept_terms()}{' '}
        <PageLink to="/term-and-conditions" target="_blank">
          {m.companies_terms()}
        </PageLink>
        {' · '}
        <PageLink to="/privacy-and-policy" target="_blank">
          {m.companies_privacy()}
        </PageLink>
      </p>
    </>
  );
}

function Part({ registration, step, facts }: { registration: Registration; step: number; facts: FactList }) {
  const name = labelOf('registration_step', registrationSteps[step] ?? '');
  return (
    <section className="company-part" aria-label={name}>
      <div className="company-part-head">
        <h3>{name}</h3>
        <Button
          size="sm"
          variant="quiet"
          aria-label={m.companies_edit_part({ part: name })}
          onClick={() => registration.goTo(step)}
        >
          {m.companies_edit()}
        </Button>
      </div>
      <Facts facts={facts} className="company-sent" />
    </section>
  );
}
