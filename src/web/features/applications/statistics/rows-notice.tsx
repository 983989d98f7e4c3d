import { Link } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { sourceText } from '#web/features/applications/source-texts.ts';
import { statusText } from '#web/features/applications/status-texts.ts';

/** Which figure of the statistics led to these rows, and the way back to all of them. */
export function RowsNotice({ search }: { search: ListSearch }) {
  const { source, reached, furthest, answered, handled_by } = search;
  const words = [
    source && m.statistics_rows_source({ source: sourceText(source) }),
    reached && m.statistics_rows_reached({ stage: statusText(reached) }),
    furthest && m.statistics_rows_furthest({ stage: statusText(furthest) }),
    answered && (answered === 'yes' ? m.statistics_rows_answered() : m.statistics_rows_in_time()),
    handled_by && m.statistics_rows_handled(),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Notice tone="info">
      {m.statistics_rows({ words: words.join(m.common_comma()) })}{' '}
      <Link to="/job_application/list" search={{}}>
        {m.statistics_rows_all()}
      </Link>
    </Notice>
  );
}
