import type { ReactNode } from 'react';
import { companyDocuments } from '#domain/companies/companies.ts';
import { registrationSteps } from '#domain/companies/registration.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useCountries } from '#web/forms/reference-options.ts';
import type { Registration } from './use-registration.ts';
import './registration.css';

/** Step 4: everything once more before it is sent. */
export function PreviewStep({ registration }: { registration: Registration }) {
  const { values, documentsByKind, logo } = registration;
  const country = useCountries().find(({ value }) => value === values.country)?.label ?? values.country;
  return (
    <>
      <p className="muted">{m.companies_preview_lead()}</p>
      <Part registration={registration} step={0}>
        <Fact name={m.companies_full_name()}>{values.name}</Fact>
        <Fact name={m.companies_work_email()}>{values.email}</Fact>
      </Part>
      <Part registration={registration} step={1}>
        <Fact name={m.companies_phone()}>
          {values.dial_code} {values.phone}
        </Fact>
      </Part>
      <Part registration={registration} step={2}>
        <Fact name={m.companies_company_name()}>{values.company_name}</Fact>
        <Fact name={m.companies_company_email()}>{values.company_email}</Fact>
        <Fact name={m.companies_contact_number()}>
          {values.contact_number && `${values.contact_dial_code} ${values.contact_number}`}
        </Fact>
        <Fact name={m.companies_company_address()}>{values.company_address}</Fact>
        <Fact name={m.companies_country()}>{country}</Fact>
        <Fact name={m.companies_cr_number()}>{values.cr_number}</Fact>
        <Fact name={m.companies_cr_expiry()}>
          {values.cr_expiry_number && dateLabel(values.cr_expiry_number)}
        </Fact>
        {companyDocuments.map((kind) => (
          <Fact key={kind} name={labelOf('company_document', kind)}>
            {documentsByKind[kind]?.name}
          </Fact>
        ))}
      </Part>
      <Part registration={registration} step={3}>
        <Fact name={m.companies_logo()}>{logo?.name}</Fact>
        <Fact name={m.companies_industry()}>{labelOf('industry', values.industry_type)}</Fact>
        <Fact name={m.companies_employees()}>{labelOf('employees', values.number_of_employee)}</Fact>
        <Fact name={m.companies_description()}>{values.company_description}</Fact>
        <Fact name={m.companies_website()}>{values.website}</Fact>
        <Fact name="LinkedIn">{values.linkedin}</Fact>
        <Fact name="X (Twitter)">{values.twitter}</Fact>
        <Fact name="Facebook">{values.facebook}</Fact>
        <Fact name="Instagram">{values.instagram}</Fact>
      </Part>
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

function Part({
  registration,
  step,
  children,
}: {
  registration: Registration;
  step: number;
  children: ReactNode;
}) {
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
      <dl className="company-facts">{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
