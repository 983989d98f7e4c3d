import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpeningRow } from '#contract/job-openings.ts';
import { type OpeningStatus, openingStatuses } from '#domain/job-openings.ts';
import { m } from '#texts/messages.js';
import { query } from '../../api.ts';
import { EmptyDocumentsArt, EmptySearchArt } from '../../design/art/empty.tsx';
import { Button, LinkButton } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { PlusIcon, SearchIcon } from '../../design/icons.tsx';
import { Notice } from '../../design/notice.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { Pagination } from '../../design/pagination.tsx';
import { Loading, SkeletonCard } from '../../design/skeleton.tsx';
import { Select, TextInput } from '../../design/text-input.tsx';
import { failureMessage } from '../shell/failure.ts';
import { PageLink } from '../shell/page-link.tsx';
import './desk.css';
import { OpeningActs } from './opening-acts.tsx';
import { OpeningItem } from './opening-item.tsx';
import { openingStatusLabel } from './opening-labels.ts';
import { PostingNotice } from './posting-notice.tsx';

export interface OpeningListFilters {
  status: OpeningStatus | '';
  search: string;
  sort: 'ASC' | 'DESC';
  page: number;
}

const pageSize = 20;

/** The company's openings: filters in the address, slots in use, and what can be done with each. */
export function OpeningList({ filters }: { filters: OpeningListFilters }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [text, setText] = useState(filters.search);
  const list = useQuery(query.jobOpenings.list.queryOptions({ input: { ...filters, show: pageSize } }));
  const choose = (part: Partial<OpeningListFilters>) =>
    navigate({ to: '/job_opening', search: { ...filters, page: 1, ...part } as never });
  const refresh = () => cache.invalidateQueries({ queryKey: query.jobOpenings.key() });
  const data = list.data?.data;
  const mayCreate = data?.abilities.create ?? false;
  const isFiltered = filters.status !== '' || filters.search !== '';
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
      <form
        className="desk-filters"
        onSubmit={(event) => {
          event.preventDefault();
          void choose({ search: text });
        }}
      >
        <TextInput
          label={m.desk_search()}
          hideLabel
          placeholder={m.desk_search()}
          icon={<SearchIcon />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          label={m.desk_status()}
          hideLabel
          value={filters.status}
          onChange={(event) => void choose({ status: event.target.value as OpeningStatus | '' })}
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
          value={filters.sort}
          onChange={(event) => void choose({ sort: event.target.value as 'ASC' | 'DESC' })}
        >
          <option value="DESC">{m.desk_newest()}</option>
          <option value="ASC">{m.desk_oldest()}</option>
        </Select>
        <Button type="submit">{m.desk_search_button()}</Button>
      </form>
      {list.isPending && (
        <Loading>
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      )}
      {list.isError && (
        <Notice
          tone="no"
          title={failureMessage(list.error)}
          actions={<Button onClick={() => void list.refetch()}>{m.shell_try_again()}</Button>}
        >
          {''}
        </Notice>
      )}
      {data && data.total === 0 && <NoOpenings isFiltered={isFiltered} mayCreate={mayCreate} />}
      {data && data.total > 0 && (
        <ul className="stack desk-list">
          {data.data.map((opening: OpeningRow) => (
            <OpeningItem
              key={opening.id}
              opening={opening}
              acts={opening.abilities.edit && <OpeningActs opening={opening} onChange={refresh} />}
            />
          ))}
        </ul>
      )}
      {data && data.total > pageSize && (
        <Pagination
          page={filters.page}
          pages={Math.ceil(data.total / pageSize)}
          link={(page, props) => (
            <button type="button" {...(props as object)} onClick={() => void choose({ page })}>
              {page}
            </button>
          )}
        />
      )}
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
          <PageLink to="/job_opening" className="btn">
            {m.desk_clear_filters()}
          </PageLink>
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
