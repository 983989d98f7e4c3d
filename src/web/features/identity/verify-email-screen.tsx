import { useState } from 'react';
import { dashboardOf, userTypes } from '#domain/identity/people.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { useCompanyMode } from '#web/features/shell/mode.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { accountPath } from '#web/features/shell/redirect-target.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { EmailField } from './email-field.tsx';
import { useTokenOnce } from './use-token-once.ts';

/** Confirms the address that the token of a letter stands for; without a token, the way to get one. */
export function VerifyEmailScreen({ token }: { token?: string }) {
  const state = useTokenOnce(token, (found) => api.identity.verifyEmail({ token: found }));
  switch (state.kind) {
    case 'none':
      return <AskAgain title={m.identity_verify_ask_title()} lead={m.identity_verify_again_lead()} />;
    case 'working':
      return <Working />;
    case 'done':
      return (
        <Verified
          email={state.answer.email ?? ''}
          isEmployer={state.answer.user_type === userTypes.company}
        />
      );
    case 'failed':
      return <Failed failure={state.failure} />;
  }
}

function Working() {
  return (
    <AccountFrame {...useBeside()} title={m.identity_verify_title()} lead={m.identity_verify_working()} />
  );
}

/** Whose address it is, is known by who is signed in or by where the browser registered; else neither's panel stands there. */
function useBeside(): { isEmployer: boolean; isForEverybody: boolean } {
  const { viewer } = useSurroundings();
  const isCompanyMode = useCompanyMode();
  return {
    isEmployer: viewer ? viewer.role === 'company' : isCompanyMode,
    isForEverybody: !viewer && !isCompanyMode,
  };
}

/** What comes next: for a candidate that employers may look, for a company that its documents are read. */
function Verified({ email, isEmployer }: { email: string; isEmployer: boolean }) {
  const { viewer } = useSurroundings();
  const lead = !viewer
    ? m.identity_verified
    : isEmployer
      ? m.identity_verified_company
      : m.identity_verified_signed_in;
  return (
    <AccountFrame isEmployer={isEmployer} title={m.identity_verified_title()} lead={lead({ email })}>
      <Onward isEmployer={isEmployer} />
    </AccountFrame>
  );
}

function Failed({ failure }: { failure: { code: string; message: string; facts: Record<string, unknown> } }) {
  const beside = useBeside();
  if (failure.code !== 'LINK_EXPIRED') {
    return <AskAgain title={m.identity_link_expired_title()} lead={failure.message} />;
  }
  if (!failure.facts.already_verified) {
    return <AskAgain title={m.identity_link_expired_title()} lead={m.identity_link_expired()} />;
  }
  return (
    <AccountFrame
      {...beside}
      title={m.identity_already_verified_title()}
      lead={m.identity_already_verified()}
    >
      <Onward isEmployer={beside.isEmployer} />
    </AccountFrame>
  );
}

function Onward({ isEmployer = false }: { isEmployer?: boolean }) {
  const { viewer } = useSurroundings();
  return (
    <PageLink
      to={viewer ? dashboardOf(viewer.role) : accountPath('/login', { isEmployer, redirect: undefined })}
      className="btn btn-primary btn-lg"
      data-reload
    >
      {viewer ? m.identity_to_dashboard() : m.identity_sign_in()}
    </PageLink>
  );
}

function AskAgain({ title, lead }: { title: string; lead: string }) {
  const { viewer } = useSurroundings();
  const beside = useBeside();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    values: { email: '' },
    send: ({ email }) => api.identity.verifyEmail(viewer ? {} : { email }),
    onDone: (_answer, { email }) => setSentTo(viewer?.email ?? email),
  });
  return (
    <AccountFrame
      {...beside}
      title={title}
      lead={viewer ? m.identity_verify_ask_signed_in({ email: viewer.email }) : lead}
      below={!viewer && <PageLink to="/login">{m.identity_back_to_sign_in()}</PageLink>}
    >
      {sentTo ? (
        <Notice tone="ok" role="status" title={m.identity_resent()}>
          {m.identity_check_mailbox({ email: sentTo })}
        </Notice>
      ) : (
        <Form form={form} className="account-form">
          {!viewer && <EmailField {...form.field('email')} />}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            loading={form.isRunning}
            disabled={form.wait > 0}
          >
            {m.identity_send_link()}
          </Button>
        </Form>
      )}
    </AccountFrame>
  );
}
