import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CompanyListItem } from '#contract/companies.ts';
import { type ApprovalStatus, approvalStatuses } from '#domain/companies/approval.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Pagination } from '#web/design/data/pagination.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Table } from '#web/design/data/table.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { failureMessage } from '#web/refusal.ts';
import { textOf } from '#web/validation.ts';
import './admin.css';
import { CompanyRow, companyColumns } from './company-row.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { RefusedLine } from './refused-line.tsx';

export interface CompanyListFilters {
  searchkey?: string;
  approved_status?: ApprovalStatus;
  page?: number;
}

/** The companies with their decisions: ten a page, newest first; filters in the address. */
export function CompanyDecisions({ filters }: { filters: CompanyListFilters }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [declining, setDeclining] = useState<CompanyListItem>();
  const list = useQuery(
    query.companies.companyList.queryOptions({ input: filters, placeholderData: keepPreviousData }),
  );
  const refresh = () => cache.invalidateQueries({ queryKey: query.companies.key() });
  const choose = (part: CompanyListFilters) =>
    void navigate({ to: '/admin-dashboard', search: { ...filters, page: undefined, ...part } });
  const approve = async (company: CompanyListItem) => {
    try {
      await api.companies.dataUpdate({
        company_id: company.id,
        adminLogin: true,
        approved_status: 'Approved',
        version: company.version,
      });
    } catch (error) {
      showToast({ type: 'error', text: failureMessage(error), duration: 8000 });
    }
    await refresh();
  };
  return (
    <div className="stack">
      <PageHeader title={m.admin_companies()} lead={m.admin_companies_lead()} />
      <RefusedLine />
      <SearchForm
        className="admin-filters"
        label={m.admin_search()}
        button={m.admin_search_button()}
        value={filters.searchkey ?? ''}
        onSearch={(searchkey) => choose({ searchkey })}
      >
        <Select
          label={m.admin_status()}
          hideLabel
          value={filters.approved_status ?? ''}
          onChange={(event) =>
            choose({ approved_status: approvalStatuses.find((status) => status === event.target.value) })
          }
        >
          <option value="">{m.admin_all()}</option>
          {approvalStatuses.map((status) => (
            <option key={status} value={status}>
              {textOf(referenceKey('approval_status', status))}
            </option>
          ))}
        </Select>
      </SearchForm>
      <Answered
        query={list}
        skeleton={
          <>
            <SkeletonCard />
            <SkeletonCard />
          </>
        }
      >
        {({ data: page }) =>
          page.data.length === 0 ? (
            <EmptyState art={<EmptySearchArt />} title={m.admin_none()}>
              {m.admin_none_text()}
            </EmptyState>
          ) : (
            <>
              <Table caption={m.admin_companies()} columns={companyColumns()}>
                {page.data.map((company) => (
                  <CompanyRow
                    key={company.id}
                    company={company}
                    onApprove={() => void approve(company)}
                    onDecline={() => setDeclining(company)}
                  />
                ))}
              </Table>
              <Pagination
                page={page.current_page}
                pages={page.last_page}
                link={(target, props) => (
                  <Link
                    {...props}
                    to="/admin-dashboard"
                    search={{ ...filters, page: target > 1 ? target : undefined }}
                  />
                )}
              />
            </>
          )
        }
      </Answered>
      {declining && (
        <DeclineDialog
          company={declining}
          onClose={() => {
            setDeclining(undefined);
            void refresh();
          }}
          onDone={() => {
            setDeclining(undefined);
            void refresh();
          }}
        />
      )}
    </div>
  );
}
