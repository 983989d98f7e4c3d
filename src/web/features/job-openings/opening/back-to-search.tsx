import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { m } from '#texts/messages.js';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { keptSearchText, readKeptSearch } from '#web/features/job-openings/kept-search.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';

/**
 * Leads back to the search that the opening was opened from, where it was left; without one to all openings. It says the
 * same either way: the server, which writes the page, knows of no search.
 */
export function BackToSearch() {
  const router = useRouter();
  const text = useSyncExternalStore(neverChanges, keptSearchText, () => '');
  const search = useMemo(() => readKeptSearch(text), [text]);
  function goBack(event: MouseEvent) {
    const place = router.history.location.state.__TSR_index;
    if (!search || place - search.place !== 1 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.back();
  }
  return (
    <PageLink to={search?.path ?? '/jobs-pool'} className="opening-back" onClick={goBack}>
      <ChevronStartIcon size="sm" />
      {m.job_openings_back()}
    </PageLink>
  );
}

const neverChanges = () => () => undefined;
