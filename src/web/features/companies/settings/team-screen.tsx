import { m } from '#texts/messages.js';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import { SettingsPage } from '#web/features/companies/profile/settings-page.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { MembersCard } from './members-card.tsx';
import '#web/features/companies/companies.css';
import './settings.css';

/** Who works for the company. */
export function TeamScreen() {
  const own = useCompany();
  if (!own) return null;
  return (
    <SettingsPage title={m.companies_tab_team()} lead={companyLabel(own.company)}>
      <ApprovalNotice own={own} />
      <MembersCard own={own} />
    </SettingsPage>
  );
}
