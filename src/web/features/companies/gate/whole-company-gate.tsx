import { m } from '#texts/messages.js';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import type { OwnCompany } from '#web/features/companies/use-company.ts';

/** What stands in place of a screen that is for those who work for the whole company. */
export function WholeCompanyGate({ own }: { own: OwnCompany }) {
  return (
    <EmptyState
      art={<EmptyDocumentsArt />}
      heading="h1"
      title={m.companies_whole_gate()}
      actions={
        <LinkButton to="/job_opening" search={{}} variant="primary">
          {m.companies_whole_gate_act()}
        </LinkButton>
      }
    >
      {m.companies_whole_gate_text({ company: companyLabel(own.company) })}
    </EmptyState>
  );
}
