import { Suspense, useEffect, useState } from 'react';
import type { SecondStepAsked } from '#contract/session.ts';
import type { ShownProvider } from '#contract/site.ts';
import type { RefusedEntry } from '#domain/companies/refused-entries.ts';
import { userTypes } from '#domain/identity/people.ts';
import type { RefusedProvider } from '#domain/identity/refused-providers.ts';
import type { RefusedSignIn } from '#domain/identity/refused-sign-ins.ts';
import { plainPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { type EndedSession, takeEndedSession } from '#web/ended-session.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { accountPath, landingOf } from '#web/features/shell/redirect-target.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { keptText, wishedTitleKey } from '#web/kept-text.ts';
import { laterPart } from '#web/later-part.ts';
import { enterCompanyMode, isCompanyRegistering, rememberRegisteringCompany } from '#web/stored-mode.ts';
import { AccountFrame } from './account-frame.tsx';
import { EmailField } from './email-field.tsx';
import { OwnSignIn } from './own-sign-in.tsx';
import { PasswordField } from './password-field.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { refusedEntryTexts } from './refused-entries.ts';
import { refusedProviderTexts } from './refused-providers.ts';
import { UnverifiedNotice } from './unverified-notice.tsx';

const SecondStepForm = laterPart(() =>
  import('#web/features/identity/second-step/second-step-form.tsx').then(
    ({ SecondStepForm }) => SecondStepForm,
  ),
);

interface LoginScreenProps {
  isEmployer: boolean;
  redirect?: string | undefined;
  /** Why the plain form of a page without scripts was sent back, or who came back from a provider. */
  refused?: RefusedSignIn | RefusedEntry | RefusedProvider | undefined;
  /** By whom candidates may come in. */
  providers: readonly ShownProvider[];
}

type Way = Pick<LoginScreenProps, 'isEmployer' | 'redirect'>;

/** Sign-in of candidates, and with `isEmployer` of companies; the role comes from the account alone. */
export function LoginScreen({ isEmployer, redirect, refused, providers }: LoginScreenProps) {
  const [asked, setAsked] = useState<SecondStepAsked>();
  const enter = useEntry({ isEmployer, redirect });
  if (asked)
    return (
      <AccountFrame isEmployer={isEmployer} title={m.second_step_title()} lead={m.second_step_lead()}>
        <Suspense>
          <SecondStepForm asked={asked} onOpened={enter} onAgain={() => setAsked(undefined)} />
        </Suspense>
      </AccountFrame>
    );
  return (
    <AccountFrame
      isEmployer={isEmployer}
      isForEverybody={redirect !== undefined && isOfAdministration(redirect)}
      {...greeting({ isEmployer, redirect })}
      below={<OtherWays isEmployer={isEmployer} redirect={redirect} />}
    >
      <EndedNotice />
      <WishNotice />
      <LoginForm
        isEmployer={isEmployer}
        redirect={redirect}
        refused={refused}
        onOpened={enter}
        onAsked={setAsked}
      />
      {!isEmployer && <ProviderButtons providers={providers} redirect={redirect} />}
    </AccountFrame>
  );
}

/** Whoever was on the way somewhere may be anybody, and goes on there. */
function greeting({ isEmployer, redirect }: Way) {
  if (isEmployer)
    return { title: m.identity_sign_in_employer_title(), lead: m.identity_sign_in_employer_lead() };
  if (redirect) return { title: m.identity_sign_in(), lead: m.identity_sign_in_on_lead() };
  return { title: m.identity_sign_in_title(), lead: m.identity_sign_in_lead() };
}

/** Whether a path leads to the screens of administrators. */
function isOfAdministration(path: string): boolean {
  return ['/admin-', '/manage-employer/', '/contact_messages', '/company_list'].some((start) =>
    plainPath(path).startsWith(start),
  );
}

/** What follows an open session: the mode of companies, and the way on. */
function useEntry({ isEmployer, redirect }: Way) {
  const { localePrefix } = useSurroundings();
  return (userType: number) => {
    if (userType === userTypes.company && (isEmployer || isCompanyRegistering())) enterCompanyMode();
    if (userType === userTypes.company) rememberRegisteringCompany(null);
    window.location.assign(landingOf(userType, redirect, localePrefix));
  };
}

const refusals: Record<RefusedSignIn | RefusedEntry | RefusedProvider, () => string> = {
  ...refusedEntryTexts,
  ...refusedProviderTexts,
  email: m.identity_wrong_email,
  not_registered: m.identity_not_registered,
  password: m.identity_wrong_password,
  unverified: m.error_email_not_verified,
  pending: m.error_email_pending,
  too_many: m.error_too_many_requests,
  by_company: m.identity_by_company,
  second_step: m.identity_second_step_needs_scripts,
  other: m.common_unexpected,
};

interface LoginFormProps extends Omit<LoginScreenProps, 'providers'> {
  onOpened(userType: number): void;
  onAsked(step: SecondStepAsked): void;
}

function LoginForm({ isEmployer, redirect, refused, onOpened, onAsked }: LoginFormProps) {
  const [linkSentTo, setLinkSentTo] = useState<string>();
  const [isUnsigned, setUnsigned] = useState(false);
  const form = useForm({
    values: { email: '', password: '' },
    send: (values) => api.identity.login(values),
    onDone: (answer) => ('second_step' in answer ? onAsked(answer.second_step) : onOpened(answer.user_type)),
    keeps: true,
  });
  const signInByPasskey = () =>
    form.attempt(async () => {
      const { signWithPasskey } = await import('#web/features/identity/second-step/passkey.ts');
      const { data } = await api.secondFactor.passkeyOptions();
      const passkey = await signWithPasskey(data);
      setUnsigned(!passkey);
      if (passkey) onOpened((await api.secondFactor.passkeySignIn({ passkey })).user_type);
    });
  const { values, failure, isRunning, wait } = form;
  const sendLink = async () => {
    const { email } = values;
    const answer = await form.attempt(() => api.identity.requestSignInLink({ email, redirect }));
    if (answer) setLinkSentTo(email);
  };

  if (linkSentTo) {
    return (
      <Notice tone="ok" role="status" title={m.identity_link_sent_title()} takesFocus>
        {m.identity_link_sent({ email: linkSentTo })}
      </Notice>
    );
  }
  const isFresh = !failure && !isRunning && !values.password;
  const isUnverified = failure?.code === 'EMAIL_NOT_VERIFIED';
  return (
    <PostForm className="account-form" worksAlone element={form.element} onSubmit={form.submit}>
      {isUnverified ? (
        <UnverifiedNotice email={String(failure.facts.email ?? values.email)} message={failure.message} />
      ) : (
        <FormSentence
          form={{ sentence: form.sentence ?? (isFresh && refused ? refusals[refused]() : undefined) }}
        />
      )}
      <EmailField {...form.field('email')} autoComplete="username" />
      <OwnSignIn email={values.email} redirect={redirect} />
      <PasswordField {...form.field('password')} label={m.identity_password()} />
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
      <Button variant="quiet" wide disabled={isRunning || wait > 0} onClick={() => void signInByPasskey()}>
        {m.second_step_passkey_sign_in()}
      </Button>
      {isUnsigned && (
        <Notice tone="wait" role="status">
          {m.second_step_passkey_none()}
        </Notice>
      )}
    </PostForm>
  );
}

/** What the server said of the session that ended, once; of one that ended before the page was asked for, that it did. */
function EndedNotice() {
  const { hasEndedSession } = useSurroundings();
  const [ended, setEnded] = useState<EndedSession>();
  useEffect(() => {
    setEnded((known) => known ?? takeEndedSession());
  }, []);
  if (!ended && !hasEndedSession) return null;
  return (
    <Notice tone={ended?.accountStatus === 'suspended' ? 'no' : 'info'} title={m.identity_ended_title()}>
      {ended?.accountStatus ? ended.message : m.identity_ended_text()}
    </Notice>
  );
}

/** Who came to keep an opening reads what the sign-in is for. */
function WishNotice() {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    setTitle(keptText(wishedTitleKey).read());
  }, []);
  if (!title) return null;
  return <Notice tone="info">{m.identity_sign_in_to_keep({ title })}</Notice>;
}

function OtherWays({ isEmployer, redirect }: Way) {
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
