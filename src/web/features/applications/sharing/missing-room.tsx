import { m } from '#texts/messages.js';
import { EmptyPeopleArt } from '#web/design/art/empty.tsx';
import { ErrorState } from '#web/design/data/empty-state.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** What a shared list shows that never was (404), or whose link has expired or was closed (410). */
export function MissingSharedApplications({ code = '404' }: { code?: '404' | '410' }) {
  return (
    <div className="wrap">
      <ErrorState
        art={<EmptyPeopleArt />}
        code={code}
        title={m.content_shared_missing_title()}
        actions={
          <>
            <PageLink to="/" className="btn btn-primary">
              {m.shell_home()}
            </PageLink>
            <PageLink to="/jobs-pool" className="btn">
              {m.shell_find_jobs()}
            </PageLink>
          </>
        }
      >
        <p>{m.content_shared_missing_text()}</p>
      </ErrorState>
    </div>
  );
}
