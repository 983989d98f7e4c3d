import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ProviderSignUpStep } from '#contract/candidate-sign-in.ts';
import { providerSignup } from '#domain/candidates/provider-signup.ts';
import { userTypes } from '#domain/identity/people.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { AccountFrame } from '#web/features/identity/account-frame.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { accountPath, landingOf } from '#web/features/shell/redirect-target.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { DateField } from '#web/forms/date-field.tsx';
import { fieldsOfForm } from '#web/forms/field-errors.ts';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { laterPart } from '#web/later-part.ts';
import { readFailure } from '#web/refusal.ts';
import { SignupConsents } from './signup-consents.tsx';
import './signup.css';

const SecondStepForm = laterPart(() =>
  import('#web/features/identity/second-step/second-step-form.tsx').then(
    ({ SecondStepForm }) => SecondStepForm,
  ),
);

interface FinishScreenProps {
  redirect: string | undefined;
  sendsWhatsapp: boolean;
}

/** Where a candidate goes on who came back from a provider: the second step, or what a new account needs. */
export function FinishScreen({ redirect, sendsWhatsapp }: FinishScreenProps) {
  const { localePrefix } = useSurroundings();
  const { data, error } = useQuery(
    query.candidateSignIn.step.queryOptions({ retry: false, staleTime: Number.POSITIVE_INFINITY }),
  );
  const signIn = accountPath('/login', { isEmployer: false, redirect });
  const land = (userType: number = userTypes.candidate) =>
    window.location.assign(landingOf(userType, redirect, localePrefix));
  if (error) {
    const { code, message } = readFailure(error);
    return (
      <AccountFrame
        title={m.identity_sign_in()}
        lead={code === 'NOT_FOUND' ? m.identity_entry_over() : message}
      >
        <PageLink to={signIn} className="btn btn-primary btn-lg">
          {m.identity_back_to_sign_in()}
        </PageLink>
      </AccountFrame>
    );
  }
  if (!data) return <AccountFrame title={m.identity_sign_in()} lead={m.identity_signing_in()} />;
  if ('second_step' in data)
    return (
      <AccountFrame title={m.second_step_title()} lead={m.second_step_lead()}>
        <Suspense>
          <SecondStepForm
            asked={data.second_step}
            onOpened={land}
            onAgain={() => window.location.assign(`${localePrefix}${signIn}`)}
          />
        </Suspense>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={m.identity_finish_title()}
      lead={m.identity_finish_lead({ provider: data.provider, email: data.email })}
      below={<PageLink to={signIn}>{m.identity_have_account()}</PageLink>}
    >
      <FinishForm step={data} sendsWhatsapp={sendsWhatsapp} onOpened={() => land()} />
    </AccountFrame>
  );
}

function FinishForm({
  step,
  sendsWhatsapp,
  onOpened,
}: {
  step: ProviderSignUpStep;
  sendsWhatsapp: boolean;
  onOpened(): void;
}) {
  const form = useForm({
    values: {
      ...{ name: step.name, dob: '', terms: false },
      ...{ email_consent: false, whatsapp_consent: false, pool_consent: false },
    },
    check: bySchema(providerSignup),
    send: (values) => api.candidateSignIn.signUp({ ...values, terms: true }),
    onDone: onOpened,
    keeps: true,
    // The address has no field here: what is wrong with it is said above.
    fieldsOf: ({ email, ...refused }) => fieldsOfForm({ ...refused, ...(email && { '': email }) }),
  });
  return (
    <PostForm className="account-form" element={form.element} onSubmit={form.submit}>
      <FormSentence form={form} />
      <TextInput {...form.field('name')} autoComplete="name" label={m.candidates_full_name()} />
      <DateField {...form.field('dob')} autoComplete="bday" label={m.candidates_date_of_birth()} />
      <SignupConsents tick={form.tick} sendsWhatsapp={sendsWhatsapp} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        loading={form.isRunning}
        disabled={form.wait > 0}
      >
        {m.identity_finish_button()}
      </Button>
    </PostForm>
  );
}
