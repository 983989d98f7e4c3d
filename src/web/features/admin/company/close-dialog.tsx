import { closing } from '#domain/companies/closing.ts';
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

/** The reason of closing a company for good: required, mailed to everybody who works for it. */
export function CloseDialog({ company, onClose }: Props) {
  const { id, name, version } = company;
  const form = useForm({
    values: { reason: '' },
    check: bySchema(closing),
    send: ({ reason }) => api.companyAdministration.close({ id, version, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={m.admin_close_title({ name })}
      form={form}
      confirm={m.admin_close()}
      cancel={m.admin_cancel()}
      destructive
      onClose={onClose}
    >
      <TextArea {...form.field('reason')} label={m.admin_close_reason()} description={m.admin_close_help()} />
    </FormDialog>
  );
}
