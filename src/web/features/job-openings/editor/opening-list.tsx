import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { inDigits } from '#domain/digits.ts';
import { type OpeningStatus, openingStatuses } from '#domain/job-openings/job-openings.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyDocumentsArt, EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Filters } from '#web/design/form/filters.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { NoTeamYet } from '#web/features/companies/no-team-yet.tsx';
import { useIsHiring } from '#web/features/companies/use-company.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import './editor.css';
import { openingStatusLabel } from '#web/features/job-openings/own/opening-option.ts';
import { OpeningTable } from './opening-table.tsx';
import { PostingNotice } from './posting-notice.tsx';

/** The filters as the address carries them; what stands for everything is left out. */
export interface OpeningListFilters {
  status?: OpeningStatus;
  search?: string;
  sort?: 'ASC';
  page?: number;
}

const pageSize = 20;

/** The company's openings: filters in the address, slots in use, and what can be done with each. */
export function OpeningList({ filters }: { filters: OpeningListFilters }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const list = useQuery(
    query.jobOpenings.list.queryOptions({
      input: { ...filters, show: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  const choose = (part: OpeningListFilters) =>
    void navigate({ to: '/job_opening', search: { ...filters, page: undefined, ...part } });
  const refresh = () => cache.invalidateQueries({ queryKey: query.jobOpenings.key() });
  const data = list.data?.data;
  const isHiring = useIsHiring();
  const mayCreate = data?.abilities.create ?? false;
  const isFull = data !== undefined && data.slots.used >= data.slots.total;
  const isFiltered = Boolean(filters.status || filters.search || filters.page);
  return (
    <div className="stack">
      <PageHeader
        title={m.job_openings_editor_list_title()}
        lead={
          data && !isHiring && m.job_openings_editor_slots({ used: data.slots.used, total: data.slots.total })
        }
        actions={
          <>
            <LinkButton to="/job_opening/dashboards">{m.job_openings_editor_see_figures()}</LinkButton>
            {mayCreate && <NextStep isFull={isFull} />}
          </>
        }
      />
      {mayCreate && <PostingNotice slots={data?.slots} />}
      <SearchForm
        className="editor-filters"
        label={m.job_openings_editor_search()}
        button={m.job_openings_editor_search_button()}
        value={filters.search ?? ''}
        onSearch={(search) => choose({ search })}
      >
        <Filters
          used={[filters.status, filters.sort].filter(Boolean).length}
          show={m.job_openings_editor_show({ count: data?.total ?? 0 })}
          onClear={() => choose({ status: undefined, sort: undefined })}
        >
          <ListChoices filters={filters} counts={data?.counts ?? {}} onChoose={choose} />
        </Filters>
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
        {({ data: { data: openings, total } }) =>
          openings.length === 0 && isHiring && !isFiltered ? (
            <NoTeamYet />
          ) : openings.length === 0 ? (
            <NoOpenings isFiltered={isFiltered} mayCreate={mayCreate} />
          ) : (
            <>
              <OpeningTable openings={openings} onChange={refresh} />
              <ListPages page={filters.page} pages={Math.ceil(total / pageSize)} />
            </>
          )
        }
      </Answered>
    </div>
  );
}

/** Where every opening of the plan is in use, there is none to begin. */
function NextStep({ isFull }: { isFull: boolean }) {
  if (isFull) {
    return (
      <LinkButton to="/plans" variant="primary">
        {m.job_openings_editor_see_plans()}
      </LinkButton>
    );
  }
  return (
    <LinkButton to="/job_opening/new" variant="primary" icon={<PlusIcon />}>
      {m.job_openings_editor_new()}
    </LinkButton>
  );
}

function ListChoices({
  filters,
  counts,
  onChoose,
}: {
  filters: OpeningListFilters;
  counts: Readonly<Record<string, number>>;
  onChoose: (part: OpeningListFilters) => void;
}) {
  return (
    <>
      <Select
        label={m.job_openings_editor_status()}
        hideLabel
        value={filters.status ?? ''}
        onChange={(event) =>
          onChoose({ status: openingStatuses.find((status) => status === event.target.value) })
        }
      >
        <option value="">{m.job_openings_editor_all_statuses()}</option>
        {openingStatuses.map((status) => (
          <option key={status} value={status}>
            {openingStatusLabel(status)} ({inDigits(counts[status] ?? 0)})
          </option>
        ))}
      </Select>
      <Select
        label={m.job_openings_editor_sort()}
        hideLabel
        value={filters.sort ?? 'DESC'}
        onChange={(event) => onChoose({ sort: event.target.value === 'ASC' ? 'ASC' : undefined })}
      >
        <option value="DESC">{m.job_openings_editor_newest()}</option>
        <option value="ASC">{m.job_openings_editor_oldest()}</option>
      </Select>
    </>
  );
}

function NoOpenings({ isFiltered, mayCreate }: { isFiltered: boolean; mayCreate: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        art={<EmptySearchArt />}
        title={m.job_openings_editor_no_results()}
        actions={
          <LinkButton to="/job_opening" search={{}}>
            {m.job_openings_editor_clear_filters()}
          </LinkButton>
        }
      >
        {m.job_openings_editor_no_results_text()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art={<EmptyDocumentsArt />}
      title={m.job_openings_editor_empty()}
      actions={mayCreate && <LinkButton to="/job_opening/new">{m.job_openings_editor_new()}</LinkButton>}
    >
      {mayCreate ? m.job_openings_editor_empty_text() : m.job_openings_editor_empty_reader_text()}
    </EmptyState>
  );
}
