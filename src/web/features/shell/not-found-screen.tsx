import { dashboardOf } from '#domain/identity/people.ts';
import { m } from '#texts/messages.js';
import { FaultScreen } from './fault-screen.tsx';
import { PageLink } from './page-link.tsx';
import { PublicLayout } from './public-layout.tsx';
import { useSurroundings } from './surroundings.ts';

/** What a path or a record that does not exist shows, with status 404: who is signed in goes on in the own area. */
export function NotFoundScreen() {
  const { viewer } = useSurroundings();
  return (
    <PublicLayout>
      <FaultScreen
        kind="not-found"
        actions={
          <>
            {viewer ? (
              <PageLink to={dashboardOf(viewer.role)} className="btn btn-primary">
                {m.shell_dashboard()}
              </PageLink>
            ) : (
              <PageLink to="/jobs-pool" className="btn btn-primary">
                {m.shell_find_jobs()}
              </PageLink>
            )}
            <PageLink to="/" className="btn">
              {m.shell_home()}
            </PageLink>
          </>
        }
      />
    </PublicLayout>
  );
}
