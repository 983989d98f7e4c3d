import { useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import { useCompany } from '#web/features/companies/use-company.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { AddressCard } from './address-card.tsx';
import { CareersForm } from './careers-form.tsx';
import { DomainCard } from './domain-card.tsx';
import '#web/features/companies/companies.css';
import './careers-edit.css';

/** Where a company writes its careers page; owners alone change it. */
export function CareersScreen() {
  const own = useCompany();
  if (!own) return null;
  const { approved_status, profile_visibility } = own.company;
  return (
    <div className="company-stack careers-edit">
      <PageHeader
        title={m.careers_title()}
        lead={<bdi>{companyLabel(own.company)}</bdi>}
        above={
          <PageLink to="/company-profile-edit/settings/site" className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.careers_back()}
          </PageLink>
        }
      />
      <ApprovalNotice own={own} />
      {approved_status === 'Approved' && !profile_visibility && (
        <Notice tone="wait">{m.companies_site_unseen()}</Notice>
      )}
      {own.role === 'owner' ? <Editor /> : <Notice tone="info">{m.careers_owners()}</Notice>}
    </div>
  );
}

function Editor() {
  const page = useQuery(query.careersPage.read.queryOptions());
  return (
    <Answered query={page} skeleton={<Skeleton height="640px" />}>
      {({ data }) => (
        <>
          <CareersForm page={data} />
          <AddressCard page={data} />
          <DomainCard page={data} />
        </>
      )}
    </Answered>
  );
}
