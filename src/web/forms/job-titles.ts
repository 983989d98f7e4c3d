import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '#web/api.ts';
import type { TagOption } from '#web/design/form/tag-picker.tsx';

const hour = 3_600_000;

/** The job titles to choose from; loaded in the browser once the page stands. */
export function useJobTitles(): TagOption[] {
  const titles = useQuery(
    query.jobPool.titles.queryOptions({
      input: { new: true },
      staleTime: hour,
      enabled: typeof document !== 'undefined',
    }),
  );
  return useMemo(
    () => (titles.data?.data ?? []).map(({ name, value }) => ({ label: name, value })),
    [titles.data],
  );
}

/** The titles to search by: the search knows each by every name, so a tag stays in the language it was chosen in. */
export function useTitlesToSearch(): TagOption[] {
  const titles = useJobTitles();
  return useMemo(() => titles.map(({ label }) => ({ label, value: label })), [titles]);
}

/** The titles of a search as tags. */
export function tagsOf(titles: readonly string[] | undefined): TagOption[] {
  return (titles ?? []).map((title) => ({ label: title, value: title }));
}
