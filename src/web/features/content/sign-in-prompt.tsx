import { m } from '#texts/messages.js';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** What a visitor sees at `/messaging-v1`. */
export function SignInPrompt() {
  return (
    <div className="wrap">
      <EmptyState
        heading="h1"
        art={<EmptyInboxArt />}
        title={m.content_messages_title()}
        actions={
          <>
            <PageLink to="/login?redirect=%2Fmessaging-v1" className="btn btn-primary">
              {m.shell_sign_in()}
            </PageLink>
            <PageLink to="/registration?redirect=%2Fmessaging-v1" className="btn">
              {m.shell_sign_up()}
            </PageLink>
          </>
        }
      >
        {m.content_messages_text()}
      </EmptyState>
    </div>
  );
}
