import type { LookedAtPerson } from '#contract/admin-people.ts';
import { addressCorrection, type Look } from '#domain/identity/look.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { TextInput } from '#web/design/form/text-input.tsx';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

interface Props {
  person: LookedAtPerson;
  look: Look;
  onClose: () => void;
  onDone: (email: string) => unknown;
}

/** Another address for somebody, with what proved that it is theirs. */
export function CorrectAddressDialog({
  person: { id, name, email, is_verified },
  look,
  onClose,
  onDone,
}: Props) {
  const form = useForm({
    values: { email: '', address_proof: '' },
    check: bySchema(addressCorrection.omit({ look_reason: true, look_note: true })),
    send: (values) => api.adminPeople.correctEmail({ id, ...look, ...values }),
    onDone: (_answer, values) => onDone(values.email),
  });
  return (
    <FormDialog
      title={m.admin_people_correct_title({ name })}
      form={form}
      confirm={m.admin_people_correct()}
      cancel={m.admin_cancel()}
      onClose={onClose}
    >
      <p>
        {is_verified
          ? m.admin_people_correct_verified({ email })
          : m.admin_people_correct_unverified({ email })}
      </p>
      <EmailField {...form.field('email')} label={m.admin_people_new_email()} autoComplete="off" />
      <TextInput
        {...form.field('address_proof')}
        label={m.admin_people_proof()}
        description={m.admin_people_proof_help()}
        maxLength={100}
        autoComplete="off"
      />
    </FormDialog>
  );
}
