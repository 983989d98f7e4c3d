import { useQueryClient } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { TextInput } from '#web/design/form/text-input.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

export interface Removable {
  id: string;
  name: string;
}

/** Asks for the own password before an application leaves the list. */
export function RemoveDialog({
  application,
  onClose,
  onRemoved,
}: {
  application: Removable | undefined;
  onClose: () => void;
  onRemoved?: () => void;
}) {
  const queries = useQueryClient();
  const form = useForm({
    values: { password: '' },
    send: async (values) => application && api.applications.remove({ id: application.id, ...values }),
    onDone: () => {
      onRemoved?.();
      onClose();
      return queries.invalidateQueries({ queryKey: query.applications.key() });
    },
  });
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <FormDialog
      open={application !== undefined}
      title={m.applications_remove_title()}
      form={form}
      confirm={m.applications_remove()}
      cancel={m.applications_cancel()}
      destructive
      onClose={close}
    >
      <p>{m.applications_remove_text({ name: application?.name || m.applications_former_candidate() })}</p>
      <TextInput
        {...form.field('password')}
        label={m.applications_password()}
        type="password"
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
