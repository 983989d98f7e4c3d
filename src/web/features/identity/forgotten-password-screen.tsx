import { type ReactNode, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { accountPath } from '#web/features/shell/redirect-target.ts';
import { Form } from '#web/forms/form.tsx';
import { type AnyForm, useForm } from '#web/forms/use-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

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

function CodeStep({ email, onDone }: { email: string; onDone: (code: string) => void }) {
  const [isSentAgain, setSentAgain] = useState(false);
  const form = useForm({
    values: { token: '' },
    send: ({ token }) => {
      setSentAgain(false);
      return api.identity.checkResetCode({ email, token });
    },
    onDone: (_answer, { token }) => onDone(token),
    keeps: true,
  });
  const again = async () => {
    form.reset();
    setSentAgain((await form.attempt(() => api.identity.forgotPassword({ email }))) !== undefined);
  };
  return (
    <StepForm form={form} label={m.identity_check_code()}>
      {isSentAgain && (
        <Notice tone="ok" role="status">
          {m.identity_new_code_sent()}
        </Notice>
      )}
      <TextInput
        {...form.field('token')}
        className="account-code"
        label={m.identity_code()}
        error={form.errors.token ?? form.errors.email}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
      />
      <div className="account-row">
        <Button
          size="sm"
          variant="quiet"
          disabled={form.isRunning || form.wait > 0}
          onClick={() => void again()}
        >
          {m.identity_new_code()}
        </Button>
      </div>
    </StepForm>
  );
}

function PasswordStep(props: { email: string; code: string; onDone: () => void; onWrongCode: () => void }) {
  const { email, code, onDone, onWrongCode } = props;
  const form = useForm({
    values: { password: '', passwordCheck: '' },
    send: (values) => api.identity.resetPassword({ email, token: code, ...values }),
    onDone,
  });
  const { field, errors } = form;
  return (
    <StepForm form={form} label={m.identity_save_password()}>
      {errors.token && (
        <Notice
          tone="no"
          role="alert"
          actions={
            <Button size="sm" onClick={onWrongCode}>
              {m.identity_new_code()}
            </Button>
          }
        >
          {errors.token}
        </Notice>
      )}
      {/* Password managers learn from it whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField isNew {...field('password')} label={m.identity_new_password()} />
      <PasswordField
        {...field('passwordCheck')}
        autoComplete="new-password"
        label={m.identity_repeat_password()}
      />
    </StepForm>
  );
}

function StepForm({ form, label, children }: { form: AnyForm; label: string; children: ReactNode }) {
  return (
    <Form form={form} className="account-form">
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        loading={form.isRunning}
        disabled={form.wait > 0}
      >
        {label}
      </Button>
    </Form>
  );
}
