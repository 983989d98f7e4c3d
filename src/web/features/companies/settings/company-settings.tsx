import { m } from '#texts/messages.js';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { ProfileTabs } from '#web/features/companies/profile/profile-tabs.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { MailForm } from './mail-form.tsx';
import { MembersCard } from './members-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { VisibilityForm } from './visibility-form.tsx';
import '#web/features/companies/companies.css';
import './settings.css';

/** The company's own settings; an account's (password, sessions) stand below them. */
export function CompanySettings() {
  const own = useCompany();
  if (!own) return null;
  const isOwner = own.role === 'owner';
  return (
    <>
      <ProfileTabs />
      <ApprovalNotice own={own} />
      {isOwner && <VisibilityForm company={own.company} />}
      {isOwner && <MailForm company={own.company} />}
      <MembersCard own={own} />
      <PlanCard own={own} />
      <h2 className="company-settings-you">{m.companies_your_account()}</h2>
    </>
  );
}
