import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import { VisibilityForm } from '#web/features/companies/settings/visibility-form.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { CompanyForm } from './company-form.tsx';
import { DocumentsForm } from './documents-form.tsx';
import { PictureCard } from './picture-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import '#web/features/companies/companies.css';

/** The company: logo, profile, documents. Members who are no owners read that owners change it. */
export function CompanyScreen() {
  const own = useCompany();
  if (!own) return null;
  const { company, role } = own;
  const isOwner = role === 'owner';
  const isShown = company.approved_status === 'Approved' && company.profile_visibility;
  return (
    <SettingsPage title={m.companies_tab_company()} lead={companyLabel(company)}>
      <ApprovalNotice own={own} isOnProfile />
      {isShown && (
        <p>
          <PageLink to={`/company/${company.id}`}>{m.companies_public_page()}</PageLink>
        </p>
      )}
      {isOwner ? (
        <>
          <PictureCard kind="logo" name={company.name} path={company.logo} />
          <CompanyForm company={company} />
          <DocumentsForm company={company} />
          <VisibilityForm company={company} />
        </>
      ) : (
        <Notice tone="info">{m.companies_owners_change()}</Notice>
      )}
    </SettingsPage>
  );
}
