import { type ReactNode, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { Form } from '#web/forms/form.tsx';
import { type AnyForm, useForm } from '#web/forms/use-form.ts';
import { PasswordField } from './password-field.tsx';

/** The code of the letter. */
export function CodeStep({ email, onDone }: { email: string; onDone: (code: string) => void }) {
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

/** The new password; every session of the account ends. */
export function PasswordStep(props: {
  email: string;
  code: string;
  onDone: () => void;
  onWrongCode: () => void;
}) {
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

/** One step of a new password. */
export function StepForm({ form, label, children }: { form: AnyForm; label: string; children: ReactNode }) {
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
