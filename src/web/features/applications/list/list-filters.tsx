import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Filters } from '#web/design/form/filters.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { SearchIcon } from '#web/design/icons/icons.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import type { ListSearch } from './list-search.ts';

/** Filters of the list; each change is a change of the address. */
export function ListFilters({ search, total }: { search: ListSearch; total: number }) {
  const navigate = useNavigate();
  const set = (changes: ListSearch, replace = false) =>
    void navigate({
      to: '/job_application/list',
      search: { ...search, page: undefined, ...changes },
      replace,
    });
  const { status, job_id, from, to, sort } = search;
  return (
    <search className="list-filters" aria-label={m.applications_filters()}>
      <NameFilter name={search.name ?? ''} onChange={(name) => set({ name: name || undefined }, true)} />
      <Filters
        used={[status, job_id, from, to, sort].filter(Boolean).length}
        show={m.applications_filters_show({ count: total })}
        onClear={() =>
          set({ status: undefined, job_id: undefined, from: undefined, to: undefined, sort: undefined })
        }
      >
        <WhichFilters search={search} onChange={set} />
        <WhenFilters search={search} onChange={set} />
      </Filters>
    </search>
  );
}

interface Choice {
  search: ListSearch;
  onChange: (changes: ListSearch) => void;
}

function WhichFilters({ search, onChange }: Choice) {
  const openings = useQuery(query.applications.byOpening.queryOptions()).data?.data ?? [];
  return (
    <>
      <Select
        label={m.applications_filter_status()}
        controlSize="sm"
        value={search.status?.length === 1 ? search.status[0] : ''}
        onChange={(event) => {
          const chosen = storedApplicationStatuses.find((known) => known === event.target.value);
          onChange({ status: chosen ? [chosen] : undefined });
        }}
      >
        <option value="">{m.applications_filter_all()}</option>
        {storedApplicationStatuses.map((status) => (
          <option key={status} value={status}>
            {statusText(status)}
          </option>
        ))}
      </Select>
      <Select
        label={m.applications_filter_job()}
        controlSize="sm"
        value={search.job_id ?? ''}
        onChange={(event) => onChange({ job_id: event.target.value || undefined })}
      >
        <option value="">{m.applications_filter_all()}</option>
        {openings.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </>
  );
}

function WhenFilters({ search, onChange }: Choice) {
  return (
    <>
      <TextInput
        label={m.applications_filter_from()}
        controlSize="sm"
        type="date"
        max={search.to}
        value={search.from ?? ''}
        onChange={(event) => onChange({ from: event.target.value || undefined })}
      />
      <TextInput
        label={m.applications_filter_to()}
        controlSize="sm"
        type="date"
        min={search.from}
        value={search.to ?? ''}
        onChange={(event) => onChange({ to: event.target.value || undefined })}
      />
      <Select
        label={m.applications_sort()}
        controlSize="sm"
        value={search.sort ?? 'newest'}
        onChange={(event) => onChange({ sort: event.target.value === 'oldest' ? 'oldest' : undefined })}
      >
        <option value="newest">{m.applications_sort_newest()}</option>
        <option value="oldest">{m.applications_sort_oldest()}</option>
      </Select>
    </>
  );
}

/** Writes to the address a moment after the last key. */
function NameFilter({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [text, setText] = useState(name);
  useEffect(() => {
    setText(name);
  }, [name]);
  useEffect(() => {
    if (text.trim() === name) return;
    const timer = setTimeout(() => onChange(text.trim()), 300);
    return () => clearTimeout(timer);
  }, [text, name, onChange]);
  return (
    <TextInput
      label={m.applications_filter_name()}
      controlSize="sm"
      className="list-filter-name"
      type="search"
      icon={<SearchIcon size="sm" />}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
