import { useQueryClient } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { useUndoableAct } from '#web/features/applications/batches/use-undoable-act.ts';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
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
  const act = useUndoableAct();
  const form = useForm({
    values: { password: '' },
    send: async ({ password }) => {
      if (!application) return;
      const { id } = application;
      const order = { id, act: { kind: 'remove' }, password, done: m.common_deleted_successfully() } as const;
      if (!(await act(order))) await api.applications.remove({ id, password });
    },
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
      <OwnPasswordField {...form.field('password')} label={m.applications_password()} />
    </FormDialog>
  );
}
