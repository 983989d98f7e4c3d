import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { accountPath, landingOf } from '#web/features/shell/redirect-target.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { PostForm } from '#web/forms/form.tsx';
import { laterPart } from '#web/later-part.ts';
import { enterCompanyMode, leaveCompanyMode } from '#web/stored-mode.ts';
import { AccountFrame } from './account-frame.tsx';
import { useTokenOnce } from './use-token-once.ts';

const SecondStepForm = laterPart(() =>
  import('#web/features/identity/second-step/second-step-form.tsx').then(
    ({ SecondStepForm }) => SecondStepForm,
  ),
);

/** Without a token the choice of the kind of account; with one from a letter, the sign-in. */
export function AuthScreen(props: { token?: string; redirect?: string }) {
  // The address loses them as soon as the token is used.
  const [{ token, redirect }] = useState(props);
  return token ? <SignInByLink token={token} redirect={redirect} /> : <UserTypeChoice />;
}

function SignInByLink({ token, redirect }: { token: string; redirect?: string }) {
  const { localePrefix } = useSurroundings();
  const state = useTokenOnce(token, (found) => api.identity.signInByLink({ token: found }));
  const answer = state.kind === 'done' ? state.answer : undefined;
  const asked = answer && 'second_step' in answer ? answer.second_step : undefined;
  const userType = answer && 'user_type' in answer ? answer.user_type : undefined;
  const land = (type: number) => window.location.replace(landingOf(type, redirect, localePrefix));
  useEffect(() => {
    if (userType !== undefined) window.location.replace(landingOf(userType, redirect, localePrefix));
  }, [userType, redirect, localePrefix]);
  if (asked)
    return (
      <AccountFrame title={m.second_step_title()} lead={m.second_step_lead()}>
        <Suspense>
          <SecondStepForm
            asked={asked}
            onOpened={land}
            onAgain={() => window.location.assign(localizedPath('/login', localePrefix))}
          />
        </Suspense>
      </AccountFrame>
    );
  if (state.kind !== 'failed') {
    return <AccountFrame title={m.identity_sign_in()} lead={m.identity_signing_in()} />;
  }
  const isExpired = state.failure.code === 'LINK_EXPIRED';
  return (
    <AccountFrame
      title={m.identity_link_expired_title()}
      lead={isExpired ? m.identity_link_expired() : state.failure.message}
    >
      <PageLink
        to={accountPath('/login', { isEmployer: false, redirect })}
        className="btn btn-primary btn-lg"
      >
        {m.identity_back_to_sign_in()}
      </PageLink>
    </AccountFrame>
  );
}

/** Employer or Candidate, Continue. */
function UserTypeChoice() {
  const router = useRouter();
  const [kind, setKind] = useState<'candidate' | 'employer'>('candidate');
  const form = useRef<HTMLFormElement>(null);
  const go = () => {
    if (kind === 'employer') enterCompanyMode();
    else leaveCompanyMode();
    void router.navigate({ href: kind === 'employer' ? '/registration?us=emp' : '/registration' });
  };
  return (
    <AccountFrame
      title={m.identity_auth_title({ product: m.product_name() })}
      lead={m.identity_auth_lead()}
      isEmployer={kind === 'employer'}
      below={
        <PageLink to={kind === 'employer' ? '/login?pg=emp' : '/login'}>{m.identity_have_account()}</PageLink>
      }
    >
      <PostForm className="account-form" element={form} onSubmit={go}>
        <ChoiceGroup legend={m.identity_auth_title({ product: m.product_name() })} hideLegend cards>
          <Radio
            card
            name="kind"
            label={m.identity_employer()}
            description={m.identity_employer_text()}
            checked={kind === 'employer'}
            onChange={() => setKind('employer')}
          />
          <Radio
            card
            name="kind"
            label={m.identity_candidate()}
            description={m.identity_candidate_text()}
            checked={kind === 'candidate'}
            onChange={() => setKind('candidate')}
          />
        </ChoiceGroup>
        <Button type="submit" variant="primary" size="lg" wide>
          {m.identity_continue()}
        </Button>
      </PostForm>
    </AccountFrame>
  );
}
