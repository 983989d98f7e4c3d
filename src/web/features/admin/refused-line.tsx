import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { numberText } from '#web/number-text.ts';
import { refusedLabels } from './refused-labels.ts';

/** Where requests were refused in the last 24 hours: how many, mostly why, and the way to all of it. */
export function RefusedLine() {
  const { data } = useQuery(query.limits.refused.queryOptions());
  const [first] = data?.data.reasons ?? [];
  if (!data || !first || data.data.total === 0) return null;
  return (
    <Notice tone="info">
      {m.admin_refused_line({
        count: data.data.total,
        shown: numberText(data.data.total),
        reason: refusedLabels[first.reason](),
      })}{' '}
      <Link to="/admin-limits" hash="refused">
        {m.admin_refused_see()}
      </Link>
    </Notice>
  );
}
