import { ORPCError } from '@orpc/client';
import { m } from '#texts/messages.js';
import { Button } from '../../design/button.tsx';
import { type FaultKind, FaultScreen } from './fault-screen.tsx';
import { PageLink } from './page-link.tsx';
import { PublicLayout } from './public-layout.tsx';

/** What a screen shows that could not be loaded; never the cause, only the request's id. */
export function ErrorScreen({ error, reset }: { error: unknown; reset?: () => void }) {
  return (
    <PublicLayout>
      <FaultScreen
        kind={kindOf(error)}
        detail={requestIdOf(error)}
        actions={
          <>
            <Button variant="primary" onClick={() => (reset ? reset() : window.location.reload())}>
              {m.shell_try_again()}
            </Button>
            <PageLink to="/" className="btn" data-reload>
              {m.shell_home()}
            </PageLink>
          </>
        }
      />
    </PublicLayout>
  );
}

function kindOf(error: unknown): FaultKind {
  if (error instanceof ORPCError) {
    if (error.status === 403) return 'no-permission';
    if (error.status === 404) return 'not-found';
    if (error.status === 503) return 'maintenance';
  }
  return typeof navigator !== 'undefined' && !navigator.onLine ? 'offline' : 'fault';
}

function requestIdOf(error: unknown): string | undefined {
  const data = error instanceof ORPCError ? (error.data as { request_id?: string } | undefined) : undefined;
  return data?.request_id;
}
