import { type FormEvent, type ReactNode, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { accountPath } from './redirect-target.ts';
import { useCall } from './use-call.ts';

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
      {step === 'email' && <EmailStep email={email} onEmail={setEmail} onDone={() => setStep('code')} />}
      {step === 'code' && (
        <CodeStep email={email} code={code} onCode={setCode} onDone={() => setStep('password')} />
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

function EmailStep(props: { email: string; onEmail: (email: string) => void; onDone: () => void }) {
  const { email, onEmail, onDone } = props;
  const { run, fields, ...state } = useCall();
  const submit = async () => {
    if (await run(() => api.identity.forgotPassword({ email }))) onDone();
  };
  return (
    <StepForm {...state} label={m.identity_send_code()} onSubmit={submit}>
      <EmailField
        name="email"
        autoComplete="username"
        value={email}
        error={fields.email}
        onChange={(event) => onEmail(event.target.value)}
      />
    </StepForm>
  );
}

function CodeStep(props: {
  email: string;
  code: string;
  onCode: (code: string) => void;
  onDone: () => void;
}) {
  const { email, code, onCode, onDone } = props;
  const { run, fields, ...state } = useCall();
  const [isSentAgain, setSentAgain] = useState(false);
  const submit = async () => {
    setSentAgain(false);
    if (await run(() => api.identity.checkResetCode({ email, token: code }))) onDone();
  };
  const again = async () => {
    onCode('');
    setSentAgain((await run(() => api.identity.forgotPassword({ email }))) !== undefined);
  };
  return (
    <StepForm {...state} label={m.identity_check_code()} onSubmit={submit}>
      {isSentAgain && (
        <Notice tone="ok" role="status">
          {m.identity_new_code_sent()}
        </Notice>
      )}
      <TextInput
        name="token"
        className="account-code"
        label={m.identity_code()}
        value={code}
        error={fields.token ?? fields.email}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
        onChange={(event) => onCode(event.target.value)}
      />
      <div className="account-row">
        <Button
          size="sm"
          variant="quiet"
          disabled={state.isRunning || state.wait > 0}
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
  const [password, setPassword] = useState('');
  const [passwordCheck, setPasswordCheck] = useState('');
  const { run, fields, ...state } = useCall();
  const submit = async () => {
    const answer = await run(() =>
      api.identity.resetPassword({ email, token: code, password, passwordCheck }),
    );
    if (answer) onDone();
  };
  return (
    <StepForm {...state} label={m.identity_save_password()} onSubmit={submit}>
      {fields.token && (
        <Notice
          tone="no"
          role="alert"
          actions={
            <Button size="sm" onClick={onWrongCode}>
              {m.identity_new_code()}
            </Button>
          }
        >
          {fields.token}
        </Notice>
      )}
      {/* Password managers learn from it whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        isNew
        name="password"
        label={m.identity_new_password()}
        value={password}
        error={fields.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        name="passwordCheck"
        autoComplete="new-password"
        label={m.identity_repeat_password()}
        value={passwordCheck}
        error={fields.passwordCheck}
        onChange={(event) => setPasswordCheck(event.target.value)}
      />
    </StepForm>
  );
}

function StepForm(props: {
  label: string;
  isRunning: boolean;
  wait: number;
  sentence: string | undefined;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}) {
  const { label, isRunning, wait, sentence, onSubmit, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form className="account-form" noValidate onSubmit={submit}>
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      {children}
      <Button type="submit" variant="primary" size="lg" wide loading={isRunning} disabled={wait > 0}>
        {label}
      </Button>
    </form>
  );
}
