import { m } from '#texts/messages.js';
import { EmptyPeopleArt } from '#web/design/art/empty.tsx';
import { ErrorState } from '#web/design/data/empty-state.tsx';
import { FaultScreen } from '#web/features/shell/fault-screen.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** What a profile that is missing or taken back shows, with status 404. */
export function MissingProfile() {
  return <Missing title={m.content_profile_missing_title()} text={m.content_profile_missing_text()} />;
}

/** An article that is missing: the way leads to the others. */
export function MissingArticle() {
  return (
    <FaultScreen
      kind="not-found"
      actions={
        <>
          <PageLink to="/blog" className="btn btn-primary">
            {m.landing_articles_all()}
          </PageLink>
          <PageLink to="/" className="btn">
            {m.shell_home()}
          </PageLink>
        </>
      }
    />
  );
}

function Missing({ title, text }: { title: string; text: string }) {
  return (
    <div className="wrap">
      <ErrorState
        art={<EmptyPeopleArt />}
        code="404"
        title={title}
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
        <p>{text}</p>
      </ErrorState>
    </div>
  );
}
