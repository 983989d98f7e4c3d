import { suspension } from '#domain/companies/suspension.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { TextArea } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

interface Props {
  company: { id: string; name: string; version: number };
  /** Also after it was done. */
  onClose: () => void;
}

/** The reason of a suspension: required, mailed to the owners and shown to the company. */
export function SuspendDialog({ company, onClose }: Props) {
  const { id, name, version } = company;
  const form = useForm({
    values: { reason: '' },
    check: bySchema(suspension),
    send: ({ reason }) => api.companyAdministration.suspend({ id, version, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={m.admin_suspend_title({ name })}
      form={form}
      confirm={m.admin_suspend()}
      cancel={m.admin_cancel()}
      destructive
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label={m.admin_suspend_reason()}
        description={m.admin_suspend_help()}
      />
    </FormDialog>
  );
}
