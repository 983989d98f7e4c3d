import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { applicationSorts } from '#domain/applications/applications.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { RemovablePill } from '#web/design/data/tag.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { FiltersIcon, SearchIcon } from '#web/design/icons/icons.tsx';
import { ExportMenu } from '#web/features/applications/export/export-menu.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { usedFilters } from './filter-words.ts';
import { filterOf, type ListSearch, limitOf, limits } from './list-search.ts';
import './filter-bar.css';

const nameFilterId = 'applications-name';

const noFilters: ListSearch = {
  status: undefined,
  job_id: undefined,
  from: undefined,
  to: undefined,
  questions: undefined,
  rating: undefined,
  meets: undefined,
  unread: undefined,
  page: undefined,
};

/** What narrows and orders the list: the name and the order at hand, the rest in a drawer; each change is one of the address. */
export function FilterBar({
  search,
  total,
  counts,
  children,
}: {
  search: ListSearch;
  total: number | undefined;
  counts: Readonly<Record<string, number>>;
  /** What changes how the list looks, at the end. */
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const openings = useQuery(query.applications.byOpening.queryOptions()).data?.data ?? [];
  const set = (changes: ListSearch, replace = false) =>
    void navigate({
      to: '/job_application/list',
      search: { ...search, page: undefined, ...changes },
      replace,
      resetScroll: false,
    });
  const own = useCompany();
  const canExport = own !== undefined && memberMay(own.role, 'export');
  const used = usedFilters(search, (id) => openings.find((opening) => opening.id === id)?.title);
  return (
    <search className="filter-bar" aria-label={m.applications_filters()}>
      <NameFilter name={search.name ?? ''} onChange={(name) => set({ name: name || undefined }, true)} />
      <Button icon={<FiltersIcon size="sm" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {used.length > 0 ? m.design_filters_used({ count: used.length }) : m.design_filters()}
      </Button>
      <div className="filter-pills">
        {used.map(({ key, label, without }) => (
          <RemovablePill key={key} label={label} onRemove={() => set(without)} />
        ))}
        {used.length > 1 && (
          <Button variant="quiet" size="sm" onClick={() => set(noFilters)}>
            {m.design_filters_clear()}
          </Button>
        )}
      </div>
      <div className="filter-order">
        <span className="num">{total !== undefined && m.applications_total({ number: total })}</span>
        <Select
          hideLabel
          label={m.applications_sort()}
          value={search.sort ?? 'newest'}
          onChange={(event) => {
            const sort = applicationSorts.find((known) => known === event.target.value);
            set({ sort: sort === 'newest' ? undefined : sort });
          }}
        >
          {applicationSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortTexts[sort]()}
            </option>
          ))}
        </Select>
        {search.view !== 'board' && (
          <Select
            hideLabel
            className="filter-limit"
            label={m.applications_limit()}
            value={limitOf(search)}
            onChange={(event) => set({ show: Number(event.target.value) })}
          >
            {limits.map((limit) => (
              <option key={limit} value={limit}>
                {m.applications_limit_of({ number: limit })}
              </option>
            ))}
          </Select>
        )}
        {/* In its place from the first, so that nothing moves when the list comes. */}
        {canExport && <ExportMenu filters={{ ...filterOf(search), sort: search.sort }} disabled={!total} />}
        {children}
      </div>
      <FilterDrawer
        open={isOpen}
        search={search}
        openings={openings}
        counts={counts}
        total={total ?? 0}
        isUsed={used.length > 0}
        onChange={set}
        onClear={() => set(noFilters)}
        onClose={() => setOpen(false)}
      />
    </search>
  );
}

const sortTexts = {
  newest: m.applications_sort_newest,
  oldest: m.applications_sort_oldest,
  fit: m.applications_sort_fit,
  rating: m.applications_sort_rating,
};

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
      id={nameFilterId}
      hideLabel
      label={m.applications_filter_name()}
      placeholder={m.applications_filter_name()}
      className="filter-name"
      type="search"
      maxLength={255}
      icon={<SearchIcon size="sm" />}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
