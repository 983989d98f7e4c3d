import { m } from '#texts/messages.js';
import { TextArea } from '#web/design/form/text-input.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { type FormCheck, useForm } from '#web/forms/use-form.ts';

interface ReasonDialogProps {
  title: string;
  /** The deed, on its button. */
  confirm: string;
  label: string;
  /** Who reads the reason. */
  help: string;
  check: FormCheck;
  send: (reason: string) => Promise<unknown>;
  /** Also after it was done. */
  onClose: () => void;
}

/** A deed against somebody that needs its reason in words: required, and mailed to those it concerns. */
export function ReasonDialog({ title, confirm, label, help, check, send, onClose }: ReasonDialogProps) {
  const form = useForm({
    values: { reason: '' },
    check,
    send: ({ reason }) => send(reason),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={title}
      form={form}
      confirm={confirm}
      cancel={m.admin_cancel()}
      destructive
      onClose={onClose}
    >
      <TextArea {...form.field('reason')} label={label} description={help} />
    </FormDialog>
  );
}
