import { m } from '#texts/messages.js';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { ApprovalNotice } from '../gate/approval-notice.tsx';
import { useCompany } from '../use-company.ts';
import { CompanyForm } from './company-form.tsx';
import { DocumentsForm } from './documents-form.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { ProfileHead } from './profile-tabs.tsx';
import '../companies.css';

/** The company: logo, profile, papers. Members who are no owners read that owners change it. */
export function CompanyScreen() {
  const own = useCompany();
  if (!own) return null;
  const { company, role } = own;
  const isOwner = role === 'owner';
  const isShown = company.approved_status === 'Approved' && company.profile_visibility;
  return (
    <div className="company-stack">
      <ProfileHead title={m.companies_tab_company()} lead={company.name} />
      <ApprovalNotice own={own} isOnProfile />
      {isShown && (
        <p>
          <PageLink to={`/company/${company.id}`}>{m.companies_public_page()}</PageLink>
        </p>
      )}
      {isOwner ? (
        <>
          <PicturePicker kind="logo" name={company.name} path={company.logo} />
          <CompanyForm company={company} />
          <DocumentsForm company={company} />
        </>
      ) : (
        <Notice tone="info">{m.companies_owners_change()}</Notice>
      )}
    </div>
  );
}
