import type { AdministeredCompany } from '#contract/company-administration.ts';
import type { CompanyStatus } from '#domain/companies/approval.ts';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';

/** What the company was told with the last decision; once it waits again, the change is read by it. */
export function DecisionReason({ company }: { company: AdministeredCompany['company'] }) {
  if (!company.decline_reason) return null;
  return (
    <Notice
      tone={company.approved_status === 'Pending' ? 'neutral' : 'no'}
      title={reasonTitle(company.approved_status)}
    >
      <span className="admin-text" dir="auto">
        {company.decline_reason}
      </span>
    </Notice>
  );
}

function reasonTitle(status: CompanyStatus): string {
  if (status === 'Closed') return m.admin_closed_because();
  if (status === 'Pending') return m.admin_declined_before_because();
  return status === 'Suspended' ? m.admin_suspended_because() : m.admin_declined_because();
}
