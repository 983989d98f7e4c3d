import { type FormEvent, useState } from 'react';
import { dashboardOf } from '#domain/people.ts';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { useSurroundings } from '../shell/surroundings.ts';
import { AccountFrame } from './account-frame.tsx';
import { EmailField } from './email-field.tsx';
import { useCall } from './use-call.ts';
import { useTokenOnce } from './use-token-once.ts';

/** Confirms the address that the token of a letter stands for; without a token, the way to get one. */
export function VerifyEmailScreen({ token }: { token?: string }) {
  const state = useTokenOnce(token, (found) => api.identity.verifyEmail({ token: found }));
  switch (state.kind) {
    case 'none':
      return <AskAgain title={m.identity_verify_ask_title()} lead={m.identity_verify_again_lead()} />;
    case 'working':
      return <AccountFrame title={m.identity_verify_title()} lead={m.identity_verify_working()} />;
    case 'done':
      return <Verified email={state.answer.email ?? ''} />;
    case 'failed':
      return <Failed failure={state.failure} />;
  }
}

function Verified({ email }: { email: string }) {
  const { viewer } = useSurroundings();
  const isSignedIn = viewer !== null;
  return (
    <AccountFrame
      title={m.identity_verified_title()}
      lead={isSignedIn ? m.identity_verified_signed_in({ email }) : m.identity_verified({ email })}
    >
      <Onward />
    </AccountFrame>
  );
}

function Failed({ failure }: { failure: { code: string; message: string; facts: Record<string, unknown> } }) {
  if (failure.code !== 'LINK_EXPIRED') {
    return <AskAgain title={m.identity_link_expired_title()} lead={failure.message} />;
  }
  if (!failure.facts.already_verified) {
    return <AskAgain title={m.identity_link_expired_title()} lead={m.identity_link_expired()} />;
  }
  return (
    <AccountFrame title={m.identity_already_verified_title()} lead={m.identity_already_verified()}>
      <Onward />
    </AccountFrame>
  );
}

function Onward() {
  const { viewer } = useSurroundings();
  return (
    <PageLink
      to={viewer ? dashboardOf(viewer.role) : '/login'}
      className="btn btn-primary btn-lg"
      data-reload
    >
      {viewer ? m.identity_to_dashboard() : m.identity_sign_in()}
    </PageLink>
  );
}

function AskAgain({ title, lead }: { title: string; lead: string }) {
  const { viewer } = useSurroundings();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const { run, isRunning, fields, wait, sentence } = useCall();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(() => api.identity.verifyEmail(viewer ? {} : { email }));
    if (answer) setSentTo(viewer?.email ?? email);
  };
  return (
    <AccountFrame
      title={title}
      lead={viewer ? m.identity_verify_ask_signed_in({ email: viewer.email }) : lead}
      below={!viewer && <PageLink to="/login">{m.identity_back_to_sign_in()}</PageLink>}
    >
      {sentTo ? (
        <Notice tone="ok" role="status" title={m.identity_resent()}>
          {m.identity_check_mailbox({ email: sentTo })}
        </Notice>
      ) : (
        <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
          {sentence && (
            <Notice tone="no" role="alert">
              {sentence}
            </Notice>
          )}
          {!viewer && (
            <EmailField
              name="email"
              value={email}
              error={fields.email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
          <Button type="submit" variant="primary" size="lg" wide loading={isRunning} disabled={wait > 0}>
            {m.identity_send_link()}
          </Button>
        </form>
      )}
    </AccountFrame>
  );
}
