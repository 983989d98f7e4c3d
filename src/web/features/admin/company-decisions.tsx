import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CompanyListItem } from '#contract/companies.ts';
import { companySorts, companyStatuses } from '#domain/companies/approval.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Table } from '#web/design/data/table.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { planName } from '#web/features/companies/plan-name.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { failureMessage } from '#web/refusal.ts';
import { textOf } from '#web/validation.ts';
import './admin.css';
import type { CompanyListFilters } from './company-list-filters.ts';
import { CompanyRow, companyColumns } from './company-row.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { RefusedLine } from './refused-line.tsx';

const waitingFirst = 'WAITING';

/** The companies with their decisions: ten a page, those that wait longest first; filters in the address. */
export function CompanyDecisions({ filters }: { filters: CompanyListFilters }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [declining, setDeclining] = useState<CompanyListItem>();
  const [approving, setApproving] = useState<CompanyListItem>();
  const [isApproving, setIsApproving] = useState(false);
  const list = useQuery(
    query.companies.companyList.queryOptions({
      input: { ...filters, sort: filters.sort ?? waitingFirst },
      placeholderData: keepPreviousData,
    }),
  );
  const plans = useQuery(query.plans.list.queryOptions());
  const isFailed = list.isError && list.data === undefined;
  // Specification 2, section 6: a failed company list call sends the user to the dashboard.
  useEffect(() => {
    if (!isFailed) return;
    showToast({ type: 'error', text: m.common_something_wrong(), duration: 5000 });
    void navigate({ to: '/admin-dashboard/dashboard', replace: true });
  }, [isFailed, navigate]);
  const refresh = () => cache.invalidateQueries({ queryKey: query.companies.key() });
  const choose = (part: CompanyListFilters) =>
    void navigate({ to: '/admin-dashboard', search: { ...filters, page: undefined, ...part } });
  const undo = async (decided: { id: string; version: number }) => {
    try {
      await api.companyAdministration.undo(decided);
      showToast({ type: 'info', text: m.admin_undone(), duration: 4000 });
    } catch (error) {
      showToast({ type: 'error', text: failureMessage(error), duration: 8000 });
    }
    await refresh();
  };
  const tellDecided = (text: string, decided: { id: string; version: number }) =>
    showToast({
      type: 'success',
      text,
      duration: 10_000,
      action: { label: m.admin_undo(), onSelect: () => void undo(decided) },
    });
  const approve = async (company: CompanyListItem) => {
    setIsApproving(true);
    try {
      const { data } = await api.companies.dataUpdate({
        company_id: company.id,
        adminLogin: true,
        approved_status: 'Approved',
        version: company.version,
      });
      tellDecided(m.admin_approved_named({ name: company.name }), {
        id: company.id,
        version: data.data.version,
      });
    } catch (error) {
      showToast({ type: 'error', text: failureMessage(error), duration: 8000 });
    }
    setIsApproving(false);
    setApproving(undefined);
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
            choose({ approved_status: companyStatuses.find((status) => status === event.target.value) })
          }
        >
          <option value="">{m.admin_all()}</option>
          {companyStatuses.map((status) => (
            <option key={status} value={status}>
              {textOf(referenceKey('approval_status', status))}
            </option>
          ))}
        </Select>
        <Select
          label={m.admin_plan()}
          hideLabel
          value={filters.package ?? ''}
          onChange={(event) => choose({ package: event.target.value || undefined })}
        >
          <option value="">{m.admin_all_plans()}</option>
          {plans.data?.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {planName(name)}
            </option>
          ))}
        </Select>
        <Select
          label={m.admin_sort()}
          hideLabel
          value={filters.sort ?? waitingFirst}
          onChange={(event) => {
            const sort = companySorts.find((known) => known === event.target.value);
            choose({ sort: sort === waitingFirst ? undefined : sort });
          }}
        >
          <option value="WAITING">{m.admin_sort_waiting()}</option>
          <option value="DESC">{m.admin_sort_newest()}</option>
          <option value="ASC">{m.admin_sort_oldest()}</option>
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
            <EmptyState
              art={<EmptySearchArt />}
              title={m.admin_none()}
              actions={
                <LinkButton to="/admin-dashboard" search={{}}>
                  {m.design_filters_clear()}
                </LinkButton>
              }
            >
              {m.admin_none_text()}
            </EmptyState>
          ) : (
            <>
              <Table caption={m.admin_companies()} columns={companyColumns()}>
                {page.data.map((company) => (
                  <CompanyRow
                    key={company.id}
                    company={company}
                    onApprove={() => setApproving(company)}
                    onDecline={() => setDeclining(company)}
                  />
                ))}
              </Table>
              <ListPages page={page.current_page} pages={page.last_page} />
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
          onDone={(version) => {
            tellDecided(m.admin_declined_named({ name: declining.name }), { id: declining.id, version });
            setDeclining(undefined);
            void refresh();
          }}
        />
      )}
      {approving && (
        <ConfirmDialog
          open
          title={m.admin_approve_title({ name: approving.name })}
          confirmLabel={m.admin_approve()}
          cancelLabel={m.admin_cancel()}
          busy={isApproving}
          onConfirm={() => void approve(approving)}
          onCancel={() => setApproving(undefined)}
        >
          <p>
            {m.admin_approve_text()}{' '}
            <Link to="/manage-employer/$id" params={{ id: approving.id }}>
              {m.admin_approve_review()}
            </Link>
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
