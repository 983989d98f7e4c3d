import { z } from 'zod';
import { cvNameMaximum } from '#domain/cvs/kept.ts';
import { shortText } from '#domain/text/text.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { TextInput } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

const schema = z.object({ name: shortText(cvNameMaximum) });

/** Another name for a CV: only its candidate reads it. */
export function RenameDialog({
  id,
  name,
  onClose,
  onRenamed,
}: {
  id: string;
  name: string;
  onClose(): void;
  onRenamed(name: string): void;
}) {
  const form = useForm({
    values: { name },
    check: bySchema(schema),
    send: (values) => api.cvs.rename({ id, ...values }),
    onDone: ({ data }) => {
      onRenamed(data.name);
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.cvs_rename()}
      form={form}
      confirm={m.cvs_rename_save()}
      cancel={m.cvs_cancel()}
      onClose={onClose}
    >
      <TextInput
        {...form.field('name')}
        label={m.cvs_name_of_cv()}
        description={m.cvs_name_of_cv_help()}
        maxLength={cvNameMaximum}
      />
    </FormDialog>
  );
}
