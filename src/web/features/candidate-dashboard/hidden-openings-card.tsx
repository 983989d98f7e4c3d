import { useInfiniteQuery } from '@tanstack/react-query';
import type { HiddenOpening } from '#contract/hidden-openings.ts';
import { hiddenOpeningsShown } from '#domain/job-openings/hidden.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { useHiddenOpenings } from '#web/features/job-openings/use-hidden-openings.ts';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { inPages, MoreMarked, useNextRow } from './marked-openings.tsx';

/** The openings that the candidate hid, with the way back; nothing while there are none. */
export function HiddenOpeningsCard() {
  const hidden = useInfiniteQuery(
    query.hiddenOpenings.list.infiniteOptions(inPages<HiddenOpening>(hiddenOpeningsShown)),
  );
  const { toggle } = useHiddenOpenings();
  const { total = 0, rows = [] } = hidden.data ?? {};
  const leave = useNextRow('hidden-jobs', rows);
  if (total === 0 && !hidden.isError) return null;
  return (
    <Card as="section" className="dash-card" aria-labelledby="hidden-jobs">
      <header className="dash-head">
        <h2 id="hidden-jobs" tabIndex={-1}>
          {m.candidates_hidden_jobs()}
        </h2>
      </header>
      {hidden.isError && <FailedState error={hidden.error} onRetry={() => void hidden.refetch()} />}
      <ul>
        {rows.map(({ id, title, is_public }) => (
          <li key={id} className="dash-row view-row">
            <b className="saved-job">
              {is_public ? <PageLink to={openingPath({ id, title })}>{title}</PageLink> : <bdi>{title}</bdi>}
            </b>
            <Button size="sm" onClick={() => void leave(id, toggle)}>
              {m.job_openings_show_again()}
              <span className="sr"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <MoreMarked list={hidden} />
    </Card>
  );
}
