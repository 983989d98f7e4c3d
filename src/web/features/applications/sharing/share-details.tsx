import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';
import { ReviewLines } from './own-review.tsx';

/** Who opened a link, how often, and what they said of each application. */
export function ShareDetails({ id, page }: { id: string; page: number | undefined }) {
  const navigate = useNavigate();
  const { locale } = useSurroundings();
  const details = useQuery(query.sharing.get.queryOptions({ input: { id } }));
  const close = () => void navigate({ to: '/job_application/shared', search: { page }, replace: true });
  return (
    <Dialog
      open
      size="lg"
      title={details.data?.data.title ?? m.sharing_title()}
      onClose={close}
      actions={<Button onClick={close}>{m.sharing_dialog_close()}</Button>}
    >
      <Answered query={details} skeleton={<Skeleton width="100%" height={200} />}>
        {({ data: { visits, shared } }) => (
          <>
            <section className="stack">
              <h3>{m.sharing_visits()}</h3>
              {visits.length === 0 && <p className="muted">{m.sharing_visits_none()}</p>}
              <ul className="share-visits">
                {visits.map(({ name, views, rated, last_seen_at, first_seen_at, done_at }) => (
                  <li key={name + first_seen_at}>
                    <b>{name}</b>
                    <span className="muted small">
                      {m.sharing_visit_line({ views, rated, moment: momentText(last_seen_at, locale) })}
                    </span>
                    <StatusBadge tone={done_at ? 'ok' : 'wait'}>
                      {done_at ? m.sharing_visit_done() : m.sharing_visit_open()}
                    </StatusBadge>
                  </li>
                ))}
              </ul>
            </section>
            <section className="stack">
              <h3>{m.sharing_said()}</h3>
              <ul className="share-said">
                {shared.map(({ id: applicationId, name, job, reviews }) => (
                  <li key={applicationId}>
                    <Link to="/job_application/list/details" search={{ id: applicationId }}>
                      {name || m.applications_former_candidate()}
                    </Link>
                    <span className="muted small">{job.title}</span>
                    {reviews.length === 0 ? (
                      <p className="muted small">{m.sharing_said_none()}</p>
                    ) : (
                      <ReviewLines reviews={reviews} />
                    )}
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </Answered>
    </Dialog>
  );
}
