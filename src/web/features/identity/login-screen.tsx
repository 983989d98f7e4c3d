import { type FormEvent, useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { enterCompanyMode, isCompanyRegistering, rememberRegisteringCompany } from '../shell/mode.ts';
import { PageLink } from '../shell/page-link.tsx';
import { useSurroundings } from '../shell/surroundings.ts';
import { AccountFrame } from './account-frame.tsx';
import { EmailField } from './email-field.tsx';
import { type EndedSession, takeEndedSession } from './ended-session.ts';
import { PasswordField } from './password-field.tsx';
import { accountPath, landingOf } from './redirect-target.ts';
import { UnverifiedNotice } from './unverified-notice.tsx';
import { useCall } from './use-call.ts';

/** Sign-in of candidates, and with `isEmployer` of companies; the role comes from the account alone. */
export function LoginScreen({ isEmployer, redirect }: { isEmployer: boolean; redirect?: string }) {
  return (
    <AccountFrame
      isEmployer={isEmployer}
      title={isEmployer ? m.identity_sign_in_employer_title() : m.identity_sign_in_title()}
      lead={isEmployer ? m.identity_sign_in_employer_lead() : m.identity_sign_in_lead()}
      below={<OtherWays isEmployer={isEmployer} redirect={redirect} />}
    >
      <EndedNotice />
      <LoginForm isEmployer={isEmployer} redirect={redirect} />
    </AccountFrame>
  );
}

function LoginForm({ isEmployer, redirect }: { isEmployer: boolean; redirect?: string }) {
  const { localePrefix } = useSurroundings();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [linkSentTo, setLinkSentTo] = useState<string>();
  const { run, isRunning, failure, fields, wait, sentence } = useCall();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const session = await run(() => api.identity.login({ email, password }));
    if (!session) return;
    if (session.user_type === 1 && (isEmployer || isCompanyRegistering())) enterCompanyMode();
    if (session.user_type === 1) rememberRegisteringCompany(null);
    window.location.assign(landingOf(session.user_type, redirect, localePrefix));
  };
  const sendLink = async () => {
    const answer = await run(() => api.identity.requestSignInLink({ email, redirect }));
    if (answer) setLinkSentTo(email);
  };

  if (linkSentTo) {
    return (
      <Notice tone="ok" role="status" title={m.identity_link_sent_title()}>
        {m.identity_link_sent({ email: linkSentTo })}
      </Notice>
    );
  }
  const isUnverified = failure?.code === 'EMAIL_NOT_VERIFIED';
  return (
    <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      {isUnverified && (
        <UnverifiedNotice email={String(failure.facts.email ?? email)} message={failure.message} />
      )}
      {!isUnverified && sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <EmailField
        name="email"
        autoComplete="username"
        value={email}
        error={fields.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        name="password"
        label={m.identity_password()}
        value={password}
        error={fields.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="account-row">
        <PageLink to={accountPath('/login', { isEmployer, redirect, view: 'forgot-password' })}>
          {m.identity_forgot()}
        </PageLink>
      </div>
      <Button type="submit" variant="primary" size="lg" wide loading={isRunning} disabled={wait > 0}>
        {m.identity_sign_in()}
      </Button>
      <Button variant="quiet" wide disabled={isRunning || wait > 0} onClick={() => void sendLink()}>
        {m.identity_link_instead()}
      </Button>
    </form>
  );
}

/** What the server said of the session that ended, once. */
function EndedNotice() {
  const [ended, setEnded] = useState<EndedSession>();
  useEffect(() => setEnded((known) => known ?? takeEndedSession()), []);
  if (!ended) return null;
  return (
    <Notice tone={ended.accountStatus === 'suspended' ? 'no' : 'info'} title={m.identity_ended_title()}>
      {ended.message}
    </Notice>
  );
}

function OtherWays({ isEmployer, redirect }: { isEmployer: boolean; redirect?: string }) {
  return (
    <>
      <p>
        {m.identity_no_account()}{' '}
        <PageLink to={accountPath('/registration', { isEmployer, redirect })}>
          {isEmployer ? m.identity_register_company() : m.identity_sign_up()}
        </PageLink>
      </p>
      <PageLink to={accountPath('/login', { isEmployer: !isEmployer, redirect })}>
        {isEmployer ? m.identity_to_candidate() : m.identity_to_employer()}
      </PageLink>
    </>
  );
}
