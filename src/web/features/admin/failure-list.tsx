import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Failure } from '#contract/admin-dashboard.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { momentText } from '#web/moments.ts';

const words = {
  letter: m.admin_failure_letter,
  task: m.admin_failure_task,
  item: m.admin_failure_item,
};

/** Letters and tasks that failed for good, and what was set aside; each can be tried again. */
export function FailureList() {
  const failures = useQuery(query.adminDashboard.failures.queryOptions());
  return (
    <Card as="section" pad="md" className="stack" id="failures" aria-labelledby="failures-title">
      <div>
        <h2 id="failures-title">{m.admin_failures()}</h2>
        <p className="muted small">{m.admin_failures_text()}</p>
      </div>
      <Answered query={failures} skeleton={<SkeletonCard />}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{m.admin_failures_none()}</p>
          ) : (
            <ul className="admin-list stack">
              {data.map((failure) => (
                <FailureItem key={failure.id} failure={failure} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Card>
  );
}

function FailureItem({ failure }: { failure: Failure }) {
  const { locale } = useSurroundings();
  const cache = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const { id, kind, name, reason, failed_at } = failure;
  const retry = async () => {
    const answer = await run(() => api.adminDashboard.retry({ id }));
    if (answer) showToast({ type: 'info', text: m.admin_failure_tried({ name }), duration: 4000 });
    await cache.invalidateQueries({ queryKey: query.adminDashboard.key() });
  };
  const moment = momentText(failed_at, locale);
  return (
    <li className="admin-failure">
      <div>
        <p>
          <b>{name}</b> · <time dateTime={failed_at}>{moment}</time>
        </p>
        <p className="muted small admin-text" dir="auto">
          {sentence ?? reason}
        </p>
      </div>
      <StatusBadge tone="no">{words[kind]()}</StatusBadge>
      <Button
        size="sm"
        loading={isRunning}
        aria-label={m.admin_failure_retry_named({ name })}
        onClick={() => void retry()}
      >
        {m.admin_failure_retry()}
      </Button>
    </li>
  );
}
