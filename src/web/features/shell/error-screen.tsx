import { ORPCError } from '@orpc/client';
import { dashboardOf } from '#domain/identity/people.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { refusalOf } from '#web/refusal.ts';
import { type FaultKind, FaultScreen } from './fault-screen.tsx';
import { PageLink } from './page-link.tsx';
import { PublicLayout } from './public-layout.tsx';
import { useSurroundings } from './surroundings.ts';

/** What a screen shows that could not be loaded; never the cause, only the request's id. */
export function ErrorScreen({ error, reset }: { error: unknown; reset?: () => void }) {
  const { viewer } = useSurroundings();
  return (
    <PublicLayout>
      <FaultScreen
        kind={kindOf(error)}
        detail={refusalOf(error)?.request_id}
        actions={
          <>
            <Button variant="primary" onClick={() => (reset ? reset() : window.location.reload())}>
              {m.shell_try_again()}
            </Button>
            <PageLink to={viewer ? dashboardOf(viewer.role) : '/'} className="btn" data-reload>
              {viewer ? m.shell_dashboard() : m.shell_home()}
            </PageLink>
          </>
        }
      />
    </PublicLayout>
  );
}

const kinds: Readonly<Record<number, FaultKind>> = {
  403: 'no-permission',
  404: 'not-found',
  429: 'too-many',
  503: 'unavailable',
};

/** What an error is to whoever meets it. A server knows nothing of being offline, though it has a `navigator`. */
export function kindOf(error: unknown): FaultKind {
  if (refusalOf(error)?.code === 'BUSY') return 'busy';
  if (error instanceof ORPCError) return kinds[error.status] ?? 'fault';
  return typeof document !== 'undefined' && !navigator.onLine ? 'offline' : 'fault';
}
