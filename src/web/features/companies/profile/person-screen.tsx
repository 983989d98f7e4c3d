import { m } from '#texts/messages.js';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { companyLabel, labelOf } from '#web/features/companies/labels.ts';
import { useCompany } from '#web/features/companies/use-company.ts';
import { PersonForm } from './person-form.tsx';
import { PictureCard } from './picture-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import '#web/features/companies/companies.css';

/** The signed-in person: name, address, phone, picture. */
export function PersonScreen() {
  const own = useCompany();
  if (!own) return null;
  const { user, role, company } = own;
  return (
    <SettingsPage
      title={m.companies_tab_you()}
      lead={m.companies_you_lead({ company: companyLabel(company), role: labelOf('member_role', role) })}
    >
      <ApprovalNotice own={own} />
      <PictureCard kind="avatar" name={user.name} path={user.avatar} />
      <PersonForm key={user.id} user={user} />
    </SettingsPage>
  );
}
