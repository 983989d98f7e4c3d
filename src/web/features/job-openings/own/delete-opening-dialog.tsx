import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import type { ActedOpening } from './opening-acts.ts';

interface Props {
  opening: ActedOpening;
  onClose: () => void;
  onDone: () => void;
}

/** Says what is lost and asks for the password ("Please enter your password!", "Wrong Password!"). */
export function DeleteOpeningDialog({ opening, onClose, onDone }: Props) {
  const form = useForm({
    values: { password: '' },
    send: (values) => api.jobOpenings.remove({ id: opening.id, ...values }),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.job_openings_editor_delete_title({ title: opening.title })}
      form={form}
      confirm={m.job_openings_editor_delete()}
      cancel={m.job_openings_editor_cancel()}
      destructive
      onClose={onClose}
    >
      <p>
        {opening.applications === 0
          ? m.job_openings_editor_delete_text_none()
          : m.job_openings_editor_delete_text({ count: opening.applications })}
      </p>
      <OwnPasswordField {...form.field('password')} label={m.job_openings_editor_password()} />
    </FormDialog>
  );
}
