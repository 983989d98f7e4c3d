import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import type { FormErrors } from '#web/refusal.ts';
import { makePasskey } from './passkey.ts';

interface AddPasskeyDialogProps {
  onClose(): void;
  onDone(codes: string[] | null): unknown;
}

/** The password and a name, then the browser's own dialog. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const [isUnmade, setUnmade] = useState(false);
  const form = useForm({
    values: { password: '', name: '' },
    check: ({ name }): FormErrors => (name.trim() === '' ? { name: m.validation_required() } : {}),
    send: async ({ password, name }) => {
      const { data } = await api.secondFactor.beginPasskey({ password });
      const response = await makePasskey(data);
      return response ? api.secondFactor.addPasskey({ name, response }) : undefined;
    },
    onDone: (answer) => (answer ? onDone(answer.recovery_codes) : setUnmade(true)),
    keeps: true,
  });
  return (
    <FormDialog
      title={m.second_step_passkey_add()}
      form={form}
      confirm={m.second_step_next()}
      cancel={m.second_step_cancel()}
      onClose={onClose}
    >
      {isUnmade && <Notice tone="wait">{m.second_step_passkey_none()}</Notice>}
      <TextInput
        {...form.field('name')}
        label={m.second_step_passkey_name()}
        description={m.second_step_passkey_name_help()}
        maxLength={60}
        autoComplete="off"
      />
      <OwnPasswordField {...form.field('password')} label={m.second_step_password()} />
    </FormDialog>
  );
}
