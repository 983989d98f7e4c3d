import type { PasskeyAssertion } from '#domain/identity/passkeys.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { signWithPasskey } from './passkey.ts';

export interface Proof {
  password: string;
  code?: string;
  passkey?: PasskeyAssertion;
}

interface ProofDialogProps {
  title: string;
  isRemoval?: boolean;
  hasApp: boolean;
  hasPasskey: boolean;
  send(proof: Proof): Promise<string[] | null>;
  onClose(): void;
  onDone(codes: string[] | null): unknown;
}

/** What weakens the account asks for the password and a proof by any factor. */
export function ProofDialog({
  title,
  isRemoval,
  hasApp,
  hasPasskey,
  send,
  onClose,
  onDone,
}: ProofDialogProps) {
  const form = useForm({ values: { password: '', code: '' }, send, onDone, keeps: true });
  const prove = async () => {
    const { password } = form.values;
    const codes = await form.attempt(async () => {
      const { data } = await api.secondFactor.proofOptions();
      const passkey = await signWithPasskey(data);
      return passkey && { codes: await send({ password, passkey }) };
    });
    if (codes) await onDone(codes.codes);
  };
  return (
    <FormDialog
      title={title}
      form={form}
      confirm={isRemoval ? m.second_step_remove() : m.second_step_codes_renew()}
      cancel={m.second_step_cancel()}
      destructive={isRemoval}
      onClose={onClose}
    >
      <p>{hasApp ? m.second_step_proof_lead() : m.second_step_proof_passkey_lead()}</p>
      <OwnPasswordField {...form.field('password')} label={m.second_step_password()} />
      <TextInput
        {...form.field('code')}
        label={m.second_step_proof_code()}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {hasPasskey && (
        <Button disabled={form.isRunning || form.wait > 0} onClick={() => void prove()}>
          {m.second_step_proof_with_passkey()}
        </Button>
      )}
    </FormDialog>
  );
}
