import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { accountPath } from '#web/features/shell/redirect-target.ts';
import { useForm } from '#web/forms/use-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { EmailField } from './email-field.tsx';
import { CodeStep, PasswordStep, StepForm } from './reset-steps.tsx';

type Step = 'email' | 'code' | 'password' | 'done';

/** The three steps of a forgotten password: email, emailed code, new password. */
export function ForgottenPasswordScreen({
  isEmployer,
  redirect,
}: {
  isEmployer: boolean;
  redirect: string | undefined;
}) {
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const back = accountPath('/login', { isEmployer, redirect });
  return (
    <AccountFrame
      isEmployer={isEmployer}
      eyebrow={step === 'done' ? undefined : m.identity_step({ number: numbers[step] })}
      title={titles[step]()}
      lead={leadOf(step, email)}
      below={step !== 'done' && <PageLink to={back}>{m.identity_back_to_sign_in()}</PageLink>}
    >
      {step === 'email' && (
        <EmailStep
          email={email}
          onDone={(sentTo) => {
            setEmail(sentTo);
            setStep('code');
          }}
        />
      )}
      {step === 'code' && (
        <CodeStep
          email={email}
          onDone={(right) => {
            setCode(right);
            setStep('password');
          }}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          email={email}
          code={code}
          onDone={() => setStep('done')}
          onWrongCode={() => setStep('code')}
        />
      )}
      {step === 'done' && (
        <PageLink to={back} className="btn btn-primary btn-lg">
          {m.identity_sign_in()}
        </PageLink>
      )}
    </AccountFrame>
  );
}

const numbers = { email: 1, code: 2, password: 3 };
const titles = {
  email: m.identity_forgot_title,
  code: m.identity_code_title,
  password: m.identity_reset_title,
  done: m.identity_reset_done_title,
};

function leadOf(step: Step, email: string): string {
  if (step === 'email') return m.identity_forgot_lead();
  if (step === 'code') return m.identity_code_lead({ email });
  return step === 'password' ? m.identity_reset_lead() : m.identity_reset_done();
}

function EmailStep(props: { email: string; onDone: (email: string) => void }) {
  const form = useForm({
    values: { email: props.email },
    send: (values) => api.identity.forgotPassword(values),
    onDone: (_answer, { email }) => props.onDone(email),
    keeps: true,
  });
  return (
    <StepForm form={form} label={m.identity_send_code()}>
      <EmailField {...form.field('email')} autoComplete="username" />
    </StepForm>
  );
}
