import { m } from '#texts/messages.js';
import { Select } from '#web/design/form/text-input.tsx';
import type { PoolSearch } from './jobs-pool-search.ts';

/** Newest or oldest first. */
export function PoolSort({
  search,
  onChange,
  ...props
}: {
  search: PoolSearch;
  onChange: (search: PoolSearch) => void;
  form?: string;
  className?: string;
  hideLabel?: boolean;
}) {
  return (
    <Select
      {...props}
      label={m.job_openings_sort()}
      name="sort"
      controlSize="sm"
      value={search.sort ?? 'DESC'}
      onChange={({ currentTarget }) =>
        onChange({ ...search, sort: currentTarget.value === 'ASC' ? 'ASC' : undefined })
      }
    >
      <option value="DESC">{m.job_openings_sort_newest()}</option>
      <option value="ASC">{m.job_openings_sort_oldest()}</option>
    </Select>
  );
}
