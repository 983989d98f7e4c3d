import { m } from '#texts/messages.js';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import { SettingsPage } from '#web/features/companies/profile/settings-page.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { PlanCard } from './plan-card.tsx';
import '#web/features/companies/companies.css';
import './settings.css';

/** What the company may use, and what it uses of it. */
export function PlanScreen() {
  const own = useCompany();
  if (!own) return null;
  return (
    <SettingsPage title={m.companies_tab_plan()} lead={companyLabel(own.company)}>
      <ApprovalNotice own={own} />
      <PlanCard own={own} />
    </SettingsPage>
  );
}
