import { isHiringRole } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import type { OwnCompany } from '#web/features/companies/use-company.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import '#web/features/companies/companies.css';

/** What stands in place of a screen that opens with the approval: why, and what to do. */
export function CompanyGate({ own }: { own: OwnCompany }) {
  // What is closed for good opens with no approval.
  if (own.company.approved_status === 'Closed')
    return (
      <div className="company-stack">
        <h1 className="sr">{companyLabel(own.company)}</h1>
        <ApprovalNotice own={own} />
      </div>
    );
  return (
    <div className="company-stack">
      <ApprovalNotice own={own} />
      <EmptyState
        art={<EmptyDocumentsArt />}
        heading="h1"
        title={m.companies_gate_title()}
        actions={
          !isHiringRole(own.role) && (
            <LinkButton
              to={'/company-profile-edit/company' as string}
              hash={own.company.approved_status === 'Declined' ? 'company-documents' : undefined}
              variant="primary"
            >
              {own.company.approved_status === 'Declined'
                ? m.companies_correct_documents()
                : m.companies_complete_profile()}
            </LinkButton>
          )
        }
      >
        {m.companies_gate_text()} <PageLink to="/contact-us">{m.companies_contact_us()}</PageLink>
      </EmptyState>
    </div>
  );
}
