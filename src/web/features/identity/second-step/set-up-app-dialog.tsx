import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { TextInput } from '#web/design/form/text-input.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { AppKey } from './app-key.tsx';

interface SetUpAppDialogProps {
  onClose(): void;
  onDone(codes: string[] | null): unknown;
}

/** The password, then the key as a QR code and in letters, then the first code. */
export function SetUpAppDialog({ onClose, onDone }: SetUpAppDialogProps) {
  const [key, setKey] = useState<{ secret: string; uri: string }>();
  const ask = useForm({
    values: { password: '' },
    send: (values) => api.secondFactor.beginTotp(values),
    onDone: ({ data }) => setKey(data),
    keeps: true,
  });
  const confirm = useForm({
    values: { code: '' },
    send: (values) => api.secondFactor.confirmTotp(values),
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
    keeps: true,
  });
  const common = { title: m.second_step_set_up_app(), cancel: m.second_step_cancel(), onClose };
  if (!key)
    return (
      <FormDialog {...common} form={ask} confirm={m.second_step_next()}>
        <p className="muted">{m.second_step_password_why()}</p>
        <OwnPasswordField {...ask.field('password')} label={m.second_step_password()} />
      </FormDialog>
    );
  return (
    <FormDialog {...common} key="code" size="md" form={confirm} confirm={m.second_step_confirm()}>
      <AppKey {...key} />
      <TextInput
        {...confirm.field('code')}
        label={m.second_step_code()}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
    </FormDialog>
  );
}
