import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { SearchIcon } from '#web/design/icons/icons.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import type { ListSearch } from './list-search.ts';

/** Filters of the list; each change is a change of the address. */
export function ListFilters({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const openings = useQuery(query.applications.byOpening.queryOptions()).data?.data ?? [];
  const set = (changes: ListSearch, replace = false) =>
    void navigate({
      to: '/job_application/list',
      search: { ...search, page: undefined, ...changes },
      replace,
    });
  return (
    <search className="list-filters" aria-label={m.applications_filters()}>
      <NameFilter name={search.name ?? ''} onChange={(name) => set({ name: name || undefined }, true)} />
      <Select
        label={m.applications_filter_status()}
        controlSize="sm"
        value={search.status?.length === 1 ? search.status[0] : ''}
        onChange={(event) => {
          const chosen = storedApplicationStatuses.find((known) => known === event.target.value);
          set({ status: chosen ? [chosen] : undefined });
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
        onChange={(event) => set({ job_id: event.target.value || undefined })}
      >
        <option value="">{m.applications_filter_all()}</option>
        {openings.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <TextInput
        label={m.applications_filter_from()}
        controlSize="sm"
        type="date"
        max={search.to}
        value={search.from ?? ''}
        onChange={(event) => set({ from: event.target.value || undefined })}
      />
      <TextInput
        label={m.applications_filter_to()}
        controlSize="sm"
        type="date"
        min={search.from}
        value={search.to ?? ''}
        onChange={(event) => set({ to: event.target.value || undefined })}
      />
      <Select
        label={m.applications_sort()}
        controlSize="sm"
        value={search.sort ?? 'newest'}
        onChange={(event) => set({ sort: event.target.value === 'oldest' ? 'oldest' : undefined })}
      >
        <option value="newest">{m.applications_sort_newest()}</option>
        <option value="oldest">{m.applications_sort_oldest()}</option>
      </Select>
    </search>
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
