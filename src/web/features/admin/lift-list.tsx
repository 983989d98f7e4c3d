import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredLimitLift } from '#contract/limits.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';
import './admin.css';

const states = {
  planned: { tone: 'wait', label: m.admin_lift_planned },
  active: { tone: 'ok', label: m.admin_lift_active },
  ended: { tone: 'neutral', label: m.admin_lift_ended },
  removed: { tone: 'neutral', label: m.admin_lift_removed },
} as const;

/** Where limits are, were or will be lifted, and by whom. */
export function LiftList() {
  const list = useQuery(query.limits.lifts.queryOptions());
  return (
    <section className="stack lifts" aria-labelledby="lifts">
      <h2 id="lifts">{m.admin_lifts()}</h2>
      <Answered query={list} skeleton={<SkeletonCard />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState small heading="h3" title={m.admin_lifts_none()}>
              {m.admin_lifts_none_text()}
            </EmptyState>
          ) : (
            <ul className="stack admin-list">
              {data.map((lift) => (
                <LiftItem key={lift.id} lift={lift} />
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}

function LiftItem({ lift }: { lift: StoredLimitLift }) {
  const { locale } = useSurroundings();
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.limits.removeLift({ id: lift.id }),
    onSettled: () => cache.invalidateQueries({ queryKey: query.limits.key() }),
  });
  const moment = (text: string) => momentText(text, locale);
  const day = dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${lift.day}T00:00:00Z`),
  );
  const { tone, label } = states[lift.state];
  const isRemovable = lift.state === 'active' || lift.state === 'planned';
  return (
    <li className="card lift">
      <div>
        <h3 className="num">{lift.range}</h3>
        <p>
          {day} · <bdi>{lift.reason}</bdi>
        </p>
        <p className="muted small">
          {m.admin_lift_by({ name: lift.created_by ?? m.admin_lift_gone(), date: moment(lift.created_at) })}
        </p>
        {lift.removed_at && (
          <p className="muted small">
            {m.admin_lift_removed_by({
              name: lift.removed_by ?? m.admin_lift_gone(),
              date: moment(lift.removed_at),
            })}
          </p>
        )}
      </div>
      <StatusBadge tone={tone}>{label()}</StatusBadge>
      {isRemovable && (
        <Button
          size="sm"
          variant="quiet"
          loading={remove.isPending}
          aria-label={m.admin_lift_remove_named({ range: lift.range })}
          onClick={() => remove.mutate()}
        >
          {m.admin_lift_remove()}
        </Button>
      )}
    </li>
  );
}
