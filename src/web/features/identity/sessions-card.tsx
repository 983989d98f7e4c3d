import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionItem } from '#contract/identity.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';
import './sessions-card.css';
import { endSession } from '#web/ended-session.ts';

/** Where the account is signed in, with ways to end one session, the others or all; for every settings screen. */
export function SessionsCard() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(query.identity.sessions.queryOptions());
  const refresh = () => queries.invalidateQueries({ queryKey: query.identity.sessions.key() });
  const end = useMutation({
    mutationFn: (id: string) => api.identity.endSession({ id }),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: () => api.identity.logoutEverywhere({ keep_current: true }),
    onSettled: refresh,
  });
  const endAll = useMutation({
    mutationFn: () => endSession(api.identity.logoutEverywhere({})),
  });
  const sessions = data?.data;
  const hasOthers = sessions?.some((session) => !session.is_current) ?? false;
  return (
    <Card as="section" pad="md" className="sessions" aria-labelledby="own-sessions">
      <div>
        <h2 id="own-sessions">{m.identity_sessions()}</h2>
        <p className="field-help">{m.identity_sessions_lead()}</p>
      </div>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!sessions && !error && <Skeleton height="120px" />}
      <ul className="sessions-list">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions && !hasOthers && <p className="field-help">{m.identity_sessions_only_this()}</p>}
      <div className="sessions-acts">
        {hasOthers && (
          <Button loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {m.identity_sessions_end_others()}
          </Button>
        )}
        <Button loading={endAll.isPending} onClick={() => endAll.mutate()}>
          {m.identity_sessions_end_all()}
        </Button>
      </div>
    </Card>
  );
}

function SessionRow(props: { session: SessionItem; isEnding: boolean; onEnd: () => void }) {
  const { session, isEnding, onEnd } = props;
  const { locale } = useSurroundings();
  return (
    <li>
      <div>
        <b>{session.device}</b>
        <p className="field-help">
          {m.identity_session_last_seen({ date: momentText(session.last_seen_at, locale) })}
          {'\u00a0· '}
          <Ltr>{session.ip}</Ltr>
        </p>
      </div>
      {session.is_current ? (
        <StatusBadge tone="ok">{m.identity_session_current()}</StatusBadge>
      ) : (
        <Button
          size="sm"
          loading={isEnding}
          aria-label={m.identity_session_end_named({ device: session.device })}
          onClick={onEnd}
        >
          {m.identity_session_end()}
        </Button>
      )}
    </li>
  );
}
