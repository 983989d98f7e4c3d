import { m } from '#texts/messages.js';
import { FaultScreen } from './fault-screen.tsx';
import { PageLink } from './page-link.tsx';
import { PublicLayout } from './public-layout.tsx';

/** What a path or a record that does not exist shows, with status 404. */
export function NotFoundScreen() {
  return (
    <PublicLayout>
      <FaultScreen
        kind="not-found"
        actions={
          <>
            <PageLink to="/jobs-pool" className="btn btn-primary">
              {m.shell_find_jobs()}
            </PageLink>
            <PageLink to="/" className="btn">
              {m.shell_home()}
            </PageLink>
          </>
        }
      />
    </PublicLayout>
  );
}
