import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { OpeningRow } from '#contract/job-openings.ts';
import { type OpeningStatus, openingStatuses } from '#domain/job-openings.ts';
import { m } from '#texts/messages.js';
import { query } from '../../api.ts';
import { EmptyDocumentsArt, EmptySearchArt } from '../../design/art/empty.tsx';
import { LinkButton } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { PlusIcon } from '../../design/icons.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { Pagination } from '../../design/pagination.tsx';
import { SearchForm } from '../../design/search-form.tsx';
import { SkeletonCard } from '../../design/skeleton.tsx';
import { Select } from '../../design/text-input.tsx';
import { Answered } from '../shell/answered.tsx';
import './desk.css';
import { OpeningActs } from './opening-acts.tsx';
import { OpeningItem } from './opening-item.tsx';
import { openingStatusLabel } from './opening-labels.ts';
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
  const mayCreate = data?.abilities.create ?? false;
  const isFiltered = Boolean(filters.status || filters.search || filters.page);
  return (
    <div className="stack">
      <PageHeader
        title={m.desk_list_title()}
        lead={data && m.desk_slots({ used: data.slots.used, total: data.slots.total })}
        actions={
          <>
            <LinkButton to="/job_opening/dashboards">{m.desk_see_figures()}</LinkButton>
            {mayCreate && (
              <LinkButton to="/job_opening/new" variant="primary" icon={<PlusIcon />}>
                {m.desk_new()}
              </LinkButton>
            )}
          </>
        }
      />
      {mayCreate && <PostingNotice slots={data?.slots} />}
      <SearchForm
        className="desk-filters"
        label={m.desk_search()}
        button={m.desk_search_button()}
        value={filters.search ?? ''}
        onSearch={(search) => choose({ search })}
      >
        <Select
          label={m.desk_status()}
          hideLabel
          value={filters.status ?? ''}
          onChange={(event) =>
            choose({ status: openingStatuses.find((status) => status === event.target.value) })
          }
        >
          <option value="">{m.desk_all_statuses()}</option>
          {openingStatuses.map((status) => (
            <option key={status} value={status}>
              {openingStatusLabel(status)} ({data?.counts[status] ?? 0})
            </option>
          ))}
        </Select>
        <Select
          label={m.desk_sort()}
          hideLabel
          value={filters.sort ?? 'DESC'}
          onChange={(event) => choose({ sort: event.target.value === 'ASC' ? 'ASC' : undefined })}
        >
          <option value="DESC">{m.desk_newest()}</option>
          <option value="ASC">{m.desk_oldest()}</option>
        </Select>
      </SearchForm>
      <Answered
        query={list}
        bones={
          <>
            <SkeletonCard />
            <SkeletonCard />
          </>
        }
      >
        {({ data: { data: openings, total } }) =>
          openings.length === 0 ? (
            <NoOpenings isFiltered={isFiltered} mayCreate={mayCreate} />
          ) : (
            <>
              <ul className="stack desk-list">
                {openings.map((opening: OpeningRow) => (
                  <OpeningItem
                    key={opening.id}
                    opening={opening}
                    acts={opening.abilities.edit && <OpeningActs opening={opening} onChange={refresh} />}
                  />
                ))}
              </ul>
              <Pagination
                page={filters.page ?? 1}
                pages={Math.ceil(total / pageSize)}
                link={(page, props) => (
                  <Link
                    {...props}
                    to="/job_opening"
                    search={{ ...filters, page: page > 1 ? page : undefined }}
                  />
                )}
              />
            </>
          )
        }
      </Answered>
    </div>
  );
}

function NoOpenings({ isFiltered, mayCreate }: { isFiltered: boolean; mayCreate: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        art={<EmptySearchArt />}
        title={m.desk_no_results()}
        actions={
          <LinkButton to="/job_opening" search={{}}>
            {m.desk_clear_filters()}
          </LinkButton>
        }
      >
        {m.desk_no_results_text()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art={<EmptyDocumentsArt />}
      title={m.desk_empty()}
      actions={mayCreate && <LinkButton to="/job_opening/new">{m.desk_new()}</LinkButton>}
    >
      {mayCreate ? m.desk_empty_text() : m.desk_empty_reader_text()}
    </EmptyState>
  );
}
