import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import { SettingsPage } from '#web/features/companies/profile/settings-page.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { MessagesForm } from './messages-form.tsx';
import '#web/features/companies/companies.css';
import './settings.css';

/** What candidates read when their application moves. */
export function MessagesScreen() {
  const own = useCompany();
  if (!own) return null;
  return (
    <SettingsPage title={m.companies_tab_messages()} lead={companyLabel(own.company)}>
      <ApprovalNotice own={own} />
      {own.role === 'owner' ? (
        <MessagesForm company={own.company} />
      ) : (
        <Notice tone="info">{m.companies_owners_write()}</Notice>
      )}
    </SettingsPage>
  );
}
